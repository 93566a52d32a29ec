import { and, eq, gt, isNull, lte } from 'drizzle-orm';
import type { Queries } from './queries.ts';
import { underProof } from './schema.ts';

/** Something that awaits, or has awaited, the proof of who has asked for it. */
export type ProofRow = typeof underProof.$inferSelect;

export async function addProof(db: Queries, row: typeof underProof.$inferInsert): Promise<void> {
  await db.insert(underProof).values(row);
}

/** What awaits its proof, by its id; null where there is nothing. */
export async function findProof(db: Queries, id: string): Promise<ProofRow | null> {
  const [row] = await db.select().from(underProof).where(eq(underProof.id, id));
  return row ?? null;
}

/** The same, and nobody else changes it until the transaction ends. */
export async function holdProof(db: Queries, id: string): Promise<ProofRow | null> {
  const [row] = await db.select().from(underProof).where(eq(underProof.id, id)).for('update');
  return row ?? null;
}

/**
 * Binds what waits to a browser, once (`proof.once`).
 *
 * @param verifier digest of what the browser has shown
 * @param holder digest of what it holds from now on
 * @returns false where it is bound already, or nothing of the verifier waits
 */
export async function bindProof(
  db: Queries,
  { id, verifier, holder, now }: Pick<ProofRow, 'id' | 'verifier'> & { holder: string; now: Date },
): Promise<boolean> {
  const bound = await db
    .update(underProof)
    .set({ holder })
    .where(
      and(
        eq(underProof.id, id),
        eq(underProof.verifier, verifier),
        eq(underProof.state, 'waiting'),
        isNull(underProof.holder),
        gt(underProof.until, now),
      ),
    )
    .returning({ id: underProof.id });
  return bound.length > 0;
}

/** What waits comes to an end, and of what was asked for nothing is left (`proof.sealed`). */
export async function endProof(
  db: Queries,
  id: string,
  outcome: { state: 'cancelled' | 'expired' } | { state: 'verified'; person: string; answer: unknown },
): Promise<void> {
  await db
    .update(underProof)
    .set({ ...outcome, body: null })
    .where(and(eq(underProof.id, id), eq(underProof.state, 'waiting')));
}

/** What has waited too long is over. */
export async function expireProofs(db: Queries, now: Date): Promise<void> {
  await db
    .update(underProof)
    .set({ state: 'expired', body: null })
    .where(and(eq(underProof.state, 'waiting'), lte(underProof.until, now)));
}

/** Forgets what was begun before the instant. */
export async function removeProofs(db: Queries, before: Date): Promise<void> {
  await db.delete(underProof).where(lte(underProof.createdAt, before));
}
