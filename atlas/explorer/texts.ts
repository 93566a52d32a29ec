import type { Action, FlowModel, Part, Text } from '../../machines/flowModel.ts';

/** What a text is found under where all texts of a model have been looked up. */
export const textKey = (text: Text): string => (typeof text === 'string' ? text : JSON.stringify(text));

const partsOf = (action: Action): Part[] => {
  if ('press' in action) return [action.press];
  return 'fill' in action ? [action.fill] : [];
};

/** Every text that a model has a person see or use, each once. */
export function textsOf({ events, sees }: FlowModel): Text[] {
  const done = Object.values(events).flatMap((cases) => Object.values(cases).flatMap(({ does = [] }) => does));
  const used = sees.flatMap(({ can = [], cannot = [], holds = [], focus }) => [
    ...can,
    ...cannot,
    ...holds.map(({ part }) => part),
    ...(focus ? [focus] : []),
  ]);
  const seen = sees.flatMap(({ dialog, heading, texts = [] }) => [dialog, heading, ...texts]);
  const all = [...seen, ...[...done.flatMap(partsOf), ...used].map(({ name }) => name)];
  return [...new Map(all.flatMap((text) => (text === undefined ? [] : [[textKey(text), text]]))).values()];
}
