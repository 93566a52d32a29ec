import type { ChartState, DrawnState } from '../../chart/chart.ts';

/* Where words stand in what the layout has drawn, in pixels. */

/** From the edge of a state to its words. */
export const PAD = 14;
/** The baselines of a state's name and of the first line below it, then from one line to the next. */
const NAME = 20;
const FIRST_LINE = 40;
const LINE = 16;

export const isContainer = ({ type }: Pick<ChartState, 'type'>): boolean => type === 'compound' || type === 'parallel';

/** The baseline of a state's name: in the middle of a box that holds nothing else. */
export function nameY(state: ChartState, { y, height, lines }: DrawnState, hasPicture: boolean): number {
  const isAlone = !hasPicture && lines.length === 0 && !isContainer(state);
  return isAlone ? y + height / 2 + 5 : y + NAME;
}

/** The baseline of a line below the name. */
export const lineY = ({ y }: DrawnState, index: number): number => y + FIRST_LINE + LINE * index;

/** Where the picture of a state begins, below its lines. */
export const pictureY = (drawn: DrawnState): number => lineY(drawn, drawn.lines.length) - 10;
