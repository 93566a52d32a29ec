import { isDeepStrictEqual } from 'node:util';
import type { Page, Request, Response, Route } from '@playwright/test';
import type { Answer, Beginning, Call, FlowModel } from '../../../machines/flowModel.ts';

import { Naming } from './naming.ts';

interface Held {
  /** The ids of the calls that it may be. */
  ids: string[];
  route: Route;
  request: Request;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What is, with what is to be changed in it, at any depth. */
function changed(what: unknown, change: unknown): unknown {
  if (!isObject(what) || !isObject(change)) return change;
  return Object.fromEntries(
    [...new Set([...Object.keys(what), ...Object.keys(change)])].map((key) => [
      key,
      key in change ? changed(what[key], change[key]) : what[key],
    ]),
  );
}

/** What stands for a text in a regular expression. */
export const literal = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** An address in which `*` stands for anything. */
export const pattern = (address: string): RegExp => new RegExp(`^${address.split('*').map(literal).join('.*')}$`);

function addressOf(request: Request): string {
  const { pathname, search } = new URL(request.url());
  return pathname + search;
}

/** What stands between the page and the real server: it holds the calls of a flow until their turn has come. */
export class Network {
  #held: Held[] = [];
  #next: { call: Call; answer: Answer }[];
  readonly #calls: FlowModel['calls'];
  readonly #page: Page;
  readonly #naming: Naming;
  readonly #running = new Set<Request>();
  /** What was under way as the browser left for another page. */
  #left: Request[] = [];
  /** The token that the server has given last. */
  #token: string | null = null;
  /** Calls with a token that the server had renewed before. */
  readonly outdated: string[] = [];
  /** The addresses that the browser was led through. */
  readonly addresses: string[] = [];

  private constructor(page: Page, calls: FlowModel['calls'], naming: Naming, answers: Beginning['answers'] = []) {
    this.#page = page;
    this.#naming = naming;
    this.#calls = calls;
    this.#next = [...answers];
  }

