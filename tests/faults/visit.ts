import { expect, type Locator, type Page } from '@playwright/test';
import { Network } from '../model/runner/network.ts';
import { enter } from '../model/runner/person.ts';
import { storedSession } from './portal.ts';
import type { Read, Sight } from './read.ts';
import { readFaults, type ReadFault } from './reads.ts';

const validation = { method: 'GET', path: '/api/auth/token/validate*' } as const;
const refusal = readFaults['the session is over'].answer;

/** The retailer's own site, to which short addresses lead. */
export async function standInForTheSite(page: Page): Promise<void> {
  const body = '<!doctype html><link rel="icon" href="data:,"><p>perillä</p>';
  await page.route('https://kajo.example/**', (route) =>
    route.fulfill({ contentType: 'text/html; charset=utf-8', body }),
  );
}

function sightOn(page: Page, [role, name]: Sight): Locator {
  if (role === 'text') return page.getByText(name, { exact: true });
  return page.getByRole(role, { name, exact: true });
}

/** A person at a page, one read of which comes to faults. */
export class Visit {
  readonly #page: Page;
  readonly #network: Network;
  readonly #read: Read;
  #validations = 0;
  #meetLate = async () => {};

  private constructor(page: Page, network: Network, read: Read) {
    this.#page = page;
    this.#network = network;
    this.#read = read;
  }

  /** A person who has come for a page, on a clock that the test moves; whatever another visit has held back is let go. */
  static async to(read: Read, page: Page, url: string): Promise<Visit> {
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await standInForTheSite(page);
    if (read.person !== null) {
      await enter(page, url, read.person, read.customerId);
      // What opens by itself for who may act for others would lie over the page.
      await page.evaluate(() => sessionStorage.setItem('dismissedNotices', 'representations'));
    }
    const visit = new Visit(page, await Network.between(page, { calls: { read: read.call } }), read);
    page.on('request', (request) => {
      if (new URL(request.url()).pathname === '/api/auth/token/validate') visit.#validations += 1;
    });
    return visit;
  }

