import { setTimeout as wait } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import type { Queries } from '../store/queries.ts';
import { person, personOfRegisters } from '../store/schema.ts';

/*
 * What the registers of the demo have in common: they decide by seeded rows, never by what somebody typed, and a row says
 * how its register behaves. A retailer replaces the files beside this one.
 */

/** In milliseconds: how long a register thinks with which a row says that it is slow. */
const SLOW_ANSWER = 2_000;

export type RegisterRow = typeof personOfRegisters.$inferSelect;

/** The row of whoever has an identity code; null where nothing is said of them. */
export async function rowOfPerson(db: Queries, identityCode: string | null): Promise<RegisterRow | null> {
  if (identityCode === null) return null;
  const [found] = await db
    .select({ row: personOfRegisters })
    .from(personOfRegisters)
    .innerJoin(person, eq(person.sub, personOfRegisters.sub))
    .where(eq(person.identityCode, identityCode.toUpperCase()));
  return found?.row ?? null;
}

/** Whether a register answers at all; one that is slow does so after a while. */
export async function answers(mood: 'slow' | 'away' | 'wrong' | null | undefined): Promise<boolean> {
  if (mood === 'slow') await wait(SLOW_ANSWER);
  return mood !== 'away';
}
