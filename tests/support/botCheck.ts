import { createChallenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { createPuzzle } from '../../server/botCheck/puzzle.ts';
import { sharedBotCheckKey } from '../../server/identity/keys.ts';
import { oncePerDatabase } from '../../server/store/oncePerDatabase.ts';

const keyOf = oncePerDatabase(sharedBotCheckKey);

/** A solved puzzle of the server's own for an action, as the header carries it; of its kind, but solved at once. */
export async function solvedPuzzle(
  { database, clock }: Parameters<typeof createPuzzle>[0],
  action: string,
): Promise<string> {
  const { parameters } = await createPuzzle({ database, clock }, action);
  const { algorithm, cost, data } = parameters;
  const challenge = await createChallenge({
    algorithm,
    cost,
    counter: 1,
    deriveKey,
    ...(data ? { data } : {}),
    hmacSignatureSecret: await keyOf(database),
  });
  const solution = await solveChallenge({ challenge, deriveKey });
  if (!solution) throw new Error('the puzzle was not solved');
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}
