import { and, desc, eq, gt, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import type { Queries } from './queries.ts';
import { leftDrafts } from './schema.ts';

/** In milliseconds: what was left is taken up within so long (`draft.elsewhere`). */
const KEPT_LEFT = 24 * 60 * 60_000;
/** In milliseconds: an answer that was lost on the way is given again for so long. */
const KEPT_TAKEN = 60_000;
/** So many wait at most; more only until the next round. */
const MOST_LEFT = 5_000;

const limits = (now: Date) => ({
  left: new Date(now.getTime() - KEPT_LEFT),
  taken: new Date(now.getTime() - KEPT_TAKEN),
});

/** Leaves drafts, in the place of what was left there before. */
export async function putLeftDrafts(db: Queries, row: { key: string; body: string; leftAt: Date }): Promise<void> {
  const fresh = { body: row.body, leftAt: row.leftAt, takenAt: null };
  await db.insert(leftDrafts).values(row).onConflictDoUpdate({ target: leftDrafts.key, set: fresh });
}

/**
 * Takes up what was left, and notes when that was first.
 *
 * @returns its sealed body; null where there is none any more
 */
export async function takeLeftDrafts(db: Queries, { key, now }: { key: string; now: Date }): Promise<string | null> {
  const { left, taken } = limits(now);
  const [row] = await db
    .update(leftDrafts)
    .set({ takenAt: sql`coalesce(${leftDrafts.takenAt}, ${now.toISOString()}::timestamptz)` })
    .where(
      and(
        eq(leftDrafts.key, key),
        gt(leftDrafts.leftAt, left),
        or(isNull(leftDrafts.takenAt), gt(leftDrafts.takenAt, taken)),
      ),
    )
    .returning({ body: leftDrafts.body });
  return row?.body ?? null;
}

export async function removeLeftDrafts(db: Queries, key: string): Promise<void> {
  await db.delete(leftDrafts).where(eq(leftDrafts.key, key));
}

/** Removes what nobody can take up any more, and of the rest the oldest, where there are too many (`draft.elsewhere`). */
export async function dropLeftDrafts(db: Queries, now: Date): Promise<void> {
  const { left, taken } = limits(now);
  await db.delete(leftDrafts).where(or(lte(leftDrafts.leftAt, left), lte(leftDrafts.takenAt, taken)));
  const tooMany = db
    .select({ key: leftDrafts.key })
    .from(leftDrafts)
    .orderBy(desc(leftDrafts.leftAt), leftDrafts.key)
    .offset(MOST_LEFT);
  await db.delete(leftDrafts).where(inArray(leftDrafts.key, tooMany));
}