  /** Opens the page anew, and has its read come to a fault. */
  async fail(fault: ReadFault): Promise<void> {
    const { address, press, person } = this.#read;
    const hasEnded = fault === 'the session is over' && person !== null;
    this.#validations = 0;
    // What differs by its hash alone is not loaded anew.
    if (address.includes('#')) await this.#page.goto('about:blank');
    await this.#page.goto(address);
    if (press) await this.#page.getByRole('button', { name: press }).click();
    await this.#isAsked();
    await this.#comeTo(fault, hasEnded);
    // A part of the page that comes late may ask once more for what it finds missing.
    this.#meetLate = async () => {
      if (this.#network.waiting(['read']).length === 0) return;
      this.#meetLate = async () => {};
      await this.#comeTo(fault, hasEnded);
    };
    await this.#meetLate();
    expect(this.#network.waiting(['read']), 'no other try').toEqual([]);
  }

  /** The read that is on its way comes to a fault, and so does what it leads to. */
  async #comeTo(fault: ReadFault, hasEnded: boolean): Promise<void> {
    if (hasEnded && !this.#read.isRefusalFinal) this.#network.expect(validation, refusal);
    await this.#network.answer('read', readFaults[fault].answer);
    if (fault === 'the token is refused once') await this.#letGo();
    if (fault === 'the token is refused, and the session is good' || (hasEnded && this.#read.isPublic)) {
      await this.#isAsked();
      await this.#network.answer('read', refusal);
    }
    await this.#isQuiet();
  }

  async #isQuiet(): Promise<void> {
    await expect.poll(() => this.#network.isQuiet, { message: 'all calls are answered, or held' }).toBe(true);
  }

  /** The read is on its way, and nothing else is: a fault of time is that of this call alone. */
  async #isAsked(): Promise<void> {
    await expect
      .poll(() => this.#network.waiting(['read']).length === 1 && this.#network.isQuiet, { message: 'the call' })
      .toBe(true);
  }

  async #letGo(): Promise<void> {
    await this.#isAsked();
    await this.#network.answer('read', 'let go');
  }

  async #sees(sights: readonly Sight[]): Promise<void> {
    for (const sight of sights) await expect(sightOn(this.#page, sight).first()).toBeVisible();
    await expect(this.#page.getByRole('heading', { name: 'Sivu lakkasi toimimasta' })).toHaveCount(0);
  }

  /** The page as it is when all is well. */
  async seesAll(): Promise<void> {
    await this.#sees(this.#read.whole);
  }

  /** The page without what did not come. */
  async seesRest(): Promise<void> {
    const { without, absent = [] } = this.#read;
    await this.#sees(without);
    for (const sight of absent) await expect(sightOn(this.#page, sight)).toHaveCount(0);
  }

  /** The page says that what its address names is not there. */
  async seesUnknown(): Promise<void> {
    await this.#sees(this.#read.unknown ? [this.#read.unknown] : []);
    await expect(this.#page.getByRole('alert')).toHaveCount(0);
  }

  /** The page says that something did not come, and why. */
  async isTold(fault: ReadFault, reason: string): Promise<void> {
    const { notice } = this.#read;
    if (!notice) throw new Error(`${this.#read.name} is missed in silence`);
    const place = this.#page.getByRole(notice.in);
    await expect(async () => {
      await this.#meetLate();
      await expect(place).toContainText(notice.title, { timeout: 1000 });
      await expect(place).toContainText(reason, { timeout: 1000 });
    }).toPass({ timeout: 10_000 });
    if (notice.hasRequestId) {
      const { answer } = readFaults[fault];
      const hasProblem = typeof answer === 'object' && 'status' in answer && answer.status >= 400;
      await expect(place).toContainText(hasProblem ? 'Virhetunnus 7f3a20c1' : /Virhetunnus [\da-f-]{36}/);
    }
  }

  /** The seconds are counted down, and only after them there is another try. */
  async waits(): Promise<void> {
    const retry = this.#page.getByRole('button', { name: 'Yritä uudelleen' });
    const left = (seconds: string) => this.#page.getByText(new RegExp(`uudelleen (${seconds}) sekunnin kuluttua\\.$`));
    await expect(left('30|2\\d')).toBeVisible();
    await expect(retry).toHaveAttribute('aria-disabled', 'true');
    await retry.press('Enter');
    expect(this.#network.waiting(['read'])).toEqual([]);
    await this.#page.clock.fastForward(10_000);
    await expect(left('20|1\\d')).toBeVisible();
    await this.#page.clock.fastForward(20_000);
    await expect(left('\\d+')).toHaveCount(0);
  }

  /** The person tries again, and it comes. */
  async triesAgain(): Promise<void> {
    await this.#page.getByRole('button', { name: 'Yritä uudelleen' }).click();
    await this.#letGo();
    await this.seesAll();
  }

  /** The token was looked at when the page was opened, and once more for a call that was refused where that is tried again. */
  hasValidatedAsItMust(): void {
    expect(this.#validations, 'validations').toBe(this.#read.isRefusalFinal ? 1 : 2);
  }

  /** The sign-in stands in the page's place, or on a page for anyone, and leads back to it; nothing of the person is left. */
  async isAtSignIn(): Promise<void> {
    const { address, person, isOpen } = this.#read;
    await this.#sees(
      isOpen
        ? [['text', 'Istuntosi päättyi']]
        : [
            ['heading', 'Kaikki sähkösi ja lämpösi yhdessä paikassa'],
            ['text', 'Istuntosi päättyi. Kirjaudu uudelleen, niin jatkat samasta kohdasta.'],
          ],
    );
    const signIn = isOpen ? 'Kirjaudu uudelleen' : 'Jatka tunnistautumaan';
    await expect(this.#page.getByRole('link', { name: signIn })).toHaveAttribute(
      'href',
      `/login?${new URLSearchParams({ lang: 'fi', tupas: 'true', prompt: 'login', location: address })}`,
    );
    await expect(this.#page).toHaveURL(address);
    await expect(this.#page.getByText(person ?? '')).toHaveCount(0);
    expect(await storedSession(this.#page)).toBeNull();
  }

  /** Another page of the portal opens as ever, where the person has not left it. */
  async goesOn(): Promise<void> {
    if (this.#page.url().startsWith('https:')) return;
    if (this.#read.notice?.in === 'dialog') await this.#page.keyboard.press('Escape');
    await this.#page.getByRole('contentinfo').locator('a[href="/privacy"]').click();
    await expect(this.#page).toHaveURL('/privacy');
    await expect(this.#page.getByRole('heading', { level: 1 })).toHaveText(/^(Tietosuoja|privacy\.heading)$/);
  }
}
