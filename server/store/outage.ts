import { setTimeout as pause } from 'node:timers/promises';
import { DrizzleQueryError } from 'drizzle-orm';

/** In milliseconds: at start nobody waits for an answer. */
export const START_PATIENCE = 10_000;
/** In milliseconds, between two tries. */
const START_PAUSE = 250;

const codesOfTheSystem = new Set([
  'EAI_AGAIN',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
]);
/** What a server says that takes no writes: a standby, or one that was taken out of service. */
export const READ_ONLY = '25006';
/**
 * 08 the connection broke, 28 and 3D nobody is let in, 53 out of resources, 55P03 another holds the table, 57014 the
 * statement took too long, 57P the server stops or starts.
 */
const codesOfPostgres = new RegExp(`^(08|28|3D|53|57P)[0-9A-Z]{2,3}$|^(${READ_ONLY}|55P03|57014)$`);
const messagesOfTheDriver =
  /^(timeout exceeded when trying to connect|timeout expired|Query read timeout|Connection terminated|Client has encountered a connection error|Client was closed|PGlite is clos)/;

/**
 * Whether what was thrown means that the database is away, and not that a query is wrong (`server.databaseAway`). The
 * one place that knows how the drivers say so.
 *
 * A refused connection counts only below a query: another system that cannot be reached is not the database.
 */
export function isDatabaseAway(thrown: unknown, isBelowQuery = false): boolean {
  if (!(thrown instanceof Error)) return false;
  if (messagesOfTheDriver.test(thrown.message)) return true;
  const code = String((thrown as { code?: unknown }).code ?? '');
  if (codesOfPostgres.test(code) || (isBelowQuery && codesOfTheSystem.has(code))) return true;
  const isBelow = isBelowQuery || thrown instanceof DrizzleQueryError;
  const causes = thrown instanceof AggregateError ? [...thrown.errors, thrown.cause] : [thrown.cause];
  return causes.some((cause) => isDatabaseAway(cause, isBelow));
}

/**
 * Does what the server needs of the database at its start, again while the database is away, for ten seconds
 * (`server.startPatience`). Rejects with what went wrong last, and at once with what is no outage.
 */
export async function outwait<Done>(work: () => Promise<Done>): Promise<Done> {
  const until = performance.now() + START_PATIENCE;
  for (;;) {
    try {
      return await work();
    } catch (thrown) {
      if (!isDatabaseAway(thrown) || performance.now() >= until) throw thrown;
      await pause(START_PAUSE);
    }
  }
}
