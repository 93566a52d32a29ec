import { expect, type Locator, type Page } from '@playwright/test';
import { enter } from '../model/runner/person.ts';
import { hold, watchTraffic, type HeldCalls } from './held.ts';

/** In milliseconds. */
export const minutes = (n: number): number => n * 60_000;

export const contractsCall = ['GET', '**/api/contracts/customer/**'] as const;
export const renewal = ['POST', '**/api/auth/token/renew'] as const;
export const signOut = ['POST', '**/api/auth/logout'] as const;
export const reload = ['PATCH', '**/api/content'] as const;

/** A contract of Aino Mäkelä's, which is there when the contracts are. */
export const spot = (page: Page): Locator => page.getByRole('link', { name: 'Kajo Pörssi' }).first();
export const heading = (page: Page, name: string): Locator =>
  page.getByRole('heading', { level: 1, name, exact: true });
export const storedSession = (page: Page): Promise<string | null> =>
  page.evaluate(() => sessionStorage.getItem('kajo.session'));

/** A tab that is opened from this one takes its session along. */
export async function openTab(page: Page, path: string): Promise<Page> {
  const [tab] = await Promise.all([
    page.context().waitForEvent('page'),
    page.evaluate((address) => void window.open(address, '_blank'), path),
  ]);
  return tab;
}

/**
 * Aino Mäkelä is at her contracts, on a clock that the test moves, and nothing is on its way.
 *
 * @returns waits until nothing is again
 */
export async function openContracts(page: Page, url: string): Promise<() => Promise<void>> {
  const settle = watchTraffic(page);
  await page.clock.install();
  await enter(page, url, 'Aino Mäkelä');
  await page.goto('/contracts');
  await expect(spot(page)).toBeVisible();
  await settle();
  return settle;
}

/** Aino Mäkelä waits for her contracts, which the server has not been asked for. */
export async function waitForContracts(page: Page, url: string): Promise<HeldCalls> {
  await enter(page, url, 'Aino Mäkelä');
  const contracts = await hold(page, contractsCall);
  await page.goto('/contracts');
  await expect.poll(() => contracts.asked.length).toBe(1);
  return contracts;
}

/** The session is renewed unseen, and the answer waits behind the server. */
export async function waitForRenewal(page: Page): Promise<HeldCalls> {
  const renewals = await hold(page, renewal, 'behind the server');
  await expect
    .poll(
      async () => {
        // The session's clock, and what listens to keys, may come late.
        await page.clock.fastForward(minutes(2));
        await page.keyboard.press('Shift');
        return renewals.asked.length;
      },
      { intervals: [1000, 2000, 3000, 3000] },
    )
    .toBe(1);
  return renewals;
}
