import { join } from 'node:path';
import { modulesIn } from '../modulesIn.ts';
import type { SenderParts } from './sender.ts';

type SweepParts = Pick<SenderParts, 'database' | 'clock'>;

/** What becomes of a subject whose time is over; at several processes at once it does no harm. */
export interface Sweep {
  /** What must not wait. */
  eachMinute?: (parts: SweepParts) => Promise<void>;
  eachHour?: (parts: SweepParts) => Promise<void>;
}

const found = await modulesIn<{ sweep: Sweep }>(join(import.meta.dirname, 'sweeps'));

/**
 * Sweeps every subject that has a file in `sweeps/`; one that fails keeps no other.
 *
 * @throws what the first that failed has thrown, once all have had their turn
 */
export async function keepHouse(often: keyof Sweep, parts: SweepParts): Promise<void> {
  const failed: unknown[] = [];
  for (const { sweep } of found.values()) await sweep[often]?.(parts).catch((thrown: unknown) => failed.push(thrown));
  if (failed.length > 0) throw failed[0];
}
