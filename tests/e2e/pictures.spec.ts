import type { Page } from '@playwright/test';
import { pictureOfWholePage } from '../../scripts/pictures.ts';
import { enter } from '../model/runner/person.ts';
import { expect, test } from './fixtures.ts';
import { aino, ainosInvoicesAreMade, main } from './pages/invoices.ts';

/** Of the last row of the invoices, which is far below the window. */
const visibilityOfLast = (page: Page) =>
  main(page)
    .getByRole('table', { name: 'Kaikki laskut' })
    .locator('tbody tr')
    .last()
    .evaluate((row) => getComputedStyle(row).contentVisibility);

test('a picture of a whole page has all rows, puts nothing into the page that its policy refuses, and leaves it as it was', async ({
  page,
  server,
}) => {
  await ainosInvoicesAreMade(server.url);
  await enter(page, server.url, aino);
  await page.goto('/invoices');
  expect(await visibilityOfLast(page)).toBe('auto');
  const screenshot = page.screenshot.bind(page);
  const whileTaken: string[] = [];
  page.screenshot = async (options) => {
    whileTaken.push(await visibilityOfLast(page));
    return screenshot(options);
  };
  await pictureOfWholePage(page);
  expect([...whileTaken, await visibilityOfLast(page)]).toEqual(['visible', 'auto']);
});
