import { setTimeout as pause } from 'node:timers/promises';

/** In milliseconds: so long after one the next of the same caller has its turn. */
const PAUSE = 5;
/** In milliseconds; a caller with more under way than have their turn by then is hung up on. */
const PATIENCE = 5_000;
/** How many callers are remembered. */
const CALLERS = 50_000;

/**
 * Turns of calls that nobody is in a hurry to answer, one after the other for each caller: a thousand at once would take
 * the server from everyone else (`server.attack`).
 *
 * @returns what waits for a caller's turn; false where it is too far off
 */
export function createTurns(): (caller: string) => Promise<boolean> {
  const nextTurns = new Map<string, number>();
  return async (caller) => {
    const now = performance.now();
    const turn = Math.max(now, nextTurns.get(caller) ?? 0);
    if (turn - now > PATIENCE) return false;
    // Who came last stands last.
    nextTurns.delete(caller);
    const [longestAgo] = nextTurns.keys();
    if (nextTurns.size >= CALLERS && longestAgo !== undefined) nextTurns.delete(longestAgo);
    nextTurns.set(caller, turn + PAUSE);
    if (turn > now) await pause(turn - now);
    return true;
  };
}
