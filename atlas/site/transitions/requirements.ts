import type { Chart, ChartTransition } from '../../chart/chart.ts';

/** The requirements that a state serves: its own, or where it cites none those of the state around it. */
export function requirementsOfState(chart: Chart, path: string): string[] {
  const state = chart.states.find((one) => one.path === path);
  if (!state) return [];
  if (state.requirements.length > 0 || state.parent === null) return state.requirements;
  return requirementsOfState(chart, state.parent);
}

/** The requirements that a transition serves: those of the states that it leads to, or of its own where it stays. */
export function requirementsOf(chart: Chart, { source, targets }: ChartTransition): string[] {
  const places = targets.length > 0 ? targets : [source];
  return [...new Set(places.flatMap((path) => requirementsOfState(chart, path)))];
}
