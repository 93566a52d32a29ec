import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { compiledServer, type CompiledServer } from './compiledServer.ts';
import type { Granted, Wanted } from './cloneDoor.ts';
import type { Ids } from './clonePerson.ts';
import { restoreInto } from './dump.ts';
import { freePort } from './ports.ts';
import { until } from './until.ts';

/** In milliseconds. */
const START_PATIENCE = 90_000;
const root = join(import.meta.dirname, '..', '..');

export interface ServerWish {
  /** Left out: the embedded database. */
  databaseUrl?: string;
  /** The instant at which the server's clock starts, such as `2026-12-01T10:00:00Z`. */
  now?: string;
  /** Further settings, as `.env.example` names them. */
  env?: Record<string, string>;
  /** A script that is run in its place, with its arguments. */
  program?: readonly [string, ...string[]];
  /** Another version than that of the sources. */
  version?: CompiledServer;
  /** People are copied in the database of `databaseUrl`; in the embedded one they can be as it is. */
  isCopied?: boolean;
  /** Options of Node for its process. */
  nodeOptions?: readonly string[];
  /** The folder of the embedded database. Left out: a new one, which goes when the server is stopped. */
  dataFolder?: string;
}

export interface RunningServer {
  /** Where this process listens, whatever its PUBLIC_URL says. */
  url: string;
  pid: number;
  dataFolder: string;
  /** What it has written so far. */
  readonly log: string;
  /**
   * Ends it as an operator does, and removes the data folder that was made for it.
   *
   * @returns the code with which it ended; null where it had to be killed
   */
  stop(): Promise<number | null>;
  /** Ends it as a terminal does that is closed, which nobody can write to any more; the same answer. */
  hangUp(): Promise<number | null>;
  /** Ends it at once, as a power cut does; its data folder stays. */
  kill(): Promise<void>;
  /**
   * A copy of a demo person, with the same data under new ids; what it writes nobody else sees.
   *
   * @param use takes the copy's ids, by those of the person; while it runs, the copy can be signed in
   */
  withClone<Used>(sub: string, use: (ids: Ids) => Promise<Used>): Promise<Used>;
  /** A copy of a person works for the retailer from then on. */
  employ(sub: string): Promise<void>;
  /** A copy of a person works for the retailer no more. */
  dismiss(sub: string): Promise<void>;
  /** How many rows each of these tables has. */
  count(tables: readonly string[]): Promise<Record<string, number>>;
}

/** The server ended instead of serving. */
export class ServerNotStartedError extends Error {
  readonly log: string;
  constructor(log: string) {
    super(`the server did not start:\n${log}`);
    this.name = 'ServerNotStartedError';
    this.log = log;
  }
}

/**
 * Starts the real server in a process of its own, on a free port, and waits until it can serve.
 *
 * @throws ServerNotStartedError with what it said
 */
