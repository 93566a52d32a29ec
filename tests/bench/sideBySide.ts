/** One thing that is done twice: our way, and the way it is held against. Who answers milliseconds has measured it itself. */
export interface Pair {
  name: string;
  ours: () => unknown;
  reference: () => unknown;
  /** What the reference is. */
  against: string;
  /** What the ratio may be at most, where that is held. */
  limit?: number;
}

export interface Ratio {
  name: string;
  against: string;
  /** Milliseconds where nothing else is said, the median of the runs. */
  ours: number;
  reference: number;
  /** Ours by the reference, the median of the runs' own ratios: machines are noisy, a ratio holds. */
  ratio: number;
  /** What the ratio may be at most, where that is held. */
  limit?: number;
}

const RUNS = 9;

async function time(run: Pair['ours']): Promise<number> {
  const begun = performance.now();
  const measured = await run();
  return typeof measured === 'number' ? measured : performance.now() - begun;
}

/** The one in the middle. */
export const median = (values: number[]) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

/** Runs both ways in turn, after one turn that does not count. */
export async function compare({ ours, reference, ...told }: Pair): Promise<Ratio> {
  const turns: Turn[] = [];
  for (let run = 0; run <= RUNS; run += 1) turns.push({ ours: await time(ours), reference: await time(reference) });
  return { ...told, ...middle(turns.slice(1)) };
}

/** One turn of both ways, in milliseconds. */
export interface Turn {
  ours: number;
  reference: number;
}

/** What all turns come to. */
export const middle = (turns: readonly Turn[]): Turn & { ratio: number } => ({
  ours: median(turns.map((turn) => turn.ours)),
  reference: median(turns.map((turn) => turn.reference)),
  ratio: median(turns.map((turn) => turn.ours / turn.reference)),
});
