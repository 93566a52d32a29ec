import type { BrowserContext, Page } from '@playwright/test';
import type { Language } from '../../../machines/flowModel.ts';
import { demoPeople } from '../../../server/demo/people.ts';
import { signIn } from '../../support/signIn.ts';
import { giveSession, openEmptyPage } from './network.ts';

/** Goes to an address of the portal as a link of its own does: the router counts the places in the history. */
export function goTo(address: string): void {
  const { __TSR_index = 0 } = (history.state ?? {}) as { __TSR_index?: number };
  history.pushState({ __TSR_index: __TSR_index + 1 }, '', address);
}

/** An address that is opened in a language. */
export function withLanguage(address: string, language: Language): string {
  if (language === 'fi') return address;
  const [place = '', ...hash] = address.split(/(?=#)/);
  return `${place}${place.includes('?') ? '&' : '?'}lang=${language}${hash.join('')}`;
}

/**
 * Which person of the demo is called so.
 *
 * @throws Error where nobody is
 */
export function subOf(person: string): string {
  const { sub } = demoPeople.find(({ givenName, familyName }) => `${givenName} ${familyName}` === person) ?? {};
  if (!sub) throw new Error(`nobody in the demo is called ${person}`);
  return sub;
}

/** Has a person of the demo signed in before the portal is opened, for a customer who need not be themselves. */
export async function enter(page: Page, url: string, person: string, customerId?: string): Promise<void> {
  await enterAs(page, url, subOf(person), customerId);
}

/**
 * As `enter`, for whom the identity provider calls so.
 *
 * @returns the person's own customer id; null where they are no customer
 */
export async function enterAs(page: Page, url: string, sub: string, customerId?: string): Promise<string | null> {
  const { jar, accessToken, customerId: own } = await signIn({ sub, urls: [url] });
  await giveSession(page, url, { accessToken, customerId: customerId ?? own }, jar.all());
  return own;
}

/** The device wakes up: its clock has gone on and no timer with it, and the tab is seen again. */
export async function comeBack(page: Page, after: number): Promise<void> {
  await page.clock.setSystemTime((await page.evaluate(() => Date.now())) + after);
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
}

/** What a tab says when a person has signed out in it, or has opened or closed a customer. */
export async function tellFromElsewhere(
  context: BrowserContext,
  url: string,
  type: 'signedOut' | 'customerChanged',
): Promise<void> {
  const other = await context.newPage();
  await openEmptyPage(other, url);
  await other.evaluate((told) => new BroadcastChannel('kajo').postMessage({ type: told }), type);
  await other.close();
}

const languageNames = { fi: /suomi/, sv: /svenska/, en: /English/ };

/** Chooses a language in the header. */
export const chooseLanguage = (page: Page, language: Language): Promise<void> =>
  page.getByRole('banner').getByRole('button', { name: languageNames[language] }).click();
