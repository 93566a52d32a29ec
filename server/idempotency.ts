import { createHash } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import type { ServerContext } from './context.ts';
import { ProblemError } from './problem.ts';
import type { Queries } from './store/database.ts';
import { idempotencyRecord } from './store/schema.ts';

/** What a write answers; it is kept, so it holds all that a repetition is told. */
export interface WriteAnswer {
  status: number;
  body?: unknown;
}

interface Write {
  /** Who writes; the same key of another actor is another write. */
  actor: string;
  key: string;
  operation: string;
  /** All that the caller sent, for the fingerprint. */
  sent: unknown;
}

/** In seconds: the first write is about to be done. */
const RETRY_AFTER_RUNNING = 1;

/** @throws ProblemError `idempotency.keyMissing` for a header that is not there or is no key */
export function checkKey(header: string | string[] | undefined): void {
  if (typeof header !== 'string' || !/^[A-Za-z0-9-]{16,64}$/.test(header))
    throw new ProblemError('idempotency.keyMissing');
}

/**
 * Does a write once however often it is asked for (`server.idempotency`). The key, a fingerprint of what was sent and
 * the answer are stored in the transaction of the write itself, so that either all of it holds or nothing.
 *
 * @param act does the write inside the transaction; what it throws undoes everything and is not kept, so the key may
 *   be used again
 * @throws ProblemError `idempotency.mismatch` (same key, other request), `idempotency.running`
 */
export async function writeOnce<Answer extends WriteAnswer>(
  { database, clock }: Pick<ServerContext, 'database' | 'clock'>,
  { actor, key, operation, sent }: Write,
  act: (transaction: Queries) => Promise<Answer>,
): Promise<WriteAnswer> {
  const fingerprint = createHash('sha256')
    .update(canonical([operation, sent]))
    .digest('hex');
  return database.db.transaction(async (transaction) => {
    if (!(await isLocked(transaction, `${actor}\n${key}`)))
      throw new ProblemError('idempotency.running', { retryAfter: RETRY_AFTER_RUNNING });

    const [first] = await transaction
      .select()
      .from(idempotencyRecord)
      .where(and(eq(idempotencyRecord.actor, actor), eq(idempotencyRecord.key, key)));
    if (first && first.fingerprint !== fingerprint) throw new ProblemError('idempotency.mismatch');
    if (first) return { status: first.status, body: first.answer ?? undefined };

    const { status, body } = await act(transaction);
    await transaction
      .insert(idempotencyRecord)
      .values({ actor, key, operation, fingerprint, status, answer: body ?? null, createdAt: clock() });
    return { status, body };
  });
}

/** Takes the lock of a key until the transaction ends; false when another transaction has it. */
async function isLocked(transaction: Queries, name: string): Promise<boolean> {
  const number = createHash('sha256').update(name).digest().readBigInt64BE(0);
  const { rows } = (await transaction.execute(
    sql`select pg_try_advisory_xact_lock(${number.toString()}::bigint) as held`,
  )) as { rows: { held: boolean }[] };
  return rows[0]?.held === true;
}

/** JSON with the members of each object in order, so that the same request has the same fingerprint. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_name, member: unknown) =>
    typeof member === 'object' && member !== null && !Array.isArray(member)
      ? Object.fromEntries(Object.entries(member).sort(([one], [other]) => (one < other ? -1 : 1)))
      : member,
  );
}
