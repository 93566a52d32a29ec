import { createChallenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Challenge } from 'altcha-lib/types';
import { lt } from 'drizzle-orm';
import * as v from 'valibot';
import type { ServerContext } from '../context.ts';
import { sharedBotCheckKey } from '../identity/keys.ts';
import { oncePerDatabase } from '../store/oncePerDatabase.ts';
import { usedBotCheck } from '../store/schema.ts';
import type { Doubt } from './doubt.ts';

/** In milliseconds. */
const LIFETIME = 10 * 60_000;
const ALGORITHM = 'PBKDF2/SHA-256';
/** Iterations of one attempt, and how many attempts the solution is away: half a second of a laptop, two of a phone. */
const COST = 2_000;
const ATTEMPTS = { least: 300, most: 700 };

type Context = Pick<ServerContext, 'database' | 'clock'>;

const key = oncePerDatabase(sharedBotCheckKey);

/**
 * A puzzle for one action, good for ten minutes (`botCheck.puzzle`). Action and end are signed with it; the end is by the
 * server's clock, which a demo may have moved, and so not the library's.
 */
export async function createPuzzle({ database, clock }: Context, action: string): Promise<Challenge> {
  return createChallenge({
    algorithm: ALGORITHM,
    cost: COST,
    counter: randomInt(ATTEMPTS.most, ATTEMPTS.least),
    deriveKey,
    data: { action, endsAt: clock().getTime() + LIFETIME },
    hmacSignatureSecret: await key(database),
  });
}

const hex = v.pipe(v.string(), v.regex(/^([0-9a-f]{2}){1,64}$/));

/** Exactly what `createPuzzle` makes, and its solution: the library is given nothing else to work on. */
const Payload = v.object({
  challenge: v.object({
    parameters: v.strictObject({
      algorithm: v.literal(ALGORITHM),
      cost: v.literal(COST),
      data: v.strictObject({ action: v.string(), endsAt: v.number() }),
      keyLength: v.literal(32),
      keyPrefix: hex,
      nonce: hex,
      salt: hex,
    }),
    signature: hex,
  }),
  solution: v.object({ counter: v.pipe(v.number(), v.integer()), derivedKey: hex }),
});

function decode(given: string): v.InferOutput<typeof Payload> | null {
  try {
    const parsed = v.safeParse(Payload, JSON.parse(Buffer.from(given, 'base64').toString('utf8')));
    return parsed.success ? parsed.output : null;
  } catch {
    return null;
  }
}

/**
 * Whether a puzzle of ours was solved for the action, in time and for the first time (`botCheck.singleUse`).
 *
 * @param given base64 of JSON, `{ challenge, solution }`, as ALTCHA's widget sends it
 * @returns null when it was, else what is wrong
 */
export async function verifyPuzzle({ database, clock }: Context, given: string, action: string): Promise<Doubt | null> {
  const payload = decode(given);
  if (payload === null) return 'malformed';
  const { challenge, solution } = payload;
  const { invalidSignature, verified } = await verifySolution({
    challenge,
    solution,
    deriveKey,
    hmacSignatureSecret: await key(database),
  });
  if (invalidSignature) return 'forged';
  // From here on, what the puzzle says of itself is what we said.
  const { data } = challenge.parameters;
  if (data.action !== action) return 'otherAction';
  if (data.endsAt <= clock().getTime()) return 'expired';
  if (!verified) return 'wrong';
  return (await isFirstUse({ database, clock }, challenge.signature, new Date(data.endsAt))) ? null : 'used';
}

/** Of several requests with the same solution, at whichever process, one is the first. */
async function isFirstUse({ database: { db }, clock }: Context, signature: string, expiresAt: Date): Promise<boolean> {
  await db.delete(usedBotCheck).where(lt(usedBotCheck.expiresAt, clock()));
  const kept = await db.insert(usedBotCheck).values({ signature, expiresAt }).onConflictDoNothing().returning();
  return kept.length === 1;
}
