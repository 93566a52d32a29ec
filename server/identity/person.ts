import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { UserInfoResponse } from 'openid-client';
import { isIdentityCode } from '../../domain/identifiers/index.ts';
import type { ServerContext } from '../context.ts';
import { person } from '../store/schema.ts';

/**
 * The person as the retailer's systems know them: by the issuer's subject, else by identity code. Someone who is new is
 * kept without a customership, and the gate says that we hold no data of theirs (`gate.missingData`). They get a subject
 * of ours, as an issuer's may itself be personal, and a token stands in an address for a moment.
 *
 * @returns the person's `sub`; null for someone who is new and comes without an identity code
 */
export async function findOrKeepPerson(
  { database: { db } }: ServerContext,
  userInfo: UserInfoResponse,
): Promise<string | null> {
  const [bySubject] = await db.select({ sub: person.sub }).from(person).where(eq(person.sub, userInfo.sub));
  if (bySubject) return bySubject.sub;
  const code = String(userInfo.personal_identity_code ?? '').toUpperCase();
  if (!isIdentityCode(code)) return null;
  const [kept] = await db
    .insert(person)
    .values({
      sub: randomUUID(),
      identityCode: code,
      givenName: userInfo.given_name ?? '',
      familyName: userInfo.family_name ?? '',
    })
    // Says nothing new; it makes the row that is there come back.
    .onConflictDoUpdate({ target: person.identityCode, set: { identityCode: code } })
    .returning({ sub: person.sub });
  return kept?.sub ?? null;
}
