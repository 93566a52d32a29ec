import { modelsOf, type Edge } from '../../../atlas/explorer/explore.ts';
import type { FlowModel } from '../../../machines/flowModel.ts';

/*
 * What happens in a flow without anybody.
 */

/** In milliseconds: a delay that is no longer passes by itself. */
export const SHORT = 5000;

/** What was taken, without the short delays that pass while the page is looked at as well. */
export function withoutShort(model: FlowModel, taken: string[], planned: string[]): string[] {
  const short = modelsOf(model)
    .flatMap(({ delays = {} }) => Object.entries(delays))
    .filter(([, { takes }]) => takes <= SHORT)
    .map(([name]) => `xstate.after.${name}.`);
  const isShort = (id: string) => short.some((name) => id.includes(name));
  if (!planned.some(isShort)) return taken.filter((id) => !isShort(id));
  // At least one of them was waited for.
  return taken.length >= planned.length && taken.every(isShort) ? planned : taken;
}

/** Whether nobody does anything for a step. */
export const isByItself = ({ sent: { from, model } }: Edge) =>
  from.kind === 'event' && model.events[from.type]?.[from.case]?.does?.length === 0;

/** The ids of all calls that a look of the flow may wait for. */
export const awaitedIn = (model: FlowModel): string[] => [
  ...modelsOf(model).flatMap(({ outcomes }) => Object.keys(outcomes)),
  ...model.sees.flatMap(({ waitsFor = [] }) => waitsFor),
];
