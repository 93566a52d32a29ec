import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { seedDemo } from '../../server/demo/index.ts';
import { openDatabase } from '../../server/store/database.ts';
import { postgresPrograms, startPostgres, withoutPostgres, type Postgres } from '../support/postgres.ts';

let folder = '';
let postgres: Postgres | undefined;
afterAll(async () => {
  await postgres?.stop();
  await rm(folder, { recursive: true, force: true });
});

const run = (program: string, ...options: string[]) => execFileSync(join(postgresPrograms ?? '', program), options);

/** All that a role owns from then on, and how it is called there. */
async function asOwner(databaseUrl: string, role: string): Promise<string> {
  const url = new URL(databaseUrl);
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(`create role ${role} login`);
  await client.query(`alter database ${url.pathname.slice(1)} owner to ${role}`);
  await client.end();
  url.username = role;
  return url.href;
}

/** Of each table its rows, as one number that is the same for the same rows. */
async function contentsOf(databaseUrl: string): Promise<Record<string, string>> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows: tables } = await client.query<{ name: string }>(
    "select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'drizzle') order by name",
  );
  const contents: Record<string, string> = {};
  for (const { name } of tables) {
    const { rows } = await client.query<{ sum: string }>(
      `select count(*) || ' ' || coalesce(sum(hashtext(one::text)::bigint), 0) as sum from ${name} one`,
    );
    contents[name] = rows[0]?.sum ?? '';
  }
  await client.end();
  return contents;
}

test.skipIf(withoutPostgres)(
  'what is backed up is there once it is restored, by another role, and the server finds its tables as it needs them (server.backup)',
  async () => {
    folder = await mkdtemp(join(tmpdir(), 'oma-kajo-backup-'));
    postgres = await startPostgres();
    const from = await asOwner(await postgres.createDatabase(), 'owns_first');
    const to = await asOwner(await postgres.createDatabase(), 'owns_second');
    const opened = await openDatabase({ databaseUrl: from, dataFolder: folder }, (database) =>
      seedDemo(database, () => new Date()),
    );
    await opened.close();

    // As `docs/operate.md` says it.
    const file = join(folder, 'portal.dump');
    run('pg_dump', '--format=custom', `--file=${file}`, from);
    run('pg_restore', '--no-owner', `--dbname=${to}`, file);

    const before = await contentsOf(from);
    expect(await contentsOf(to)).toEqual(before);
    expect(Object.keys(before).length).toBeGreaterThan(50);
    const restored = await openDatabase({ databaseUrl: to, dataFolder: folder });
    await restored.close();
    // Nothing was made anew.
    expect(await contentsOf(to)).toEqual(before);
  },
  120_000,
);
