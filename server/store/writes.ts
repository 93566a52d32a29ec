import { createHash, randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { Posted } from './outbox.ts';
import { asked, prepared } from './prepared.ts';
import type { Queries } from './queries.ts';
import { idempotencyRecord, outboxMessage } from './schema.ts';

/** A write that was done, by its idempotency key. */
export type WriteRow = typeof idempotencyRecord.$inferSelect;

/** An advisory lock is named by a number of 64 bits. */
const lockOf = (key: string) => createHash('sha256').update(key).digest().readBigInt64BE(0).toString();
const { placeholder } = sql;

/** Waits for the lock of a key, and holds it until the transaction ends. */
export async function holdLock(db: Queries, key: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(${lockOf(key)}::bigint)`);
}

const beginning = prepared((db) => {
  const lock = db
    .$with('lock')
    .as(
      db
        .select({ held: sql<boolean>`pg_try_advisory_xact_lock(${placeholder('lock')}::bigint)`.as('held') })
        .from(sql`(select) as nothing`),
    );
  return db
    .with(lock)
    .select({ held: lock.held, kept: idempotencyRecord })
    .from(lock)
    .leftJoin(idempotencyRecord, eq(idempotencyRecord.key, placeholder('key')))
    .prepare('write_begins');
});

/**
 * Takes the lock of a key until the transaction ends, and finds what the key did before; both in one statement.
 *
 * @returns held: whether the lock was free; kept: what was done with the key, null where nothing was
 */
export async function beginWrite(db: Queries, key: string): Promise<{ held: boolean; kept: WriteRow | null }> {
  const [row] = await beginning(db).execute({ key, lock: lockOf(key) });
  return row ?? { held: false, kept: null };
}

const ending = prepared((db) => {
  const mails = db.$with('mails', {}).as(sql`
    insert into ${outboxMessage} (id, recipient, reply_to, mail, due_at, created_at)
    select id, recipient, "replyTo", mail, ${placeholder('createdAt')}, ${placeholder('createdAt')}
    from jsonb_to_recordset(${placeholder('mails')}::jsonb) as posted (id uuid, recipient text, "replyTo" text, mail jsonb)
  `);
  return db
    .with(mails)
    .insert(idempotencyRecord)
    .values({
      ...asked('key', 'actor', 'operation', 'fingerprint', 'status', 'createdAt'),
      answer: sql`${placeholder('answer')}::jsonb`,
    })
    .onConflictDoNothing()
    .returning({ key: idempotencyRecord.key })
    .prepare('write_ends');
});

/**
 * Keeps what a write answers, and puts its mails into the outbox.
 *
 * @returns false where the key was used between the look at it and the lock
 */
export async function endWrite(
  db: Queries,
  { answer, ...write }: WriteRow,
  mails: readonly Posted[],
): Promise<boolean> {
  const kept = await ending(db).execute({
    ...write,
    answer: answer === null ? null : JSON.stringify(answer),
    mails: JSON.stringify(mails.map((posted) => ({ id: randomUUID(), ...posted }))),
  });
  return kept.length > 0;
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
