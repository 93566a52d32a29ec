import { ProblemError } from '../problem.ts';
import type { HandlersOf } from './handler.ts';

/** In milliseconds (`server.ready`). */
const PATIENCE = 800;
/** In seconds. */
const RETRY_AFTER = 1;

async function within<T>(milliseconds: number, promise: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('too late')), milliseconds);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}

export const handlers: HandlersOf<'health'> = {
  isAlive: async () => ({ status: 200, body: { status: 'ok' } }),
  isReady: async (_request, _actor, { database }) => {
    await within(PATIENCE, database.ping()).catch(() => {
      throw new ProblemError('database.unavailable', { retryAfter: RETRY_AFTER });
    });
    return { status: 200, body: { status: 'ok' } };
  },
};
