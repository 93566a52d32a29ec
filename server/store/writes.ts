import { createHash } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { prepared } from './prepared.ts';
import type { Queries } from './queries.ts';
import { idempotencyRecord } from './schema.ts';

/** A write that was done, by its idempotency key. */
export type WriteRow = typeof idempotencyRecord.$inferSelect;

/** An advisory lock is named by a number of 64 bits. */
const lockOf = (key: string) => createHash('sha256').update(key).digest().readBigInt64BE(0).toString();
const { placeholder } = sql;

const beginning = prepared((db) => {
  const free = db
    .$with('free')
    .as(
      db
        .select({ held: sql<boolean>`pg_try_advisory_xact_lock(${placeholder('lock')}::bigint)`.as('held') })
        .from(sql`(select) as nothing`),
    );
  const begun = db.$with('begun', { key: idempotencyRecord.key }).as(sql`
    insert into ${idempotencyRecord} (key, actor, operation, fingerprint, created_at)
    select ${placeholder('key')}, ${placeholder('actor')}, ${placeholder('operation')}, ${placeholder('fingerprint')}, ${placeholder('now')}::timestamptz
    from ${free} where held on conflict do nothing returning key
  `);
  return db
    .with(free, begun)
    .select({ held: free.held, begun: sql<boolean>`exists (select from ${begun})` })
    .from(free)
    .prepare('write_begins');
});

/**
 * Takes the lock of a key until the transaction ends, and writes the key down where it is new; both in one statement.
 *
 * @returns held: whether the lock was free; begun: whether nobody used the key before
 */
export async function beginWrite(
  db: Queries,
  write: Pick<WriteRow, 'key' | 'actor' | 'operation' | 'fingerprint'>,
  now: Date,
): Promise<{ held: boolean; begun: boolean }> {
  const [row] = await beginning(db).execute({ ...write, lock: lockOf(write.key), now: now.toISOString() });
  return row ?? { held: false, begun: false };
}

const ending = prepared((db) =>
  db
    .update(idempotencyRecord)
    .set({ status: sql`${placeholder('status')}::integer`, answer: sql`${placeholder('answer')}::jsonb` })
    .where(eq(idempotencyRecord.key, placeholder('key')))
    .prepare('write_ends'),
);

/** Keeps what a write that has begun answers. */
export async function endWrite(db: Queries, key: string, status: number, answer: unknown): Promise<void> {
  await ending(db).execute({ key, status, answer: answer === undefined ? null : JSON.stringify(answer) });
}

/** What is kept of a write; undefined where it was never done. */
export async function findWriteRow(db: Queries, key: string): Promise<WriteRow | undefined> {
  const [row] = await db.select().from(idempotencyRecord).where(eq(idempotencyRecord.key, key));
  return row;
}

/** Whether a transaction that has begun the write is still at it. */
export async function isWriteRunning(db: Queries, key: string): Promise<boolean> {
  const { rows } = (await db.execute(sql`select pg_try_advisory_xact_lock_shared(${lockOf(key)}::bigint) as held`)) as {
    rows: { held: boolean }[];
  };
  return rows[0]?.held !== true;
}
