import { eq } from 'drizzle-orm';
import { decodeJwt } from 'jose';
import * as oidc from 'openid-client';
import type { ServerContext } from '../context.ts';
import { openForEditor } from '../demo/editorsCustomer.ts';
import { describeError } from '../http/logging.ts';
import { isIssuerAway, refusalOf } from './issuer.ts';
import { provenPage } from '../proof/provenPage.ts';
import { isDatabaseAway } from '../store/outage.ts';
import { person, session, signIn } from '../store/schema.ts';
import type { BrowserMemory } from './cookies.ts';
import { mintHandOver } from './handOver.ts';
import { findOrKeepPerson } from './person.ts';
import { checkLive, openSession, renewSession, sessionsOf, type Session } from './sessions.ts';
import { acr, OLDEST_PROOF, SIGN_IN_TIME } from './signIn.ts';
import { backAddress, failedPath, handOverAddress, LANDING, reportPath, type SignInFailure } from './wayBack.ts';

type Begun = typeof signIn.$inferSelect;

/** Where a sign-in leads in the end, and whether this browser had begun it or has a session. */
interface SignInEnd {
  location: string;
  isKnown: boolean;
}

/**
 * Ends a sign-in: exchanges the code, opens the session, and answers where the browser is handed over to, with what is
 * exchanged for the token in the hash (`handOver.once`). Whatever goes wrong leads to the page that says so and keeps the
 * way back (`gate.failedTryAgain`); a new tab that finds nobody signed in just goes where it was going.
 */
export async function completeSignIn(context: ServerContext, callback: URL, memory: BrowserMemory): Promise<SignInEnd> {
  const to = (location: string): SignInEnd => ({ location, isKnown: true });
  const { database, clock, log } = context;
  const state = callback.searchParams.get('state') ?? '';
  let begun: Begun | undefined;
  try {
    // Taken out of the table, so that one callback counts and a second finds nothing.
    if (memory.hasBegun(state)) [begun] = await database.db.delete(signIn).where(eq(signIn.state, state)).returning();
    if (!begun) return await withoutState(context, callback, memory);
    if (begun.expiresAt <= clock()) return to(failed(begun, memory, 'expired'));
    if (callback.searchParams.has('error')) return to(refused(begun, memory, callback.searchParams.get('error')));
    return to(await complete(context, callback, begun, memory));
  } catch (thrown) {
    const refusal = refusalOf(thrown, callback);
    if (refusal === null) log.warn({ fault: describeError(thrown) }, 'a sign-in failed');
    else log.info({ event: 'signIn.refused', code: refusal });
    const failure = isDatabaseAway(thrown) || isIssuerAway(thrown) ? 'unavailable' : 'failed';
    return to(begun ? failed(begun, memory, failure) : failedPath(failure, memory.wayBack(state)));
  }
}

/** What the identity provider says of itself that the person should know as it is. */
const failures: Partial<Record<string, SignInFailure>> = {
  server_error: 'failed',
  temporarily_unavailable: 'unavailable',
};

/**
 * Whoever goes back in the browser's history comes here anew: with a session they go on (`signIn.again`), who has proven
 * something to where it is told what came of it (`verification.back`).
 */
async function withoutState(context: ServerContext, { searchParams }: URL, memory: BrowserMemory): Promise<SignInEnd> {
  const { live } = await sessionsOf(context, memory.browser);
  if (live) return { location: (await provenPage(context, memory.bound, live.sub)) ?? LANDING, isKnown: true };
  const failure = failures[searchParams.get('error') ?? ''] ?? 'expired';
  return { location: failedPath(failure, memory.wayBack(searchParams.get('state') ?? '')), isKnown: false };
}

function failed({ location, locale, resumes }: Begun, memory: BrowserMemory, failure: SignInFailure): string {
  if (resumes === null) return failedPath(failure, { location, locale });
  // Not asked again with the next page.
  memory.hint(false);
  return backAddress(location, locale);
}

