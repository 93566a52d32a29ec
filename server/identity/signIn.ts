import { randomUUID } from 'node:crypto';
import { eq, lt } from 'drizzle-orm';
import * as oidc from 'openid-client';
import { isIdentityCode } from '../../domain/identifiers/index.ts';
import type { ServerContext } from '../context.ts';
import { describeError } from '../http/logging.ts';
import { person, signIn } from '../store/schema.ts';
import type { Locale } from '../texts.ts';
import { isWayBack } from './wayBack.ts';
import { beginSession, IDLE_TIME, type Session } from './sessions.ts';
import { mintAccessToken } from './tokens.ts';

/** A sign-in that was begun is waited for so long, in seconds; the cookie with its state lives as long. */
export const SIGN_IN_TIME = 600;
export const STATE_COOKIE = 'kajo_sign_in';

/** What the authentication has to be, in the words that the identity provider is asked with. */
export const acr = { strong: 'urn:kajo:strong', account: 'urn:kajo:account', bank: 'urn:kajo:bank:' } as const;

export const callbackUrl = (publicUrl: string) => `${publicUrl}/login/callback`;

export interface Wish {
  locale: Locale;
  isStrong: boolean;
  bank: string | null;
  /** Where the person wants to be afterwards; anything but a path of this portal is dropped. */
  location: string | null;
}

/** Begins a sign-in and answers where the browser goes. @throws ProblemError `identity.unavailable` */
export async function beginSignIn(context: ServerContext, wish: Wish): Promise<{ location: string; state: string }> {
  const { database, settings, issuer, clock } = context;
  const configuration = await issuer.configuration();
  const [state, nonce, codeVerifier] = [oidc.randomState(), oidc.randomNonce(), oidc.randomPKCECodeVerifier()];
  const now = clock();
  await database.db.delete(signIn).where(lt(signIn.expiresAt, now));
  await database.db.insert(signIn).values({
    state,
    nonce,
    codeVerifier,
    location: wish.location !== null && isWayBack(wish.location) ? wish.location : '/auth',
    expiresAt: new Date(now.getTime() + SIGN_IN_TIME * 1000),
  });
  const url = oidc.buildAuthorizationUrl(configuration, {
    redirect_uri: callbackUrl(settings.publicUrl),
    scope: 'openid profile',
    state,
    nonce,
    code_challenge: await oidc.calculatePKCECodeChallenge(codeVerifier),
    code_challenge_method: 'S256',
    ui_locales: wish.locale,
    // Who let the session run out proves anew who it is: another person may sit there now.
    max_age: String(IDLE_TIME / 1000),
    acr_values: [wish.isStrong ? acr.strong : acr.account, ...(wish.bank ? [acr.bank + wish.bank] : [])].join(' '),
  });
  return { location: url.href, state };
}

/**
 * Ends a sign-in: exchanges the code, begins the session, and answers where the browser is handed over to, the token in
 * the hash (`handOver.hash`). Whatever goes wrong leads to the page that says so (`gate.failedTryAgain`).
 *
 * @param cookie the state that the browser's cookie holds; a sign-in that another browser began is not ended here
 */
export async function completeSignIn(
  context: ServerContext,
  callback: URL,
  cookie: string | undefined,
): Promise<string> {
  try {
    return await complete(context, callback, cookie);
  } catch (thrown) {
    context.log.warn({ fault: describeError(thrown) }, 'a sign-in failed');
    return failedPath('failed');
  }
}

async function complete(context: ServerContext, callback: URL, cookie: string | undefined): Promise<string> {
  const { database, clock } = context;
  const state = callback.searchParams.get('state') ?? '';
  if (!cookie || cookie !== state) return failedPath('expired');
  // Taken out of the table, so that one callback counts and a second finds nothing.
  const [begun] = await database.db.delete(signIn).where(eq(signIn.state, state)).returning();
  if (!begun || begun.expiresAt <= clock()) return failedPath('expired');
  if (callback.searchParams.has('error') && needsStrongAuthentication(begun.location)) {
    return `/auth/error/strong-authentication?${new URLSearchParams({ location: begun.location })}`;
  }
  if (callback.searchParams.get('error') === 'access_denied') return failedPath('access_denied');
  const session = await exchange(context, callback, begun);
  return session ? handOver(context, session, begun) : '/auth/error/missing-data';
}

/** The portal's page that says why nobody has been signed in, and lets the person try again. */
export const failedPath = (error: 'access_denied' | 'expired' | 'failed') => `/auth/error/generic?error=${error}`;

/** Pages that open by strong authentication alone: who fails it there may not be our customer at all (`gate.strongFailed`). */
const needsStrongAuthentication = (location: string) => location.startsWith('/selvitys/');

/** Null: the issuer knows the person, and gives nothing by which the retailer could. */
async function exchange(
  context: ServerContext,
  callback: URL,
  { state, nonce, codeVerifier }: typeof signIn.$inferSelect,
): Promise<Session | null> {
  const configuration = await context.issuer.configuration();
  const tokens = await oidc.authorizationCodeGrant(configuration, callback, {
    expectedState: state,
    expectedNonce: nonce,
    pkceCodeVerifier: codeVerifier,
    idTokenExpected: true,
  });
  const claims = tokens.claims();
  if (!claims || !tokens.id_token) throw new Error('the issuer gave no ID token');
  const userInfo = await oidc.fetchUserInfo(configuration, tokens.access_token, claims.sub);
  const sub = await findOrKeepPerson(context, userInfo);
  if (sub === null) return null;
  return beginSession(context, {
    sub,
    idToken: tokens.id_token,
    strongAuthentication: claims.acr === acr.strong,
  });
}

/**
 * The person as the retailer's systems know them: by the issuer's subject, else by identity code. Someone who is new is
 * kept without a customership, and the gate says that we hold no data of theirs (`gate.missingData`). They get a subject
 * of ours, as an issuer's may itself be personal, and a token stands in an address for a moment.
 *
 * @returns the person's `sub`; null for someone who is new and comes without an identity code
 */
async function findOrKeepPerson(
  { database: { db } }: ServerContext,
  userInfo: oidc.UserInfoResponse,
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

async function handOver(
  context: ServerContext,
  session: Session,
  { location, state }: typeof signIn.$inferSelect,
): Promise<string> {
  const [who] = await context.database.db
    .select({ customerId: person.customerId })
    .from(person)
    .where(eq(person.sub, session.sub));
  const hash = new URLSearchParams({
    access_token: await mintAccessToken(context, session),
    id_token: session.idToken,
  });
  if (who?.customerId) hash.set('customer_id', who.customerId);
  hash.set('state', state);
  return `${location}#${hash.toString()}`;
}
