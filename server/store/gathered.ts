import type { Queries } from './queries.ts';

interface Round<Found> {
  keys: Set<string>;
  answer: Promise<ReadonlyMap<string, Found>>;
}

/**
 * Asks in one statement for all who ask the same in the same turn of the event loop: under load that is many, and each
 * statement has a price of its own. Nothing is kept, so each is told what holds after it has asked.
 *
 * @param ask finds what there is of each key
 */
export function gathered<Found, Question>(
  ask: (db: Queries, keys: string[], question: Question) => Promise<ReadonlyMap<string, Found>>,
): (db: Queries, key: string, question: Question) => Promise<Found | undefined> {
  const roundsOf = new WeakMap<Queries, Map<string, Round<Found>>>();
  return async (db, key, question) => {
    const rounds = roundsOf.get(db) ?? new Map<string, Round<Found>>();
    roundsOf.set(db, rounds);
    const same = JSON.stringify(question);
    const round = rounds.get(same) ?? begin();
    rounds.set(same, round);
    round.keys.add(key);
    return (await round.answer).get(key);

    function begin(): Round<Found> {
      const keys = new Set<string>();
      const turnIsOver = new Promise<void>((resolve) => {
        setImmediate(resolve);
      });
      const answer = turnIsOver.then(() => {
        rounds.delete(same);
        return ask(db, [...keys], question);
      });
      return { keys, answer };
    }
  };
}