  static async between(
    page: Page,
    { calls }: Pick<FlowModel, 'calls'>,
    { answers }: Pick<Beginning, 'answers'> = {},
    naming: Naming = new Naming(),
  ): Promise<Network> {
    const network = new Network(page, calls, naming, answers);
    await page.route('**/api/**', (route, request) => network.#take(route, request));
    page.on('request', (request) => {
      if (request.isNavigationRequest()) {
        network.addresses.push(addressOf(request));
        network.#left = [...network.#running];
      }
      network.#running.add(request);
    });
    // The browser does not always tell that what a page had under way has ended with it.
    page.on('domcontentloaded', () => network.#left.splice(0).forEach((request) => network.#drop(request)));
    page.on('response', (response) => network.#learnToken(response));
    page.on('requestfinished', (request) => network.#drop(request));
    page.on('requestfailed', (request) => network.#drop(request));
    return network;
  }

  #isOf({ method, path }: Call, request: Request): boolean {
    return request.method() === method && pattern(path).test(this.#naming.inModel(addressOf(request)));
  }

  async #learnToken(response: Response): Promise<void> {
    if (!response.ok() || addressOf(response.request()) !== '/api/auth/token/renew') return;
    // A broken answer brings none.
    const answer: unknown = await response.json().catch(() => null);
    if (isObject(answer) && typeof answer['accessToken'] === 'string') this.#token = answer['accessToken'];
  }

  async #take(route: Route, request: Request): Promise<void> {
    const { authorization } = request.headers();
    if (authorization && this.#token !== null && authorization !== `Bearer ${this.#token}`)
      this.outdated.push(addressOf(request));
    const index = this.#next.findIndex(({ call }) => this.#isOf(call, request));
    const [planned] = index < 0 ? [] : this.#next.splice(index, 1);
    if (planned) return this.#give(route, planned.answer);
    const ids = Object.entries(this.#calls).flatMap(([id, call]) => (this.#isOf(call, request) ? [id] : []));
    if (ids.length === 0) return route.continue();
    this.#held.push({ ids, route, request });
  }

  #drop(request: Request): void {
    this.#running.delete(request);
    this.#held = this.#held.filter((held) => held.request !== request);
  }

  async #give(route: Route, answer: Answer): Promise<void> {
    if (answer === 'let go') return route.continue();
    if (answer === 'connection lost') return route.abort('connectionreset');
    if (answer === 'not JSON') return route.fulfill({ contentType: 'application/json', body: '{"half":' });
    if (answer === 'no answer') return;
    if ('changed' in answer) {
      const response = await route.fetch();
      return route.fulfill({ response, json: changed(await response.json(), this.#naming.own(answer.changed)) });
    }
    const { status, json, headers = {} } = answer;
    return route.fulfill({
      status,
      headers,
      contentType: status < 400 ? 'application/json' : 'application/problem+json',
      body: JSON.stringify(this.#naming.own(json)),
    });
  }

  /** The calls that are held, of those named. */
  waiting(ids: readonly string[]): Held[] {
    return this.#held.filter((held) => held.ids.some((id) => ids.includes(id)));
  }

  /** Whether nothing is on its way but what is held. */
  get isQuiet(): boolean {
    return this.#running.size <= this.#held.length;
  }

  /** Has the next call to a place answered so. */
  expect(call: Call, answer: Answer): void {
    this.#next.push({ call, answer });
  }

  /**
   * Answers the call that is held under an id, and looks at what it carries.
   *
   * @returns what is wrong with the call, by part
   * @throws Error where none is held, or several are
   */
  async answer(id: string, answer: Answer): Promise<string[]> {
    const held = this.waiting([id]);
    const [one] = held;
    if (!one || held.length > 1) {
      const { method, path } = this.#calls[id] ?? { method: '', path: '' };
      throw new Error(`${held.length} calls of ${id} (${method} ${path}) are under way, not one`);
    }
    const call = this.#calls[id] ?? { method: 'GET', path: '' };
    const faults = faultsOf(one.request, call, this.#naming);
    if (answer === 'no answer') await this.#page.clock.fastForward(call.patience ?? PATIENCE);
    else {
      this.#held = this.#held.filter((other) => other !== one);
      await this.#give(one.route, answer);
    }
    return faults;
  }
}

/** In milliseconds: after so long the portal gives an answer up (`api.timeOut`). */
const PATIENCE = 15_000;

/** What a call does not carry that it must. */
function faultsOf(request: Request, { headers = {}, body, bodies }: Call, naming: Naming): string[] {
  const sent = request.headers();
  const wrong = Object.entries(headers).filter(([name, value]) => sent[name] !== value);
  const wanted = bodies ?? (body === undefined ? null : [body]);
  const carried = () => JSON.parse(naming.inModel(JSON.stringify(request.postDataJSON()))) as unknown;
  const isBodyWrong = wanted !== null && !wanted.some((one) => isDeepStrictEqual(carried(), one));
  return [...wrong.map(([name]) => `the header ${name}`), ...(isBodyWrong ? ['the body'] : [])];
}

/** A page of the portal's origin with nothing on it. */
export async function openEmptyPage(page: Page, url: string): Promise<void> {
  const body = '<!doctype html><link rel="icon" href="data:,">';
  await page.route(`${url}/empty`, (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto(`${url}/empty`);
  // While anything is routed, every call of a page goes by way of the test.
  await page.unroute(`${url}/empty`);
}

/** Sets what a person who has signed in has in their browser: the cookies, and the session of the tab. */
export async function giveSession(
  page: Page,
  url: string,
  session: { accessToken: string; customerId: string | null },
  cookies: { name: string; value: string; path: string }[],
): Promise<void> {
  await page.context().addCookies(cookies.map(({ name, value, path }) => ({ name, value, path, domain: 'localhost' })));
  await openEmptyPage(page, url);
  await page.evaluate(
    (record) => sessionStorage.setItem('kajo.session', record),
    JSON.stringify({ version: 3, deliverySite: null, ...session }),
  );
}
