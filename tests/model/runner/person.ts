import type { BrowserContext, Page } from '@playwright/test';
import type { Beginning, Language } from '../../../machines/flowModel.ts';
import { demoPeople } from '../../../server/demo/people.ts';
import { signIn } from '../../support/signIn.ts';
import { giveSession, openEmptyPage } from './network.ts';

/** Goes to an address of the portal as a link of its own does: the router counts the places in the history. */
export function goTo(address: string): void {
  const { __TSR_index = 0 } = (history.state ?? {}) as { __TSR_index?: number };
  history.pushState({ __TSR_index: __TSR_index + 1 }, '', address);
}

/** An address that is opened in a language. */
export const withLanguage = (address: string, language: Language): string =>
  language === 'fi' ? address : `${address}${address.includes('?') ? '&' : '?'}lang=${language}`;

/** Signs the person in with whom a flow begins, before the portal is opened. */
export async function enter(
  { page, context, url }: { page: Page; context: BrowserContext; url: string },
  { person }: Beginning,
): Promise<void> {
  if (person === null) return;
  const { sub } = demoPeople.find(({ givenName, familyName }) => `${givenName} ${familyName}` === person) ?? {};
  if (!sub) throw new Error(`nobody in the demo is called ${person}`);
  const { accessToken, idToken, customerId, jar } = await signIn({ sub, urls: [url] });
  await giveSession(context, page, url, { accessToken, idToken, customerId }, jar.all());
}

/** The device wakes up: its clock has gone on and no timer with it, and the tab is seen again. */
export async function comeBack(page: Page, after: number): Promise<void> {
  await page.clock.setSystemTime((await page.evaluate(() => Date.now())) + after);
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
}

/** What a tab says when a person has signed out in it. */
export async function signOutElsewhere(context: BrowserContext, url: string): Promise<void> {
  const other = await context.newPage();
  await openEmptyPage(other, url);
  await other.evaluate(() => new BroadcastChannel('kajo').postMessage({ type: 'signedOut' }));
  await other.close();
}