export async function startServer(wish: ServerWish = {}): Promise<RunningServer> {
  const port = await freePort();
  const dataFolder = wish.dataFolder ?? (await mkdtemp(join(tmpdir(), 'oma-kajo-')));
  if (isFilled(wish)) await restoreInto(dataFolder);
  const compiled = wish.version ?? (await compiledServer());
  const door = isFilled(wish) || wish.isCopied ? ['--import', compiled.door] : [];
  const program = wish.program ? ['--import', 'tsx', ...wish.program] : [...door, compiled.main];
  const server = spawn(process.execPath, [...(wish.nodeOptions ?? []), ...program], {
    cwd: root,
    env: { ...inherited(), ...settingsOf(wish, port, dataFolder) },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  }) as ChildProcess & Record<'stdout' | 'stderr', Readable>;
  let log = '';
  const remember = (text: Buffer) => {
    log += text.toString();
  };
  server.stdout.on('data', remember);
  server.stderr.on('data', remember);
  const gone = new Promise<number | null>((resolve) => {
    server.once('close', (code) => resolve(code));
  });
  const killWithTests = () => server.kill('SIGKILL');
  process.once('exit', killWithTests);

  const end = async (signal: NodeJS.Signals) => {
    process.off('exit', killWithTests);
    server.kill(signal);
    return gone;
  };
  const endWhole = async (signal: NodeJS.Signals) => {
    const code = await end(signal);
    if (!wish.dataFolder) await rm(dataFolder, { recursive: true, force: true });
    return code;
  };
  const url = `http://localhost:${port}`;
  try {
    await Promise.race([isServing(server.stdout, url), gone.then(refuse), late()]);
  } catch (thrown) {
    await end('SIGKILL');
    if (!wish.dataFolder) await rm(dataFolder, { recursive: true, force: true });
    throw thrown instanceof ServerNotStartedError ? thrown : new ServerNotStartedError(`${String(thrown)}\n${log}`);
  }
  return {
    url,
    pid: server.pid ?? 0,
    dataFolder,
    get log() {
      return log;
    },
    stop: () => endWhole('SIGTERM'),
    hangUp: () => {
      server.stdout.destroy();
      server.stderr.destroy();
      return endWhole('SIGHUP');
    },
    kill: async () => void (await end('SIGKILL')),
    employ: async (sub) => void (await ask(server, { employ: sub })),
    dismiss: async (sub) => void (await ask(server, { dismiss: sub })),
    count: async (tables) => (await ask(server, { count: tables })) as Record<string, number>,
    withClone: async (sub, use) => {
      if (door.length === 0) throw new Error('people are copied where the database is the tests’ own');
      const ids = (await ask(server, { clone: sub })) as Ids;
      try {
        return await use(ids);
      } finally {
        await ask(server, { hide: ids[sub] ?? '' });
      }
    },
  };

  function refuse(): never {
    throw new ServerNotStartedError(log);
  }
}

let wishes = 0;

/** Asks the door that stands open in a server's process for its tests. */
function ask(server: ChildProcess, what: Wanted): Promise<Record<string, string | number>> {
  wishes += 1;
  const wish = wishes;
  return new Promise((resolve, reject) => {
    const hear = (granted: Granted) => {
      if (granted.wish !== wish) return;
      server.off('message', hear);
      if ('granted' in granted) resolve(granted.granted);
      else reject(new Error(granted.fault));
    };
    server.on('message', hear);
    server.send({ wish, ...what });
  });
}

/** Whether the server begins with the demo in the embedded database, which then need not be made anew. */
const isFilled = ({ databaseUrl, dataFolder, program, env }: ServerWish) =>
  !databaseUrl && !dataFolder && !program && env?.['DEMO'] !== 'false';

/** Settings of whoever runs the tests would change what is tested. */
function inherited(): NodeJS.ProcessEnv {
  const { PATH, HOME, TMPDIR, LANG } = process.env;
  return { PATH, HOME, ...(TMPDIR ? { TMPDIR } : {}), ...(LANG ? { LANG } : {}) };
}

function settingsOf({ databaseUrl, now, env }: ServerWish, port: number, dataFolder: string): Record<string, string> {
  return {
    PORT: String(port),
    DATA_FOLDER: dataFolder,
    DEMO: 'true',
    CALLS_PER_MINUTE: '100000',
    ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
    ...(now ? { PORTAL_NOW: now } : {}),
    ...env,
  };
}

/** The server says when it listens; then it is asked whether it can serve. */
async function isServing(output: NodeJS.ReadableStream, url: string): Promise<void> {
  let said = '';
  while (!said.includes('Oma Kajo is at')) {
    const [text] = (await once(output, 'data')) as [Buffer];
    said += text.toString();
  }
  // On a busy machine the database may take longer than a call waits.
  const isReady = async () => (await fetch(`${url}/readyz`)).ok;
  await until('the server can serve', isReady, START_PATIENCE);
}

function late(): Promise<never> {
  return new Promise((_resolve, reject) => {
    setTimeout(() => reject(new Error('it took too long')), START_PATIENCE).unref();
  });
}
