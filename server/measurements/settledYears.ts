import { createHash } from 'node:crypto';
import type { DayRange } from '../../domain/consumption/index.ts';
import type { ServerContext } from '../context.ts';
import { packAnswer, type PackedAnswer } from '../http/packedAnswer.ts';
import { measurementFingerprints, type Measured } from '../store/measurements.ts';
import { monthsOf } from './readSeries.ts';

/** What an answer is made of: of which series, and whatever else decides how it looks. */
interface Asked {
  meters: readonly Measured[];
  range: DayRange;
  /** Without anything that names who asks: the answer is sent to whoever may read the same. */
  look: unknown;
}

/**
 * The answer of years that are over: as it was kept, where nothing has changed that it is made of, or made and kept. To be
 * called once access is decided.
 */
export async function settledYears(
  { database, settledYears: years, settings }: Pick<ServerContext, 'database' | 'settledYears' | 'settings'>,
  { meters, range, look }: Asked,
  make: () => Promise<unknown>,
): Promise<PackedAnswer> {
  const stored = async () => JSON.stringify(await measurementFingerprints(database.db, meters, monthsOf(range)));
  const before = await stored();
  const hash = createHash('sha256').update(JSON.stringify([settings.isDemo, range, look, before]));
  const key = `${meters[0]?.no} ${hash.digest('base64url')}`;
  const known = years.find(key);
  if (known) return known;
  const answer = await packAnswer(await make());
  // What was corrected while it was made may be in it or not.
  if ((await stored()) === before) years.keep(key, answer);
  return answer;
}
