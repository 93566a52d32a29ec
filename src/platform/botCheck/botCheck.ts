import { Failure, toFailure } from '../../../domain/failure.ts';
import type { components } from '../../../openapi/api.gen.ts';
import { recaptchaToken } from './recaptcha.ts';
// oxlint-disable-next-line import/default -- Vite makes an address of it
import workerUrl from './solve.worker.ts?worker&url';
import type { WorkerAnswer } from './solve.worker.ts';
import { trustedScript } from './trustedScript.ts';

type Schemas = components['schemas'];
type Puzzle = Schemas['BotCheck'];

interface BotCheckNeeds {
  /** `botCheck` of the content settings. */
  settings: Schemas['ContentSettings']['botCheck'];
  /** Asks the server for the puzzle of an action; rejects with a Failure. */
  getPuzzle(action: string, options: { signal?: AbortSignal }): Promise<Puzzle>;
  /** Gives up the solving, as any call is given up. */
  signal?: AbortSignal;
}

/** What the worker answers; it ends with the answer, and when it is given up. */
async function solve({ challenge }: Puzzle, signal?: AbortSignal): Promise<WorkerAnswer> {
  const url = new URL(workerUrl, window.location.origin).href;
  const worker = new Worker(trustedScript('kajo-worker', url), { type: 'module' });
  try {
    return await new Promise<WorkerAnswer>((resolve, reject) => {
      worker.addEventListener('message', ({ data }: MessageEvent<WorkerAnswer>) => resolve(data));
      worker.addEventListener('error', () => resolve({ failure: 'broken' }));
      signal?.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
      worker.postMessage(challenge);
    });
  } finally {
    worker.terminate();
  }
}

/**
 * The value of the header `X-Bot-Check` for an operation that names the action: the puzzle of the server with its solution,
 * in Base64, found by a worker beside the page (`botCheck.solve`); or a token of reCAPTCHA where the deployment has chosen
 * it. It is good once. Rejects with a Failure, or as aborted.
 */
export async function botCheckToken(action: string, { settings, getPuzzle, signal }: BotCheckNeeds): Promise<string> {
  const { kind, siteKey } = settings;
  if (kind === 'recaptcha' && siteKey) return recaptchaToken(action, siteKey, signal);
  try {
    const puzzle = await getPuzzle(action, { signal });
    signal?.throwIfAborted();
    const answer = await solve(puzzle, signal);
    if ('failure' in answer) throw new Failure({ kind: answer.failure });
    return btoa(JSON.stringify({ challenge: puzzle.challenge, solution: answer.solution }));
  } catch (thrown) {
    throw signal?.aborted ? thrown : toFailure(thrown);
  }
}
