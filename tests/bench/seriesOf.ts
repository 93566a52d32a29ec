import type { Segment } from '../../domain/consumption/index.ts';
import { dayEnd, dayStart } from '../../domain/time/index.ts';

/** A series of values that go up and down. @param step milliseconds */
export function seriesOf(from: string, to: string, step: number): Segment {
  const length = (dayEnd(to) - dayStart(from)) / step;
  const values = Int32Array.from({ length }, (_, at) => 300 + ((at * 7919) % 1700));
  return { from: dayStart(from), step, values, status: new Uint8Array(length) };
}
