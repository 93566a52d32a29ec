import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import type { Challenge, Solution } from 'altcha-lib/types';

/** What the worker says, once: the solution, or why there is none. */
export type WorkerAnswer = { solution: Solution } | { failure: 'timedOut' | 'broken' };

async function solve(challenge: Challenge): Promise<WorkerAnswer> {
  const solution = await solveChallenge({ challenge, deriveKey });
  return solution ? { solution } : { failure: 'timedOut' };
}

addEventListener('message', ({ data }: MessageEvent<Challenge>) => {
  void solve(data)
    .catch((): WorkerAnswer => ({ failure: 'broken' }))
    .then((answer) => postMessage(answer));
});
