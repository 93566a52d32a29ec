import type { Page } from '@playwright/test';
import { startServer } from '../support/server.ts';
import { expect, expectAccessible, test } from './fixtures.ts';

/** In milliseconds: from the start of a server to the edge of the window, long enough for a page to be opened before it. */
const BEFORE = 45_000;
/** In milliseconds: the page looks at the clock every five seconds. */
const PATIENCE = 60_000;

/** A visitor's own clock says another day: what the page says is by the server's (`clock.server`). */
test.use({ timezoneId: 'America/New_York' });

/** Opens the page shortly before an edge of the window, at a server of its own. */
async function openBefore(edge: string, tab: Page, look: () => Promise<void>): Promise<void> {
  const server = await startServer({ now: new Date(Date.parse(edge) - BEFORE).toISOString() });
  try {
    await tab.goto(`${server.url}/lock-price/campaign/hintalukko`);
    await look();
  } finally {
    // A page that is still asking would be told that its server has gone.
    await tab.goto('about:blank');
    await server.stop();
  }
}

for (const { edge, opens, period } of [
  // 1 December 2026 and 1 June 2027 are Tuesdays themselves; in June the clock is on summer time.
  { edge: '2026-11-30T22:00:00Z', opens: '1.12.', period: '01.01.–31.01.2027' },
  { edge: '2027-05-31T21:00:00Z', opens: '1.6.', period: '01.07.–31.07.2027' },
  { edge: '2027-07-05T21:00:00Z', opens: '6.7.', period: '01.08.–31.08.2027' },
])
  test(`the page of whoever comes by the link opens at ${edge} while it is open, and not before (priceLock.window, priceLock.closedNotice, priceLock.opening, clock.server) @left-out`, async ({
    page,
  }) => {
    test.slow();
    await openBefore(edge, page, async () => {
      await expect(page.getByRole('heading', { level: 1, name: `Hinnan lukitus avautuu ${opens}` })).toBeVisible();
      await expect(page.getByText(`Silloin voit lukita hinnan jaksolle ${period}.`)).toBeVisible();
      await expectAccessible(page);
      const open = page.getByRole('heading', { level: 1, name: `Lukitse hinta jaksolle ${period}` });
      await expect(open).toBeFocused({ timeout: PATIENCE });
      await expect(page.getByRole('status').filter({ hasText: 'Lukitusaika alkoi, kun sivu oli auki' })).toBeVisible();
      await expectAccessible(page);
    });
  });

for (const { edge, period, next } of [
  { edge: '2026-12-03T22:00:00Z', period: '01.01.–31.01.2027', next: '5.1.' },
  { edge: '2027-06-03T21:00:00Z', period: '01.07.–31.07.2027', next: '6.7.' },
  { edge: '2027-07-08T21:00:00Z', period: '01.08.–31.08.2027', next: '3.8.' },
])
  test(`the page of whoever comes by the link closes at ${edge} while it is open (priceLock.window, priceLock.closing, clock.server) @left-out`, async ({
    page,
  }) => {
    test.slow();
    await openBefore(edge, page, async () => {
      await expect(page.getByRole('heading', { level: 1, name: `Lukitse hinta jaksolle ${period}` })).toBeVisible();
      const told = page.getByRole('alert').filter({ hasText: 'Lukitusaika päättyi, kun sivu oli auki' });
      await expect(told).toBeVisible({ timeout: PATIENCE });
      await expect(page.getByRole('heading', { level: 1, name: `Hinnan lukitus avautuu ${next}` })).toBeVisible();
      await expectAccessible(page);
    });
  });
