import type { Box, Chart, Drawing, Point } from './chart.ts';
import { linesOf, sizeOf } from './states.ts';

/* A machine that is in several states at once, with nothing that leads from one of them into another. */

/** In pixels, round the machine, and between its edge and what it holds. */
const MARGIN = 12;

/**
 * The regions of a machine, each as a chart of its own; null where the machine has none, or where they cannot be drawn
 * apart.
 */
export function regionsOf(chart: Chart): Chart[] | null {
  const regions = chart.states.filter(({ parent }) => parent === '');
  const isIn = (region: string) => (path: string) => path === region || path.startsWith(`${region}.`);
  const isWithin = (region: string, { source, targets }: Chart['transitions'][number]) =>
    [source, ...targets].every(isIn(region));
  const isApart = chart.transitions.every(
    (transition) => transition.targets.length === 0 || regions.some(({ path }) => isWithin(path, transition)),
  );
  if (chart.states[0]?.type !== 'parallel' || !isApart) return null;
  return regions.map(({ path }) => ({
    ...chart,
    states: chart.states
      .filter((state) => isIn(path)(state.path))
      .map((state) => (state.path === path ? { ...state, parent: null } : state)),
    transitions: chart.transitions.filter(({ source }) => isIn(path)(source)),
  }));
}

function moved({ states, transitions, initials, ...size }: Drawing, by: Point): Drawing {
  const point = ({ x, y }: Point): Point => ({ x: x + by.x, y: y + by.y });
  const box = <Moved extends Box>(one: Moved): Moved => ({ ...one, ...point(one) });
  return {
    ...size,
    states: states.map((state) => ({ ...box(state), depth: state.depth + 1 })),
    transitions: transitions.map(({ id, paths, label }) => ({
      id,
      paths: paths.map((path) => path.map(point)),
      label: box(label),
    })),
    initials: initials.map(({ state, dot, path }) => ({ state, dot: point(dot), path: path.map(point) })),
  };
}

/** Drawings in rows from the left to the right, as many in each as the width holds. */
function inRows(chart: Chart, regions: readonly Drawing[], widest: number): Drawing {
  const [machine] = chart.states;
  if (!machine) throw new Error(`${chart.machine} has no states`);
  const words = sizeOf(machine, chart);
  const placed: Drawing[] = [];
  let [x, y, rowHeight, width] = [0, words.height, 0, words.width];
  for (const region of regions) {
    if (x > 0 && x + region.width > widest) [x, y, rowHeight] = [0, y + rowHeight, 0];
    placed.push(moved(region, { x: x + MARGIN, y: y + MARGIN }));
    x += region.width;
    rowHeight = Math.max(rowHeight, region.height);
    width = Math.max(width, x);
  }
  const height = y + rowHeight;
  return {
    width: width + 2 * MARGIN,
    height: height + 2 * MARGIN,
    states: [
      {
        path: machine.path,
        depth: 0,
        outcome: null,
        lines: linesOf(machine, chart),
        x: MARGIN,
        y: MARGIN,
        width,
        height,
      },
      ...placed.flatMap(({ states }) => states),
    ],
    transitions: placed.flatMap(({ transitions }) => transitions),
    initials: placed.flatMap(({ initials }) => initials),
  };
}

/** The drawings of regions beside and below each other, in their order, in rows of every width that makes a difference. */
export function packings(chart: Chart, regions: readonly Drawing[]): Drawing[] {
  const widths = regions.map((_region, index) =>
    regions.slice(0, index + 1).reduce((width, one) => width + one.width, 0),
  );
  return widths.map((width) => inRows(chart, regions, width));
}
