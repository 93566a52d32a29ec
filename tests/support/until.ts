import { setTimeout as pause } from 'node:timers/promises';

/** In milliseconds. */
const PAUSE = 50;

/**
 * Asks again and again until the answer is yes.
 *
 * @param patience how long, in milliseconds
 * @throws Error when it never was
 */
export async function until(what: string, ask: () => Promise<boolean>, patience: number): Promise<void> {
  const deadline = performance.now() + patience;
  while (!(await ask())) {
    if (performance.now() > deadline) throw new Error(`${what}: not within ${patience} ms`);
    await pause(PAUSE);
  }
}
