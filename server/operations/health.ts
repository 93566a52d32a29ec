import { ProblemError } from '../problem.ts';
import type { Database } from '../store/database.ts';
import { within } from '../within.ts';
import type { HandlersOf } from './handler.ts';

/** In milliseconds (`server.ready`). */
const PATIENCE = 800;
/** In milliseconds: whoever watches the server, and however often, the database is asked once in so long. */
const MEMORY = 1_000;
/** In seconds. */
const RETRY_AFTER = 1;

const lastLooks = new WeakMap<Database, { begunAt: number; isThere: Promise<boolean> }>();

function isThere(database: Database): Promise<boolean> {
  const last = lastLooks.get(database);
  if (last && performance.now() - last.begunAt < MEMORY) return last.isThere;
  const look = within(PATIENCE, database.ping(), () => new Error('no answer')).then(
    () => true,
    () => false,
  );
  lastLooks.set(database, { begunAt: performance.now(), isThere: look });
  return look;
}

export const handlers: HandlersOf<'health'> = {
  isAlive: async () => ({ status: 200, body: { status: 'ok' } }),
  isReady: async (_request, _actor, { database }) => {
    if (!(await isThere(database))) throw new ProblemError('database.unavailable', { retryAfter: RETRY_AFTER });
    return { status: 200, body: { status: 'ok' } };
  },
};