function refused(begun: Begun, memory: BrowserMemory, error: string | null): string {
  if (begun.resumes === null && needsStrongAuthentication(begun.location))
    return reportPath('strong-authentication', begun.locale, { location: begun.location });
  return failed(begun, memory, error === 'access_denied' ? 'access_denied' : (failures[error ?? ''] ?? 'failed'));
}

/** Pages that open by strong authentication alone: who fails it there may not be our customer at all (`gate.strongFailed`). */
const needsStrongAuthentication = (location: string) => location.startsWith('/selvitys/');

async function complete(context: ServerContext, callback: URL, begun: Begun, memory: BrowserMemory): Promise<string> {
  const { tokens, claims, configuration } = await exchangeCode(context, callback, begun);
  if (begun.resumes !== null) {
    const live = await takeUp(context, begun.resumes, claims);
    return live ? handOver(context, live, begun, memory) : failed(begun, memory, 'failed');
  }
  const userInfo = await oidc.fetchUserInfo(configuration, tokens.access_token, claims.sub);
  const sub = await findOrKeepPerson(context, userInfo);
  // The issuer knows the person, and gives nothing by which the retailer could.
  if (sub === null) return reportPath('missing-data', begun.locale);
  const opened = await openSession(
    context,
    {
      sub,
      idToken: tokens.id_token,
      strongAuthentication: claims.acr === acr.strong,
    },
    { memory, begunAt: begunAt(begun) },
  );
  return handOver(context, opened, begun, memory);
}

const begunAt = ({ expiresAt }: Begun) => new Date(expiresAt.getTime() - SIGN_IN_TIME * 1000);

/**
 * What was asked of the issuer stood in an address that the browser could change, so its answer is held to it: a proof of
 * late, or one of after the sign-in began and, to the second, after the last one (`signIn.proof`). Both clocks are apart
 * from `PORTAL_NOW`.
 */
async function exchangeCode(context: ServerContext, callback: URL, begun: Begun) {
  const { state, nonce, codeVerifier, resumes, provenAfter } = begun;
  const configuration = await context.issuer.configuration();
  const since = Math.max(0, Math.ceil((context.clock().getTime() - begunAt(begun).getTime()) / 1000));
  const tokens = await oidc.authorizationCodeGrant(configuration, callback, {
    expectedState: state,
    expectedNonce: nonce,
    pkceCodeVerifier: codeVerifier,
    idTokenExpected: true,
    ...(resumes === null ? { maxAge: since + (provenAfter === null ? OLDEST_PROOF : 0) } : {}),
  });
  const claims = tokens.claims();
  if (!claims || !tokens.id_token) throw new Error('the issuer gave no ID token');
  if (resumes === null && provenAfter !== null && (claims.auth_time ?? 0) <= provenAfter)
    throw new Error('the proof is older than what it was asked for');
  return { configuration, claims, tokens: { access_token: tokens.access_token, id_token: tokens.id_token } };
}

/** The session that a new tab takes up, while the issuer says that the same person is signed in (`session.newTab`). */
async function takeUp(context: ServerContext, id: string, { sub }: oidc.IDToken): Promise<Session | null> {
  const [found] = await context.database.db.select().from(session).where(eq(session.id, id));
  if (!found || decodeJwt(found.idToken).sub !== sub) return null;
  checkLive(found, found.version, context.clock());
  return renewSession(context, found);
}

async function handOver(context: ServerContext, opened: Session, begun: Begun, memory: BrowserMemory) {
  const [who] = await context.database.db
    .select({ customerId: person.customerId })
    .from(person)
    .where(eq(person.sub, opened.sub));
  const customerId = who?.customerId ?? (await openForEditor(context, opened));
  memory.hint(true);
  return handOverAddress(begun.location, begun.locale, {
    access_token: await mintHandOver(context, opened),
    ...(customerId === null ? {} : { customer_id: customerId }),
    state: begun.state,
  });
}
