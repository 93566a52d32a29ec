import type { Box, Chart, Drawing, Point } from './chart.ts';
import { isContainer, WORDS_INSET, wordsSize } from './states.ts';

/** What makes a drawing hard to read, counted. */
export interface Quality {
  /** Labels that lie over each other. */
  labelsOverLabels: number;
  /** Labels that lie over a state that holds no other. */
  labelsOverStates: number;
  /** Transitions that run through such a state. */
  waysThroughStates: number;
  /** Transitions that run through the words of a state that holds others. */
  waysThroughWords: number;
  /** Labels that another transition runs through. */
  waysThroughLabels: number;
  /** Transitions that cross. */
  crossings: number;
}

interface Piece {
  way: number;
  from: Point;
  to: Point;
}

/** Shapes that only touch do not lie over each other. */
const TOUCH = 1;

const areOver = (one: Box, two: Box) =>
  one.x < two.x + two.width - TOUCH &&
  two.x < one.x + one.width - TOUCH &&
  one.y < two.y + two.height - TOUCH &&
  two.y < one.y + one.height - TOUCH;

const boxOf = ({ from, to }: Piece): Box => ({
  x: Math.min(from.x, to.x),
  y: Math.min(from.y, to.y),
  width: Math.abs(from.x - to.x) + TOUCH * 1.01,
  height: Math.abs(from.y - to.y) + TOUCH * 1.01,
});

const within = (box: Box, by: number): Box => ({
  x: box.x + by,
  y: box.y + by,
  width: box.width - 2 * by,
  height: box.height - 2 * by,
});

const isLevel = ({ from, to }: Piece) => Math.abs(from.y - to.y) < 0.5;

/** Whether a level piece and an upright one cross, their ends aside. */
function doCross(one: Piece, two: Piece): boolean {
  if (isLevel(one) === isLevel(two)) return false;
  const [level, upright] = isLevel(one) ? [one, two] : [two, one];
  const isBetween = (value: number, a: number, b: number) =>
    value > Math.min(a, b) + 0.5 && value < Math.max(a, b) - 0.5;
  return isBetween(upright.from.x, level.from.x, level.to.x) && isBetween(level.from.y, upright.from.y, upright.to.y);
}

function countPairs<Item>(items: readonly Item[], isBad: (one: Item, two: Item) => boolean): number {
  return items.reduce((sum, one, index) => sum + items.slice(index + 1).filter((two) => isBad(one, two)).length, 0);
}

const piecesOf = ({ transitions }: Drawing): Piece[] =>
  transitions.flatMap(({ paths }, way) =>
    paths.flatMap((points) => points.slice(1).map((to, index): Piece => ({ way, from: points[index] ?? to, to }))),
  );

/** Where the words of the states stand that hold others. */
function wordsIn(chart: Chart, { states }: Drawing): (Box & { path: string })[] {
  return chart.states.filter(isContainer).flatMap((state) => {
    const drawn = states.find(({ path }) => path === state.path);
    const { width, height } = wordsSize(state, chart);
    return drawn ? [{ path: state.path, x: drawn.x + WORDS_INSET - 4, y: drawn.y + 6, width: width + 8, height }] : [];
  });
}

/** The states whose words a transition runs through, though they hold others beside which it could. */
export function crossedContainers(chart: Chart, drawing: Drawing): string[] {
  const pieces = piecesOf(drawing).map(boxOf);
  return wordsIn(chart, drawing)
    .filter((words) => pieces.some((piece) => areOver(words, piece)))
    .map(({ path }) => path);
}

/** Counts what makes a drawing hard to read. */
export function qualityOf(chart: Chart, drawing: Drawing): Quality {
  const leaves = drawing.states.filter(({ path }) => !chart.states.some(({ parent }) => parent === path));
  const labels = drawing.transitions.map(({ label }, way) => ({ ...label, way }));
  const pieces = piecesOf(drawing);
  const count = <One, Two>(ones: readonly One[], twos: readonly Two[], isBad: (one: One, two: Two) => boolean) =>
    ones.reduce((sum, one) => sum + twos.filter((two) => isBad(one, two)).length, 0);
  return {
    labelsOverLabels: countPairs(labels, areOver),
    labelsOverStates: count(labels, leaves, areOver),
    waysThroughStates: count(leaves, pieces, (leaf, piece) => areOver(within(leaf, 2), boxOf(piece))),
    waysThroughWords: count(wordsIn(chart, drawing), pieces, (words, piece) => areOver(words, boxOf(piece))),
    waysThroughLabels: count(labels, pieces, (label, piece) => piece.way !== label.way && areOver(label, boxOf(piece))),
    crossings: countPairs(pieces, (one, two) => one.way !== two.way && doCross(one, two)),
  };
}
