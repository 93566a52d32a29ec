import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { calculateJwkThumbprint, exportJWK, generateKeyPair, type JWK } from 'jose';
import type { Database } from '../store/database.ts';
import { outwait } from '../store/outage.ts';
import { signingKey } from '../store/schema.ts';

type Use = (typeof signingKey.$inferSelect)['use'];

/** The secret kept for a use; made once, and the same for every server process that shares the database. Asked at start. */
const sharedSecret = (...asked: Parameters<typeof readOrMake>) => outwait(() => readOrMake(...asked));

async function readOrMake(
  database: Database,
  use: Use,
  make: () => Promise<{ kid: string; secret: Record<string, unknown> }>,
): Promise<Record<string, unknown>> {
  const { db } = database;
  const read = async () => (await db.select().from(signingKey).where(eq(signingKey.use, use)))[0]?.secret;
  const there = await read();
  if (there) return there;
  // Of two processes that start at once one is first; both then read the same.
  await db
    .insert(signingKey)
    .values({ ...(await make()), use, createdAt: new Date() })
    .onConflictDoNothing();
  const made = await read();
  if (!made) throw new Error(`the key for ${use} could not be kept`);
  return made;
}

/** A private ES256 key. */
export async function sharedSigningKey(database: Database, use: 'portal' | 'identityProvider'): Promise<JWK> {
  return sharedSecret(database, use, async () => {
    const { privateKey } = await generateKeyPair('ES256', { extractable: true });
    const jwk = await exportJWK(privateKey);
    const kid = await calculateJwkThumbprint(jwk);
    return { kid, secret: { ...jwk, kid, alg: 'ES256', use: 'sig' } };
  });
}

async function sharedRandomKey(database: Database, use: 'identityProviderCookies' | 'botCheck'): Promise<string> {
  const { value } = await sharedSecret(database, use, async () => ({
    kid: randomBytes(8).toString('hex'),
    secret: { value: randomBytes(32).toString('base64url') },
  }));
  return String(value);
}

/** A key for cookies. */
export const sharedCookieKey = (database: Database): Promise<string> =>
  sharedRandomKey(database, 'identityProviderCookies');

/** A key for the puzzles that show a browser at work. */
export const sharedBotCheckKey = (database: Database): Promise<string> => sharedRandomKey(database, 'botCheck');
