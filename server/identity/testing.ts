import { setTimeout } from 'node:timers/promises';
import { PGlite } from '@electric-sql/pglite';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { apiDocument } from '../../openapi/document.ts';
import { buildApp } from '../app.ts';
import { demoPeople, type DemoPerson } from '../demo/people.ts';
import { handlers } from '../operations/index.ts';
import { readSettings } from '../settings.ts';
import { wrapEmbedded, type Database } from '../store/database.ts';
import { customer, employee, person } from '../store/schema.ts';

export const ORIGIN = 'http://portal.example:3000';

export interface TestPortal {
  app: FastifyInstance;
  database: Database;
  /** Moves the portal's clock on, by milliseconds. */
  wait(milliseconds: number): void;
  close(): Promise<void>;
}

export const demoPerson = (familyName: string): DemoPerson => {
  const found = demoPeople.find((candidate) => candidate.familyName === familyName);
  if (!found) throw new Error(`nobody is called ${familyName}`);
  return found;
};

/** A database in memory with the demo people; of what they have, only whether they are customers or employees. */
export async function openTestDatabase(): Promise<Database> {
  const database = await wrapEmbedded(await PGlite.create());
  const customers = demoPeople.filter(({ customerId }) => customerId !== null);
  await database.db.insert(customer).values(
    customers.map(({ customerId, familyName }) => ({
      customerId: customerId ?? '',
      customerType: 'B2C' as const,
      isCompany: false,
      lastName: familyName,
      address: {} as never,
      marketingPermissions: {} as never,
      priceNotifications: {} as never,
    })),
  );
  await database.db.insert(person).values(
    demoPeople.map(({ sub, identityCode, givenName, familyName, customerId, isBlocked = false }) => ({
      sub,
      identityCode,
      givenName,
      familyName,
      customerId,
      isBlocked,
    })),
  );
  const staff = demoPeople.flatMap(({ sub, employee: facts }) => (facts ? [{ sub, ...facts }] : []));
  await database.db.insert(employee).values(staff);
  return database;
}

/** The whole server, without a port; every answer is held against the API. */
export async function startPortal(database: Database, environment: Record<string, string> = {}): Promise<TestPortal> {
  let waited = 0;
  const app = await buildApp({
    context: {
      settings: readSettings({ PUBLIC_URL: ORIGIN, DEMO: 'true', LOG_LEVEL: 'silent', ...environment }),
      database,
      clock: () => new Date(Date.now() + waited),
    },
    api: apiDocument(),
    handlers,
    shell: null,
    isAnswerChecked: true,
  });
  return {
    app,
    database,
    wait: (milliseconds) => {
      waited += milliseconds;
    },
    close: () => app.close(),
  };
}

/**
 * A portal over a database of its own for all tests of a file, and for each test a browser that is new to it. They are there
 * once the tests run, so that a file keeps what is given here and takes nothing out of it before.
 */
export function setUpPortal(): { database: Database; portal: TestPortal; browser: TestBrowser } {
  const here = {} as ReturnType<typeof setUpPortal>;
  beforeAll(async () => {
    here.database = await openTestDatabase();
    here.portal = await startPortal(here.database);
  }, 120_000);
  afterAll(async () => {
    await here.portal.close();
    await here.database.close();
  });
  beforeEach(() => {
    here.browser = new TestBrowser(here.portal.app);
  });
  return here;
}

interface Cookie {
  name: string;
  value: string;
  path: string;
}

/** A browser as far as signing in needs one: it keeps cookies, follows redirects when told, and sends forms. */
export class TestBrowser {
  readonly app: FastifyInstance;
  cookies: Cookie[] = [];
  /** Every address that it was sent to. */
  readonly visited: string[] = [];

  constructor(app: FastifyInstance) {
    this.app = app;
  }

