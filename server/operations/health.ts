import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ServerContext } from '../context.ts';
import { ProblemError } from '../problem.ts';
import type { Settings } from '../settings.ts';
import type { Database } from '../store/queries.ts';
import { within } from '../within.ts';
import type { HandlersOf } from './handler.ts';

/** In milliseconds (`server.ready`). */
const PATIENCE = 800;
/** In milliseconds: whoever watches the server, and however often, it looks once in so long. */
const MEMORY = 1_000;
/** In seconds. */
const RETRY_AFTER = 1;
/** As much as a disk that is full has no room for: a block of most file systems. */
const PROBE = Buffer.alloc(4096);

type Looked = Pick<ServerContext, 'database' | 'log'> & { settings: FolderSettings };
type FolderSettings = Pick<Settings, 'dataFolder' | 'databaseUrl'> & { mail: Pick<Settings['mail'], 'smtpUrl'> };

const lastLooks = new WeakMap<Database, { begunAt: number; isReady: Promise<boolean> }>();

/** Rejects where the data folder takes no more: its disk is full, away or for reading alone. Each process has a file of its own. */
async function writeProbe({ dataFolder, databaseUrl, mail }: FolderSettings): Promise<void> {
  // Nothing is kept in it.
  if (databaseUrl !== null && mail.smtpUrl !== null) return;
  const probe = join(dataFolder, `ready-${process.pid}`);
  await mkdir(dataFolder, { recursive: true });
  try {
    await writeFile(probe, PROBE, { flush: true });
  } finally {
    await rm(probe, { force: true });
  }
}

function isReady({ database, settings, log }: Looked): Promise<boolean> {
  const last = lastLooks.get(database);
  if (last && performance.now() - last.begunAt < MEMORY) return last.isReady;
  const wasReady = last?.isReady ?? Promise.resolve(true);
  const look = async () => {
    try {
      await within(PATIENCE, Promise.all([database.ping(), writeProbe(settings)]), () => new Error('no answer'));
      return true;
    } catch (thrown) {
      // Told once, however often it is asked.
      if (await wasReady) log.error({ event: 'ready.not', reason: (thrown as NodeJS.ErrnoException).code });
      return false;
    }
  };
  const begun = { begunAt: performance.now(), isReady: look() };
  lastLooks.set(database, begun);
  return begun.isReady;
}

export const handlers: HandlersOf<'health'> = {
  isAlive: async () => ({ status: 200, body: { status: 'ok' } }),
  isReady: async (_request, _actor, context) => {
    if (context.stopping.aborted || !(await isReady(context)))
      throw new ProblemError('database.unavailable', { retryAfter: RETRY_AFTER });
    return { status: 200, body: { status: 'ok' } };
  },
};
