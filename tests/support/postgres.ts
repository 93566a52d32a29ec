import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { chown, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import pg from 'pg';
import { leftToAll } from './everyDay.ts';
import { freePort } from './ports.ts';

/** In milliseconds. */
const START_PATIENCE = 30_000;

/** A PostgreSQL server of the tests' own. */
export interface Postgres {
  /** Makes an empty database. @returns its address */
  createDatabase(): Promise<string>;
  /** Stops it; what it holds stays. */
  pause(): Promise<void>;
  /** Starts it again where it was. */
  resume(): Promise<void>;
  /** Starts it again as the standby of a server that took its place: it can be read, and takes no writes. */
  resumeAsStandby(): Promise<void>;
  /** Lets the standby take the place of the first. */
  promote(): Promise<void>;
  /** Stops it and removes all that it held. */
  stop(): Promise<void>;
}

/** Where the programs of PostgreSQL are; null where it is not installed, and the tests that need it are skipped. */
export const postgresPrograms: string | null = findPrograms();
export const withoutPostgres = postgresPrograms === null ? 'PostgreSQL is not installed on this machine' : null;
/** Why what the embedded database has proven is not proven on PostgreSQL too; null where it is. */
export const withoutBoth = withoutPostgres ?? leftToAll;

function findPrograms(): string | null {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((one, other) => Number(other) - Number(one)) : [];
  const folders = [...versions.map((version) => join(debian, version, 'bin')), ...(process.env.PATH ?? '').split(':')];
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres'))) ?? null;
}

/** Starts a PostgreSQL in a folder of its own, on a free port. @throws Error where it is not installed or does not start */
export async function startPostgres(): Promise<Postgres> {
  if (postgresPrograms === null) throw new Error(withoutPostgres ?? '');
  const programs = postgresPrograms;
  const folder = await mkdtemp(join(tmpdir(), 'oma-kajo-postgres-'));
  const user = unprivilegedUser();
  if (user) await chown(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const made = spawnSync(
    join(programs, 'initdb'),
    ['-D', data, '-U', 'portal', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
    { ...user, cwd: folder, encoding: 'utf8' },
  );
  if (made.status !== 0) throw new Error(`PostgreSQL would not make a database: ${made.stderr}`);

  const port = await freePort();
  const start = () => run(join(programs, 'postgres'), ['-D', data, '-p', String(port)], { ...user, cwd: folder });
  let server = await start();
  const pause = async () => {
    if (server.exitCode !== null || server.signalCode !== null) return;
    // Fast: those who are connected are cut off.
    server.kill('SIGINT');
    await once(server, 'exit');
  };
  const address = (database: string) => `postgres://portal@127.0.0.1:${port}/${database}`;
  return {
    createDatabase: async () => {
      const name = `test_${randomBytes(6).toString('hex')}`;
      const client = new pg.Client({ connectionString: address('postgres') });
      await client.connect();
      await client.query(`create database ${name}`);
      await client.end();
      return address(name);
    },
    pause,
    resume: async () => {
      server = await start();
    },
    resumeAsStandby: async () => {
      const signal = join(data, 'standby.signal');
      await writeFile(signal, '');
      if (user) await chown(signal, user.uid, user.gid);
      server = await start();
    },
    promote: async () => {
      const client = new pg.Client({ connectionString: address('postgres') });
      await client.connect();
      await client.query('select pg_promote()');
      await client.end();
    },
    stop: async () => {
      await pause();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** PostgreSQL refuses to run as root; its package brings a user. */
function unprivilegedUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (which: string) => Number(spawnSync('id', [which, 'postgres'], { encoding: 'utf8' }).stdout);
  return { uid: id('-u'), gid: id('-g') };
}

async function run(program: string, options: string[], how: { uid?: number; gid?: number; cwd: string }) {
  const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'fsync=off', 'max_connections=100'];
  const server = spawn(program, [...options, ...settings.flatMap((setting) => ['-c', setting])], {
    ...how,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  process.once('exit', () => server.kill('SIGKILL'));
  await isReady(server);
  return server;
}

function isReady(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    const said: string[] = [];
    const refuse = () => reject(new Error(`PostgreSQL would not start:\n${said.join('\n')}`));
    const patience = setTimeout(refuse, START_PATIENCE);
    server.once('error', refuse);
    server.once('exit', refuse);
    if (!server.stderr) return refuse();
    createInterface({ input: server.stderr }).on('line', (line) => {
      said.push(line);
      if (!/ready to accept (read-only )?connections/.test(line)) return;
      clearTimeout(patience);
      resolve();
    });
  });
}
