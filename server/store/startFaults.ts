import { StartError } from '../startError.ts';
import { isDatabaseAway, READ_ONLY } from './outage.ts';

/** What is wrong and what to do, by how PostgreSQL's code begins; it is given what PostgreSQL says itself. */
const sentences: [code: string, sentence: (said: string) => string][] = [
  [
    READ_ONLY,
    () => 'The database of DATABASE_URL takes no writes; it may be a standby. Name the server that takes them.',
  ],
  [
    '28',
    (said) =>
      `The server of DATABASE_URL does not let this role in (${said}). Make the role there, or set its name and password right.`,
  ],
  ['3D', (said) => `The database of DATABASE_URL is not there (${said}). Make it on that server, or name another one.`],
  [
    '42501',
    (said) =>
      `The role of DATABASE_URL may not make what the portal keeps its data in (${said}). Let the role own the database, or ` +
      'grant it CREATE on the database and on the schema public.',
  ],
  [
    '55P03',
    () =>
      'Another connection to the database of DATABASE_URL holds what the start needs, a table or the lock of a start. Find it ' +
      'in pg_locks and pg_stat_activity, end it or let it finish, and start again.',
  ],
  [
    '57014',
    (said) =>
      `The database of DATABASE_URL is too slow for a start (${said}). See what it is busy with, and start again.`,
  ],
  ['53100', (said) => `The database has no room left on its disk (${said}). Make room, and start again.`],
  [
    '53300',
    (said) =>
      `The server of DATABASE_URL takes no further connection (${said}). Raise its max_connections or end others, and start again.`,
  ],
];

/** The error of PostgreSQL, however deep it lies. */
function saidByPostgres(thrown: unknown): { code: string; message: string } | null {
  if (!(thrown instanceof Error)) return null;
  const { code, severity } = thrown as { code?: unknown; severity?: unknown };
  return typeof code === 'string' && severity !== undefined
    ? { code, message: thrown.message }
    : saidByPostgres(thrown.cause);
}

/** What the system or the driver says of a connection: the innermost that says anything. */
function reasonOf(thrown: unknown): string {
  const { code, message, cause } = thrown as NodeJS.ErrnoException;
  return cause instanceof Error ? reasonOf(cause) : (code ?? message);
}

/** What the database has against a start, told in a sentence (`server.startTold`); whatever else was thrown, as it is. */
export function asStartFault(thrown: unknown): unknown {
  if (thrown instanceof StartError) return thrown;
  const said = saidByPostgres(thrown);
  const sentence = said && sentences.find(([code]) => said.code.startsWith(code))?.[1];
  // Without its cause: by that a start that is refused would be taken for one that is worth another try.
  if (sentence) return new StartError(sentence(said.message));
  if (!isDatabaseAway(thrown)) return thrown;
  const why = reasonOf(thrown);
  return new StartError(
    `The database of DATABASE_URL could not be reached (${why}). See that its server runs and that host and port are right.`,
  );
}

/** In milliseconds: so long a start waits before it says what for. */
const TOLD_AFTER = 5_000;

/** Does what a start may have to wait for; after some seconds whoever starts the server reads what that is (`server.startTold`). */
export async function waitTold<Done>(what: string, work: () => Promise<Done>): Promise<Done> {
  const timer = setTimeout(() => process.stderr.write(`Still waiting: ${what}\n`), TOLD_AFTER);
  try {
    return await work();
  } finally {
    clearTimeout(timer);
  }
}
