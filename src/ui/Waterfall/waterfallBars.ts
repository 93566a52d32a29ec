/** What a bar does to the sum before it. */
export type WaterfallTone = 'start' | 'raised' | 'lowered' | 'same' | 'end';

export interface WaterfallBar {
  tone: WaterfallTone;
  /** In cents, from the sum before it to the sum after it; those of the first and the last stand on zero. */
  from: number;
  to: number;
}

/** In cents; the least is zero or, where a bill is a refund, below it. */
export interface WaterfallScale {
  least: number;
  most: number;
}

function toneOf(cents: number): WaterfallTone {
  if (cents === 0) return 'same';
  return cents > 0 ? 'raised' : 'lowered';
}

/** The bars of a sum, of each of its changes in cents, and of the sum that they come to. */
export function waterfallBars(start: number, changes: number[], end: number): WaterfallBar[] {
  let sum = start;
  const steps = changes.map((cents): WaterfallBar => {
    const from = sum;
    sum += cents;
    return { tone: toneOf(cents), from, to: sum };
  });
  return [{ tone: 'start', from: 0, to: start }, ...steps, { tone: 'end', from: 0, to: end }];
}

/** In cents: the scale begins and ends at full tens of euros. */
const STEP = 1000;

export function scaleOf(bars: WaterfallBar[]): WaterfallScale {
  const steps = bars.flatMap(({ from, to }) => [from / STEP, to / STEP]);
  return { least: Math.floor(Math.min(0, ...steps)) * STEP, most: Math.ceil(Math.max(1, ...steps)) * STEP };
}

/** How many euros a tick is, so that no more than `limit` of them stand beside one another: 1, 2, 5, 10, 20 … */
export function eurosPerTick({ least, most }: WaterfallScale, limit: number): number {
  const euros = (most - least) / 100;
  for (let decade = 1; ; decade *= 10) {
    const fitting = [1, 2, 5].find((step) => euros / (step * decade) <= limit);
    if (fitting !== undefined) return fitting * decade;
  }
}

/** How much of its euros a tick fills; the rest is air. */
const FILL = 0.62;

/** The ticks of a bar as an SVG path, one unit a tick along the scale and one high. */
export function barPath({ from, to }: WaterfallBar, { least }: WaterfallScale, euros: number): string {
  const unit = euros * 100;
  const first = (Math.min(from, to) - least) / unit;
  const length = Math.abs(to - from) / unit;
  const tick = (at: number) => {
    const width = Math.max(FILL / 2, Math.min(FILL, length - at));
    return `M${(first + at).toFixed(3)} 0h${width.toFixed(3)}v1h-${width.toFixed(3)}z`;
  };
  return Array.from({ length: Math.max(1, Math.ceil(length)) }, (_, at) => tick(at)).join('');
}
