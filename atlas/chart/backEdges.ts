import type { Chart } from './chart.ts';
import { chainOf } from './states.ts';

/** A transition with several targets is an edge to each. */
export const edgeId = (transition: string, target: number): string => `${transition} → ${target}`;

interface Step {
  id: string;
  from: string;
  to: string;
}

/** Each edge at the level where it leads from one state to another that lies beside it. */
function stepsByLevel(chart: Chart): Map<string, Step[]> {
  const levels = new Map<string, Step[]>();
  for (const { id, source, targets } of chart.transitions) {
    targets.forEach((target, index) => {
      const out = chainOf(chart, source);
      const into = chainOf(chart, target);
      const level = out.find((path) => into.includes(path));
      if (level === undefined) return;
      const from = out[out.indexOf(level) - 1];
      const to = into[into.indexOf(level) - 1];
      if (from === undefined || to === undefined || from === to) return;
      levels.set(level, [...(levels.get(level) ?? []), { id: edgeId(id, index), from, to }]);
    });
  }
  return levels;
}

/**
 * The edges that lead back: on each level, depth first from where it begins and in the machine's order, those to a state
 * that the walk is still on. Handed over reversed, nothing goes round in circles, so that what comes first stands first.
 */
export function backEdges(chart: Chart): Set<string> {
  const back = new Set<string>();
  for (const [level, steps] of stepsByLevel(chart)) {
    const seen = new Set<string>();
    const walk = (at: string, on: ReadonlySet<string>): void => {
      if (seen.has(at)) return;
      seen.add(at);
      const here = new Set([...on, at]);
      for (const { id, to } of steps.filter(({ from }) => from === at)) {
        if (here.has(to)) back.add(id);
        else walk(to, here);
      }
    };
    const children = chart.states.filter(({ parent }) => parent === level).map(({ path }) => path);
    const initial = chart.states.find(({ path }) => path === level)?.initial;
    for (const path of [...(initial ? [initial] : []), ...children]) walk(path, new Set());
  }
  return back;
}
