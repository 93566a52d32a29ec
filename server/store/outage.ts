import { DrizzleQueryError } from 'drizzle-orm';

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
/** 08 the connection broke, 53 out of resources, 57014 the statement took too long, 57P the server stops or starts. */
const codesOfPostgres = /^(08|53|57P)[0-9A-Z]{2,3}$|^57014$/;
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