  async request(
    method: 'GET' | 'POST',
    address: string,
    {
      form,
      body,
      headers = {},
    }: { form?: Record<string, string>; body?: object; headers?: Record<string, string> } = {},
  ): Promise<LightMyRequestResponse> {
    const { pathname, search, origin } = new URL(address, ORIGIN);
    if (origin !== ORIGIN) throw new Error(`the browser was sent to ${origin}`);
    const cookie = this.cookies
      .filter(({ path }) => pathname === path || pathname.startsWith(path.endsWith('/') ? path : `${path}/`))
      .map(({ name, value }) => `${name}=${encodeURIComponent(value)}`)
      .join('; ');
    const answer = await this.app.inject({
      method,
      url: pathname + search,
      headers: {
        accept: 'text/html,application/xhtml+xml',
        ...(cookie ? { cookie } : {}),
        ...(form ? { 'content-type': 'application/x-www-form-urlencoded' } : {}),
        ...headers,
      },
      ...(form ? { payload: new URLSearchParams(form).toString() } : {}),
      ...(body ? { payload: body } : {}),
    });
    for (const { name, value, path = '/', expires, maxAge } of answer.cookies) {
      this.cookies = this.cookies.filter((known) => known.name !== name || known.path !== path);
      const isGone = value === '' || maxAge === 0 || (expires !== undefined && expires.getTime() < Date.now());
      if (!isGone) this.cookies.push({ name, value, path });
    }
    if (answer.headers.location) this.visited.push(answer.headers.location);
    return answer;
  }

  /** A call that a page makes: the browser's cookies go along. */
  post(address: string, body: object): Promise<LightMyRequestResponse> {
    return this.request('POST', address, { body, headers: { accept: 'application/json' } });
  }

  /** Follows redirects until a page stands, or the portal itself is reached. */
  async follow(
    first: LightMyRequestResponse,
    from: string,
  ): Promise<{ address: string; answer: LightMyRequestResponse }> {
    let [answer, address] = [first, from];
    while (answer.statusCode >= 300 && answer.statusCode < 400) {
      address = new URL(answer.headers.location ?? '', ORIGIN).href;
      if (!/^\/(idp|login|endSession)/.test(new URL(address).pathname)) break;
      answer = await this.request('GET', address);
    }
    return { address, answer };
  }

  async open(address: string) {
    return this.follow(await this.request('GET', address), new URL(address, ORIGIN).href);
  }

  async send(address: string, form: Record<string, string>) {
    return this.follow(await this.request('POST', address, { form }), address);
  }

  cookie(name: string): string | undefined {
    return this.cookies.find((known) => known.name === name)?.value;
  }

  /** The states of the sign-ins that it has begun. */
  states(): string[] {
    const begins = /^(__Host-)?kajo_sign_in_/;
    return this.cookies.filter(({ name }) => begins.test(name)).map(({ name }) => name.replace(begins, ''));
  }
}

/** What the hash of an address hands over. */
export const handedOver = (address: string): Record<string, string> =>
  Object.fromEntries(new URLSearchParams(new URL(address, ORIGIN).hash.slice(1)));

/** Exchanges what the hash of an address hands over, as the portal does in the same browser. */
export const exchange = (browser: TestBrowser, address: string): Promise<LightMyRequestResponse> =>
  browser.post('/api/auth/token/exchange', { handOver: handedOver(address).access_token ?? '' });

/** The token that the hash of an address is exchanged for. */
export const tokenOf = async (browser: TestBrowser, address: string): Promise<string> =>
  (await exchange(browser, address)).json<{ accessToken: string }>().accessToken;

/** From the sign-in link, through OP, to where the browser is handed over. */
export async function signInAs(browser: TestBrowser, familyName: string, link = '/login?lang=fi&tupas=true&bank=op') {
  const people = await browser.open(link);
  return browser.send(people.address, { sub: demoPerson(familyName).sub, bank: 'op' });
}

/** A proof anew is known by its second, which is a later one than that of the proof before (`signIn.proof`). */
export const nextSecond = (): Promise<void> => setTimeout(1000 - (Date.now() % 1000));

/** Calls an operation with a bearer token. */
export const call = (app: FastifyInstance, method: 'GET' | 'POST', url: string, token: string) =>
  app.inject({ method, url, headers: { authorization: `Bearer ${token}`, accept: 'application/json' } });

/** Sends the form of the page that ends the identity provider's session, as its script does. */
export async function signOutAt(browser: TestBrowser, location: string) {
  const { address, answer } = await browser.open(location);
  if (answer.statusCode !== 200) return { address, answer };
  const [, action = ''] = /<form method="post" action="([^"]+)"/.exec(answer.body) ?? [];
  const fields = [...answer.body.matchAll(/type="hidden" name="([^"]+)" value="([^"]*)"/g)];
  return browser.send(action, Object.fromEntries(fields.map(([, name, value]) => [name, value])));
}
