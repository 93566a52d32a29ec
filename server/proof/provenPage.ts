import { eq } from 'drizzle-orm';
import type { ServerContext } from '../context.ts';
import { findProof } from '../store/proofs.ts';
import { person } from '../store/schema.ts';
import { isHolder, readHolder } from './holder.ts';
import { proofPages } from './kinds.ts';
import { isSameDigest } from './secrets.ts';

/** As the API names the cookie of a browser that is bound. */
export const PROOF_COOKIE = 'underProof';

/**
 * Where the portal tells what came of what this browser has proven, to who has proven it; null for everyone else
 * (`verification.back`).
 *
 * @param bound what its cookie says
 */
export async function provenPage(
  { database: { db }, seal }: Pick<ServerContext, 'database' | 'seal'>,
  bound: string,
  sub: string,
): Promise<string | null> {
  const held = readHolder(bound);
  const row = held && (await findProof(db, held.id));
  if (!row || row.state !== 'verified' || row.person === null || !isHolder(row, held.secret)) return null;
  const [who] = await db.select({ identityCode: person.identityCode }).from(person).where(eq(person.sub, sub));
  return who && isSameDigest(row.person, seal.digestOf(who.identityCode)) ? proofPages[row.kind] : null;
}
