import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { explainStart } from '../../server/explainStart.ts';
import { openDatabase } from '../../server/store/database.ts';
import { readNote } from '../../server/store/notes.ts';
import { withStartLock } from '../../server/store/postgres.ts';
import { freePort } from '../support/ports.ts';
import { startPostgres, withoutPostgres, type Postgres } from '../support/postgres.ts';
import { startServer } from '../support/server.ts';

/** What whoever starts the server reads, where it does not start. */
async function toldBy(start: Promise<unknown>): Promise<string> {
  const told = await start.then(
    () => 'it starts',
    (thrown: unknown) => explainStart(thrown),
  );
  // No stack: one sentence after the other, on one line.
  expect(told.split('\n')).toHaveLength(1);
  return told;
}

const opening = (databaseUrl: string) => openDatabase({ databaseUrl, dataFolder: '' });

describe.skipIf(withoutPostgres)('a start on PostgreSQL', () => {
  let postgres: Postgres;
  let url: string;
  const open: pg.Client[] = [];

  beforeAll(async () => {
    postgres = await startPostgres();
    url = await postgres.createDatabase();
    await (await opening(url)).close();
  }, 60_000);
  afterEach(async () => {
    vi.restoreAllMocks();
    await Promise.all(open.splice(0).map((client) => client.end()));
  });
  afterAll(() => postgres?.stop());

  /** Another connection, which has done so much and stays. */
  async function besides(...statements: string[]): Promise<void> {
    const client = new pg.Client({ connectionString: url });
    open.push(client);
    await client.connect();
    for (const statement of statements) await client.query(statement);
  }

  test('waits until the database server is up (server.startPatience)', { timeout: 120_000 }, async () => {
    await postgres.pause();
    const starting = startServer({ databaseUrl: url, env: { DEMO: 'true' } });
    starting.catch(() => {});
    // A busy machine takes seconds before the database is asked for at all.
    await pause(6_000);
    await postgres.resume();
    const server = await starting;
    expect(await server.stop()).toBe(0);
  });

  test('tells in a sentence that nothing answers, after ten seconds (server.startPatience, server.startTold)', async () => {
    const said = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    const begun = performance.now();
    const closed = `postgres://portal@127.0.0.1:${await freePort()}/portal`;
    expect(await toldBy(opening(closed))).toBe(
      'The database of DATABASE_URL could not be reached (ECONNREFUSED). See that its server runs and that host and port are right.',
    );
    expect(performance.now() - begun).toBeGreaterThan(9_900);
    expect(said.mock.calls).toEqual([['Still waiting: the database of DATABASE_URL does not answer.\n']]);
  });

  test('tells at once which database or role is missing (server.startTold)', async () => {
    const said = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    expect(await toldBy(opening(url.replace(/\w+$/, 'nowhere')))).toBe(
      'The database of DATABASE_URL is not there (database "nowhere" does not exist). Make it on that server, or name another one.',
    );
    expect(await toldBy(opening(url.replace('portal@', 'nobody@')))).toBe(
      'The server of DATABASE_URL does not let this role in (role "nobody" does not exist). ' +
        'Make the role there, or set its name and password right.',
    );
    // Nothing was waited for.
    expect(said).not.toHaveBeenCalled();
  });

  test('tells that the role has no rights (server.startTold)', async () => {
    await besides('create role reader login');
    expect(await toldBy(opening(url.replace('portal@', 'reader@')))).toMatch(
      /^The role of DATABASE_URL may not make what .+ \(permission denied for database test_\w+\)\. Let the role own .+\.$/,
    );
  });

  const held = /^Another connection to the database of DATABASE_URL holds what the start needs, .+, and start again\.$/;

  test.each([
    ['the lock of a start', ['select pg_advisory_lock(70410001)'], /^Still waiting: another process prepares/],
    [
      'the table of the migrations',
      ['begin', 'lock table drizzle.__drizzle_migrations in access exclusive mode'],
      /^Still waiting: the tables/,
    ],
  ])('says that it waits for %s, and ends (server.startTold)', async (_what, statements, waiting) => {
    const said = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    await besides(...statements);
    expect(await toldBy(withStartLock(url, async () => {}, 6_000))).toMatch(held);
    expect(said.mock.calls).toEqual([[expect.stringMatching(waiting)]]);
  });

  test('says so of what it reads and writes at start too (server.startTold)', async () => {
    const said = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    await besides('begin', 'lock table database_note in access exclusive mode');
    const preparing = openDatabase({ databaseUrl: url, dataFolder: '' }, async ({ db }) => {
      await readNote(db, 'any');
    });
    expect(await toldBy(preparing)).toMatch(held);
    expect(said.mock.calls).toEqual([['Still waiting: the database is filled, or held by another.\n']]);
  });
});

test('an embedded database whose files are damaged is told in a sentence (server.startTold)', async () => {
  const dataFolder = await mkdtemp(join(tmpdir(), 'oma-kajo-'));
  await mkdir(join(dataFolder, 'database'));
  await writeFile(join(dataFolder, 'database', 'PG_VERSION'), 'no version');
  expect(await toldBy(openDatabase({ databaseUrl: null, dataFolder }))).toMatch(
    /^The embedded database in \S+database cannot be opened \(.+\)\. Its files are damaged, .+ without what was in it\.$/,
  );
  await rm(dataFolder, { recursive: true, force: true });
});
