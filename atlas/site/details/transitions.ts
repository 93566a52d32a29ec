import type { Chart, ChartTransition } from '../../chart/chart.ts';

/** Whether a state is another or lies in it; all lie in the machine itself, whose path is empty. */
const isWithin = (path: string, other: string) => other === '' || path === other || path.startsWith(`${other}.`);

/** The transitions that lead to a state, by its own name. */
export const transitionsInto = ({ transitions }: Chart, path: string): ChartTransition[] =>
  transitions.filter(({ targets }) => targets.includes(path));

/** The transitions that can be taken in a state: its own, then those of the states around it. */
export const transitionsOutOf = ({ transitions }: Chart, path: string): ChartTransition[] =>
  transitions
    .filter(({ source }) => isWithin(path, source))
    .toSorted((one, two) => two.source.length - one.source.length);
