import { ProblemError } from '../problem.ts';
import { within } from '../within.ts';
import type { HandlersOf } from './handler.ts';

/** In milliseconds (`server.ready`). */
const PATIENCE = 800;
/** In seconds. */
const RETRY_AFTER = 1;

export const handlers: HandlersOf<'health'> = {
  isAlive: async () => ({ status: 200, body: { status: 'ok' } }),
  isReady: async (_request, _actor, { database }) => {
    const away = () => new ProblemError('database.unavailable', { retryAfter: RETRY_AFTER });
    await within(PATIENCE, database.ping(), away).catch(() => {
      throw away();
    });
    return { status: 200, body: { status: 'ok' } };
  },
};
