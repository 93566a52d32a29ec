import { createHash } from 'node:crypto';
import type { Actor } from './access/actor.ts';
import type { ServerContext } from './context.ts';
import { ProblemError } from './problem.ts';
import type { Queries } from './store/database.ts';
import type { Posted } from './store/outbox.ts';
import { beginWrite, endWrite, findWriteRow, isWriteRunning, type WriteRow } from './store/writes.ts';

/** What a write answers; it is kept, so it holds all that a repetition is told. */
export interface WriteAnswer {
  status: number;
  body?: unknown;
}

/** What doing a write comes to. */
export type DoneWrite = WriteAnswer & { mails?: readonly Posted[] };

interface Write {
  /** As `writerOf` says. */
  writer: string;
  key: string;
  operation: string;
  /** All that the caller sent, for the fingerprint. */
  sent: unknown;
}

/** What became of a write, as far as the one who asks may know. */
export type KnownWrite = 'none' | 'running' | 'received' | WriteAnswer;

type Context = Pick<ServerContext, 'database' | 'clock'>;

/** In seconds: the first write is about to be done. */
const RETRY_AFTER_RUNNING = 1;

/** @throws ProblemError `idempotency.keyMissing` for a header that is not there or is no key of 128 random bits */
export function checkKey(header: string | string[] | undefined): void {
  if (typeof header !== 'string' || !/^[A-Za-z0-9_-]{22,64}$/.test(header))
    throw new ProblemError('idempotency.keyMissing');
}

/** Whose write it is. All strangers are one: of them the key alone tells who wrote. */
export const writerOf = ({ session }: Actor): string => session?.sub ?? 'anonymous';

export const running = () => new ProblemError('idempotency.running', { retryAfter: RETRY_AFTER_RUNNING });

/**
 * Does a write once however often it is asked for (`server.idempotency`). The key alone names the write, whoever sends
 * it; key, fingerprint and answer are stored in the transaction of the write itself, so that either all of it holds or
 * nothing.
 *
 * @param act does the write inside the transaction; what it throws undoes everything and is not kept, so the key may
 *   be used again
 * @throws ProblemError `idempotency.received` (another's key), `idempotency.mismatch` (same key, other request),
 *   `idempotency.running`
 */
export async function writeOnce(
  { database, clock }: Context,
  { writer, key, operation, sent }: Write,
  act: (transaction: Queries) => Promise<DoneWrite>,
): Promise<WriteAnswer> {
  const fingerprint = createHash('sha256')
    .update(canonical([operation, sent]))
    .digest('hex');
  let hasActed = false;
  const write = database.transaction(async (transaction) => {
    const { held, kept } = await beginWrite(transaction, key);
    if (!held) throw running();
    if (kept) {
      if (kept.actor !== writer) throw new ProblemError('idempotency.received');
      if (kept.fingerprint !== fingerprint) throw new ProblemError('idempotency.mismatch');
      return answerOf(kept);
    }
    hasActed = true;
    const { status, body, mails = [] } = await act(transaction);
    const row = { key, actor: writer, operation, fingerprint, status, answer: body ?? null, createdAt: clock() };
    // The first write was done between the look at its key and the lock: this one is undone, and the next look sees it.
    if (!(await endWrite(transaction, row, mails))) throw running();
    return { status, body };
  });
  return write.catch(async (thrown: unknown) => {
    // It may have met what the first has just done, as if another had done it.
    const isDone = hasActed && (await findWriteRow(database.db, key).catch(() => undefined)) !== undefined;
    throw isDone ? running() : thrown;
  });
}

/**
 * What became of the write that the key names (`server.writeLookup`): the answer for the one who wrote, the bare fact for
 * anyone else.
 */
export async function findWrite({ database: { db } }: Context, key: string, writer: string): Promise<KnownWrite> {
  const known = (kept: WriteRow) => (kept.actor === writer ? answerOf(kept) : 'received');
  const kept = await findWriteRow(db, key);
  if (kept) return known(kept);
  if (await isWriteRunning(db, key)) return 'running';
  // It may have been done between the two.
  const done = await findWriteRow(db, key);
  return done ? known(done) : 'none';
}

const answerOf = ({ status, answer }: WriteRow): WriteAnswer => ({ status, body: answer ?? undefined });

/** JSON with the members of each object in order, so that the same request has the same fingerprint. */
export function canonical(value: unknown): string {
  return JSON.stringify(value, (_name, member: unknown) =>
    typeof member === 'object' && member !== null && !Array.isArray(member)
      ? Object.fromEntries(Object.entries(member).sort(([one], [other]) => (one < other ? -1 : 1)))
      : member,
  );
}
