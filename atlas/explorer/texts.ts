import type { Action, FlowModel, Language, Part, Text, Typed } from '../../machines/flowModel.ts';

/** What a text is found under where all texts of a model have been looked up. */
export const textKey = (text: Text): string => (typeof text === 'string' ? text : JSON.stringify(text));

/** What a person types in a language. */
export const typedIn = (typed: Typed, language: Language): string =>
  typeof typed === 'string' ? typed : typed[language];

/** The part that a person uses; null where they do something else. */
export function usedPart(action: Action): Part | null {
  if ('press' in action) return action.press;
  if ('fill' in action) return action.fill;
  if ('type' in action) return action.type;
  if ('clear' in action) return action.clear;
  if ('check' in action) return action.check;
  if ('uncheck' in action) return action.uncheck;
  if ('choose' in action) return action.choose;
  if ('select' in action) return action.select;
  return 'upload' in action ? action.upload : null;
}

const textsOfPart = ({ name, mark }: Part): Text[] => [name, ...(mark === undefined ? [] : [mark])];

const textsIn = (action: Action): Text[] => {
  const part = usedPart(action);
  return [...(part ? textsOfPart(part) : []), ...('select' in action ? [action.option] : [])];
};

/** Every text that a model has a person see or use, each once. */
export function textsOf({ starts, events, outcomes, sees }: FlowModel): Text[] {
  const cases: { does?: Action[] | undefined }[] = [
    ...Object.values(starts).flatMap(({ begins, again }) => [{ does: begins?.does }, { does: again?.does }]),
    ...Object.values(events).flatMap((one) => Object.values(one)),
    ...Object.values(outcomes).flatMap((one) => Object.values(one)),
  ];
  const done = cases.flatMap(({ does = [] }) => does);
  const parts = sees.flatMap(({ can = [], cannot = [], shows = [], holds = [], focus }) => [
    ...[...can, ...cannot, ...shows].flatMap(textsOfPart),
    ...holds.flatMap((held) => [...textsOfPart(held.part), ...('option' in held ? [held.option] : [])]),
    ...(focus ? textsOfPart(focus) : []),
  ]);
  const seen = sees.flatMap(({ dialog, heading, texts = [], behind = [] }) => [dialog, heading, ...texts, ...behind]);
  const all = [...seen, ...parts, ...done.flatMap(textsIn)];
  return [...new Map(all.flatMap((text) => (text === undefined ? [] : [[textKey(text), text]]))).values()];
}
