import { createLocalJWKSet, errors, importJWK, jwtVerify, SignJWT, type CryptoKey, type JWTVerifyGetKey } from 'jose';
import type { ServerContext } from '../context.ts';
import { ProblemError } from '../problem.ts';
import type { Database } from '../store/database.ts';
import { sharedSigningKey } from './keys.ts';
import type { Session } from './sessions.ts';

const AUDIENCE = 'portal';

interface Keys {
  kid: string;
  sign: CryptoKey;
  verify: JWTVerifyGetKey;
}

const keysOf = new WeakMap<Database, Promise<Keys>>();

// A key that could not be read is asked for again: the database may be back by then.
function keys(database: Database): Promise<Keys> {
  const known = keysOf.get(database);
  if (known) return known;
  const reading = readKeys(database);
  keysOf.set(database, reading);
  reading.catch(() => keysOf.delete(database));
  return reading;
}

async function readKeys(database: Database): Promise<Keys> {
  const jwk = await sharedSigningKey(database, 'portal');
  const { d: _private, ...publicKey } = jwk;
  return {
    kid: jwk.kid ?? '',
    sign: (await importJWK(jwk, 'ES256')) as CryptoKey,
    verify: createLocalJWKSet({ keys: [publicKey] }),
  };
}

/** The portal's own token for a session, good until the session's idle end (`session.token`). */
export async function mintAccessToken({ database, settings, clock }: ServerContext, session: Session): Promise<string> {
  const { kid, sign } = await keys(database);
  return new SignJWT({ sid: session.id, ver: session.version })
    .setProtectedHeader({ alg: 'ES256', kid, typ: 'at+jwt' })
    .setIssuer(settings.publicUrl)
    .setAudience(AUDIENCE)
    .setSubject(session.sub)
    .setIssuedAt(clock())
    .setExpirationTime(session.expiresAt)
    .sign(sign);
}

/** Which session a token speaks for. */
export interface AccessToken {
  sessionId: string;
  version: number;
}

/**
 * Reads a token of ours.
 *
 * @throws ProblemError `session.expired`, or `session.invalid` for whatever else is wrong with it
 */
export async function verifyAccessToken(
  { database, settings, clock }: ServerContext,
  token: string,
): Promise<AccessToken> {
  const { verify } = await keys(database);
  try {
    const { payload } = await jwtVerify(token, verify, {
      issuer: settings.publicUrl,
      audience: AUDIENCE,
      typ: 'at+jwt',
      algorithms: ['ES256'],
      currentDate: clock(),
      requiredClaims: ['sid', 'ver', 'exp'],
    });
    return { sessionId: String(payload.sid), version: Number(payload.ver) };
  } catch (thrown) {
    if (thrown instanceof errors.JWTExpired) throw new ProblemError('session.expired');
    if (thrown instanceof errors.JOSEError || thrown instanceof TypeError) throw new ProblemError('session.invalid');
    throw thrown;
  }
}
