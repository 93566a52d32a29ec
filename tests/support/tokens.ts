import { createHash, randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { generateKeyPair, importJWK, SignJWT } from 'jose';
import { sharedSigningKey } from '../../server/identity/keys.ts';
import { actingGrant, handOver, session } from '../../server/store/schema.ts';
import { fixtureOf, subOf, type Caller } from './callers.ts';
import type { TestServer } from './inProcess.ts';

type Context = TestServer['context'];
/** What a token takes. */
type Issuing = Pick<Context, 'database' | 'clock'> & { settings: Pick<Context['settings'], 'publicUrl'> };
type Session = typeof session.$inferSelect;

const MINUTE = 60_000;

interface Grant {
  customerId: string;
  hasEnded?: boolean;
}

/** The headers with which a caller comes; a session and a token of its own for each, so that none disturbs another. */
export async function headersOf(
  context: Context,
  { person, credential }: Caller,
  grant?: Grant,
): Promise<Record<string, string>> {
  if (credential === 'none') return {};
  if (credential === 'orderCookie') return { cookie: `__Host-order=${randomUUID()}; order=${randomUUID()}` };
  const begun = await beginSession(context, subOf(person), credential);
  // Nobody else has anybody open.
  if (grant && fixtureOf(person).employee) await openCustomer(context, begun, grant);
  const token = await mint(context, begun, credential);
  if (credential === 'signedOut') await change(context, begun.id, { signedOutAt: context.clock() });
  if (credential === 'superseded') await change(context, begun.id, { version: begun.version + 1 });
  return { authorization: `Bearer ${token}` };
}

/** The headers of somebody who is none of the tests' own people, such as one of the demo. */
export async function headersOfSub(
  context: Context,
  sub: string,
  credential: 'good' | 'weak' = 'good',
): Promise<Record<string, string>> {
  return { authorization: `Bearer ${await tokenOfSub(context, sub, credential)}` };
}

/** The token of such a person's session. */
export const tokenOfSub = async (context: Issuing, sub: string, credential: 'good' | 'weak'): Promise<string> =>
  mint(context, await beginSession(context, sub, credential), credential);

/** A session straight in the database: nothing of the server's own code makes what it is tested with. */
async function beginSession(
  { database, clock }: Issuing,
  sub: string,
  credential: Caller['credential'],
): Promise<Session> {
  const isOver = credential === 'expired' || credential === 'sessionOver';
  const now = clock().getTime();
  const begun: Session = {
    id: randomUUID(),
    sub,
    version: 1,
    strongAuthentication: credential !== 'weak',
    idToken: 'eyJhbGciOiJFUzI1NiJ9.e30.c2ln',
    isIdTokenGiven: false,
    createdAt: new Date(now - 20 * MINUTE),
    expiresAt: new Date(now + (isOver ? -1 : 15 * MINUTE)),
    endsAt: new Date(now + 460 * MINUTE),
    signedOutAt: null,
    browser: null,
    formerBrowser: null,
    handedTo: null,
    salesAgentId: null,
  };
  await database.db.insert(session).values(begun);
  return begun;
}

const digestOf = (text: string) => createHash('sha256').update(text).digest('base64url');

/**
 * What an address hands over for a session of the consumer, to be exchanged once.
 *
 * @returns the cookie of the browser that is handed over
 */
export async function offerHandOver(context: Context, token: string): Promise<string> {
  const begun = await beginSession(context, subOf('consumer'), 'good');
  await change(context, begun.id, { browser: digestOf(begun.id) });
  const expiresAt = new Date(context.clock().getTime() + MINUTE);
  await context.database.db.insert(handOver).values({ digest: digestOf(token), sessionId: begun.id, expiresAt });
  return `kajo_browser=${begun.id}`;
}

async function openCustomer(
  { database, clock }: Context,
  { id: sessionId, sub }: Session,
  grant: Grant,
): Promise<void> {
  await database.db.insert(actingGrant).values({
    sessionId,
    sub,
    customerId: grant.customerId,
    reason: 'Asiakas soitti laskustaan',
    createdAt: new Date(clock().getTime() - MINUTE),
    endedAt: grant.hasEnded ? clock() : null,
  });
}

async function change({ database }: Context, id: string, to: Partial<Session>): Promise<void> {
  await database.db.update(session).set(to).where(eq(session.id, id));
}

async function readKey(database: Context['database']) {
  const own = await sharedSigningKey(database, 'portal');
  return { kid: own.kid ?? '', key: await importJWK(own, 'ES256') };
}

/** Of each database, read once: there are thousands of tokens. */
const keys = new WeakMap<Context['database'], ReturnType<typeof readKey>>();

async function mint(context: Issuing, begun: Session, credential: Caller['credential']): Promise<string> {
  const reading = keys.get(context.database) ?? readKey(context.database);
  keys.set(context.database, reading);
  const own = await reading;
  const key = credential === 'forged' ? (await generateKeyPair('ES256')).privateKey : own.key;
  // Here the row alone is over: the token by itself would be good a little longer.
  const expiry = credential === 'sessionOver' ? new Date(context.clock().getTime() + MINUTE) : begun.expiresAt;
  return new SignJWT({ sid: begun.id, ver: begun.version })
    .setProtectedHeader({ alg: 'ES256', kid: own.kid, typ: 'at+jwt' })
    .setIssuer(credential === 'wrongIssuer' ? 'https://elsewhere.example' : context.settings.publicUrl)
    .setAudience(credential === 'wrongAudience' ? 'mobile' : 'portal')
    .setSubject(begun.sub)
    .setIssuedAt(begun.createdAt)
    .setExpirationTime(expiry)
    .sign(key);
}
