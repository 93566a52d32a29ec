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
