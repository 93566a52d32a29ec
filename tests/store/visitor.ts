import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { helsinkiToday } from '../../domain/time/index.ts';
import type { LeftDraft } from '../../domain/types.ts';
import { chanceFrom } from '../../scripts/drill/chance.ts';
import type { Intent, Writer } from '../../scripts/drill/kind.ts';
import { nextIntent, send } from '../../scripts/drill/writes.ts';
import type { Database } from '../../server/store/database.ts';
import { bearer, CookieJar, signIn } from '../support/signIn.ts';

/** In milliseconds, at most, from one click to the next. */
const THOUGHT = 1_500;
/** Of each visit. */
const WRITES = 4;
/** Where an order is begun. */
const page = '/contract/campaign/talvi/template/kiintea-24';

interface Place {
  url: string;
  /** As it was before anybody came, for the puzzles of strangers. */
  database: Database;
}

/** Somebody who clicks through the main flows of the portal. */
export class Visitor {
  readonly #place: Place;
  readonly #index: number;
  readonly #writer: Writer;
  readonly #chance: () => number;
  #jar = new CookieJar();
  readonly #intents: Intent[];

  /** @param intents what all of them want written */
  constructor(place: Place, index: number, { writer, intents }: { writer: Writer; intents: Intent[] }) {
    this.#place = place;
    this.#intents = intents;
    this.#index = index;
    this.#writer = writer;
    this.#chance = chanceFrom(index);
  }

  /**
   * Comes with a new browser, begins an order, signs in from there, finds the form as it was, looks around, and writes.
   *
   * @throws Error where something does not come as it must
   */
  async visit(): Promise<void> {
    this.#jar = new CookieJar();
    this.#writer.accessToken = '';
    const draft = await this.#leaveDraft();
    await this.#think();
    await this.#signIn();
    const found = await this.#call('POST', '/api/drafts/take-up', { path: page });
    if (!isDeepStrictEqual(found, { drafts: [draft] }))
      throw new Error(`of the draft ${JSON.stringify(draft)} there is ${JSON.stringify(found)}`);
    await this.#look();
    for (let written = 0; written < WRITES; written += 1) {
      await this.#think();
      await this.#write();
    }
  }

  #think = () => pause(this.#chance() * THOUGHT);

  /** Asks again as long as the answer is that the database is away for a moment, as on a busy machine: the portal does so too. */
  async #patiently<Answer>(ask: () => Promise<Answer | null>): Promise<Answer> {
    for (;;) {
      const answer = await ask();
      if (answer !== null) return answer;
      await this.#think();
    }
  }

  #call(method: 'GET' | 'POST' | 'PUT', path: string, body?: object): Promise<unknown> {
    const { accessToken } = this.#writer;
    return this.#patiently(async () => {
      const answer = await fetch(this.#place.url + path, {
        method,
        headers: {
          cookie: this.#jar.headerFor(path),
          ...(accessToken && bearer(accessToken)),
          ...(body && { 'content-type': 'application/json' }),
        },
        ...(body && { body: JSON.stringify(body) }),
      });
      const text = await answer.text();
      if (answer.status === 503) return null;
      if (!answer.ok) throw new Error(`${method} ${path} is answered ${answer.status}: ${text}`);
      this.#jar.keep(answer.headers.getSetCookie());
      return text === '' ? {} : (JSON.parse(text) as unknown);
    });
  }

  async #leaveDraft(): Promise<LeftDraft> {
    const draft: LeftDraft = {
      name: 'order.talvi.kiintea-24',
      version: 1,
      owner: null,
      author: null,
      key: randomUUID(),
      startedAt: Date.now(),
      isSent: false,
      proofId: null,
      values: JSON.stringify({ person: { email: `visitor-${this.#index}@kajo.example`, visit: this.#intents.length } }),
    };
    await this.#call('PUT', '/api/drafts', { path: page, drafts: [draft] });
    return draft;
  }

  async #signIn(): Promise<void> {
    const wish = { sub: this.#writer.person.sub, jar: this.#jar, location: page, urls: [this.#place.url] as [string] };
    const { accessToken } = await this.#patiently(() =>
      signIn(wish).catch((thrown: unknown) => {
        // Where the demo's own identity provider has no database for its last step, the sign-in is said to have failed.
        if (thrown instanceof Error && / with 503: |error=(unavailable|failed)/.test(thrown.message)) return null;
        throw thrown;
      }),
    );
    this.#writer.accessToken = accessToken;
  }

  async #look(): Promise<void> {
    const { customerId } = this.#writer;
    const today = helsinkiToday(Date.now());
    for (const path of [
      '/api/navigation?lang=fi',
      `/api/contracts/customer/${customerId}`,
      `/api/invoices/all?customerId=${customerId}&includePostponeInfo=true`,
      `/api/v2/consumption?customerId=${customerId}&meteringPointNo=${this.#writer.contracts[0]}&from=${today}&to=${today}&resolution=hour`,
    ]) {
      await this.#think();
      await this.#call('GET', path);
    }
  }

  async #write(): Promise<void> {
    const { url, database } = this.#place;
    const from = { writer: this.#writer, intents: this.#intents, url, isLockOpen: true };
    const intent = await nextIntent(this.#index, from, this.#chance);
    this.#intents.push(intent);
    // Where it is not known to be done it is sent again, by the same key.
    await this.#patiently(async () => (await send(url, intent, this.#writer, database)) || null);
  }
}
