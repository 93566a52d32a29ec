import {
  createLocalJWKSet,
  errors,
  importJWK,
  jwtVerify,
  SignJWT,
  type CryptoKey,
  type JWTPayload,
  type JWTVerifyGetKey,
} from 'jose';
import type { ServerContext } from '../context.ts';
import { ProblemError } from '../problem.ts';
import { oncePerDatabase } from '../store/oncePerDatabase.ts';
import { sharedSigningKey } from './keys.ts';
import type { Session } from './sessions.ts';

const AUDIENCE = 'portal';

interface Keys {
  kid: string;
  sign: CryptoKey;
  verify: JWTVerifyGetKey;
  /** What tokens said that were found good, each until its end: a signature holds however often it is looked at. */
  known: Map<string, AccessToken>;
}

/** As many tokens are remembered; who has none of them has it looked at anew. */
const MOST_KNOWN = 10_000;

const keys = oncePerDatabase(async (database): Promise<Keys> => {
  const jwk = await sharedSigningKey(database, 'portal');
  const { d: _private, ...publicKey } = jwk;
  return {
    kid: jwk.kid ?? '',
    sign: (await importJWK(jwk, 'ES256')) as CryptoKey,
    verify: createLocalJWKSet({ keys: [publicKey] }),
    known: new Map(),
  };
});

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

/** A token of ours whose time is over. */
export class ExpiredTokenError extends ProblemError {
  readonly sessionId: string;
  readonly sub: string;
  constructor({ sessionId, sub }: Pick<AccessToken, 'sessionId' | 'sub'>) {
    super('session.expired');
    this.sessionId = sessionId;
    this.sub = sub;
  }
}

/** Which session a token speaks for, and whose that is. */
export interface AccessToken {
  sessionId: string;
  sub: string;
  version: number;
  /** In milliseconds since 1970, a whole second. */
  endsAt: number;
}

const whoseOf = ({ sid, sub }: JWTPayload) => ({ sessionId: String(sid), sub: String(sub) });

/**
 * Reads a token of ours.
 *
 * @throws ExpiredTokenError; ProblemError `session.invalid` for whatever else is wrong with it
 */
export async function verifyAccessToken(
  { database, settings, clock }: ServerContext,
  token: string,
): Promise<AccessToken> {
  const { verify, known } = await keys(database);
  const now = clock();
  const seen = known.get(token);
  if (seen && seen.endsAt > now.getTime()) return seen;
  try {
    const { payload } = await jwtVerify(token, verify, {
      issuer: settings.publicUrl,
      audience: AUDIENCE,
      typ: 'at+jwt',
      algorithms: ['ES256'],
      currentDate: now,
      requiredClaims: ['sid', 'sub', 'ver', 'exp'],
    });
    const read = { ...whoseOf(payload), version: Number(payload.ver), endsAt: (payload.exp ?? 0) * 1000 };
    if (known.size === MOST_KNOWN) known.delete(known.keys().next().value ?? '');
    known.set(token, read);
    return read;
  } catch (thrown) {
    if (thrown instanceof errors.JWTExpired) throw new ExpiredTokenError(whoseOf(thrown.payload));
    if (thrown instanceof errors.JOSEError || thrown instanceof TypeError) throw new ProblemError('session.invalid');
    throw thrown;
  }
}
