import { solvedPuzzle } from '../../tests/support/botCheck.ts';
import type { Database } from '../../server/store/database.ts';
import { underProof } from '../../server/store/schema.ts';
import { takeAnswered, type Intent, type Taking } from './kind.ts';

/** What awaits a proof, by its id. */
export const keptRows = async ({ db }: Database): Promise<string[]> =>
  (await db.select({ id: underProof.id }).from(underProof)).map(({ id }) => id);

/** The header of a stranger's write. It is good for one try. */
export const puzzleFor = async (database: Database, action: string) => ({
  'x-bot-check': await solvedPuzzle({ database, clock: () => new Date() }, action),
});

/**
 * Goes to the bank with what is kept of a kind.
 *
 * @param way to the bank, such as `/order`
 * @returns the cookie that binds the browser to it; null where nothing is kept
 */
export async function takeKept(from: Taking, kind: string, way: string): Promise<string | null> {
  const kept = takeAnswered(from, kind);
  if (!kept) return null;
  const { orderId, verifier } = JSON.parse(kept.answer) as { orderId: string; verifier: string | null };
  const answer = await fetch(`${from.url}${way}/redirect/${orderId}/${verifier ?? ''}`, { redirect: 'manual' });
  return answer.headers.get('set-cookie')?.split(';')[0] ?? null;
}

/** The id of what is kept, of such a cookie. */
export const idOfKept = ({ about }: Pick<Intent, 'about'>): string => /=([\w-]+)\./.exec(about)?.[1] ?? '';
