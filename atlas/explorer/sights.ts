import type { FlowModel, Place, Sight } from '../../machines/flowModel.ts';

/** The innermost state of a place. */
export const innermost = ({ states }: Pick<Place<unknown>, 'states'>): string => states.at(-1) ?? '';

/** The states of a place: the flow's own, then those of the machines that run in it, by the id of their `invoke`. */
export const withInvoked = (own: string[], invoked: Record<string, string[]>): string[] => [
  ...own,
  ...Object.entries(invoked).flatMap(([id, states]) =>
    states.map((state) => `${innermost({ states: own })} › ${id}.${state}`),
  ),
];

/** The state of the flow's own machine that a look belongs to, and what tells it there from the state's other looks. */
export function lookOf({ in: state, name = '' }: Pick<Sight<unknown>, 'in' | 'name'>): {
  state: string;
  sight: string;
} {
  const [own = '', ...invoked] = state.split(' › ');
  return { state: own, sight: [...invoked, name].filter(Boolean).join(' · ') };
}

/** What a person sees at a place, as the model says it; one alone where the model is clear. */
export const sightsAt = (model: FlowModel, place: Place<unknown>, by: string): Sight<unknown>[] =>
  model.sees.filter((sight) => sight.in === innermost(place) && (sight.where?.(place, by) ?? true));
