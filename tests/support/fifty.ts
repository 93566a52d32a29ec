import { isDeepStrictEqual } from 'node:util';
import type { Answered } from '../orders/ordering.ts';

/** Fifty of the same at once: what a write must come through as one. */
export const fifty = <Value>(make: (index: number) => Promise<Value>): Promise<Value[]> =>
  Promise.all(Array.from({ length: 50 }, (_none, index) => make(index)));

/** Sent again where no connection was free in time, on a busy machine, as the portal does. */
export async function patiently<Body>(send: () => Promise<Answered<Body>>): Promise<Answered<Body>> {
  let answer = await send();
  while (answer.status === 503) answer = await send();
  return answer;
}

/** What all are told that ask for one and the same: it is done, or it is being done. */
export const asOne = { answers: 1, refused: [] };

/** How many different answers there are where it was done, and why it was not elsewhere; that it is being done is no refusal. */
export function toldOf(told: readonly Answered<unknown>[]): { answers: number; refused: (string | undefined)[] } {
  const done = told.filter(({ status }) => status === 201).map(({ body }) => body);
  const different = done.filter((body, at) => done.findIndex((other) => isDeepStrictEqual(other, body)) === at);
  const codes = told.filter(({ status }) => status !== 201).map(({ problem }) => problem.code);
  return { answers: different.length, refused: codes.filter((code) => code !== 'idempotency.running') };
}

/** Of fifty writes one that is done, and of all others why they are not. */
export const oneAndElse = (code: string) => ({ answers: 1, refused: Array.from({ length: 49 }, () => code) });
