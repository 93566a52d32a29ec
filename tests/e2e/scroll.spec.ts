import { enter } from '../model/runner/person.ts';
import { expect, test } from './fixtures.ts';
import { ContractsPage } from './pages/contracts.ts';
import { aino, ainosInvoicesAreMade, main } from './pages/invoices.ts';
import { signIn } from './pages/signIn.ts';

test('a new page begins at its top, and going back finds the place again (routes.scroll) @left-out', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 500 });
  await signIn(page, 'Aino Mäkelä', '/contracts');
  await expect(page.getByRole('link', { name: 'Kajo Kaukolämpö' })).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 400));
  await new ContractsPage(page).openContract('Kajo Kaukolämpö');
  await expect(page.getByRole('heading', { level: 1, name: 'Kajo Kaukolämpö' })).toBeVisible();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(new ContractsPage(page).heading).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100);
});

for (const [how, width] of [
  ['', 390],
  ['', 1280],
  [' that was reloaded', 1280],
] as const)
  test(`who comes back from an invoice${how} far down the list finds its row in view, at ${width} px (routes.scroll)`, async ({
    page,
    server,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await ainosInvoicesAreMade(server.url);
    await enter(page, server.url, aino);
    await page.goto('/invoices');
    // What keeps the places comes after the page.
    await page.waitForLoadState('networkidle');
    const wholeRow = main(page)
      .getByRole('table', { name: 'Kaikki laskut' })
      .locator('tbody')
      .getByRole('row')
      .nth(width === 390 ? 25 : 50);
    const row = wholeRow.getByRole('link');
    await row.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    const { pathname } = new URL(await row.evaluate((element: HTMLAnchorElement) => element.href));
    const top = await row.evaluate((element) => element.getBoundingClientRect().top);
    // By a hand, which presses it anywhere: that does not focus its link.
    const { width: across, height: down } = (await wholeRow.boundingBox()) ?? { width: 0, height: 0 };
    await wholeRow.click({ position: { x: across / 2, y: down - 8 } });
    await expect(page).toHaveURL(pathname);
    await expect(main(page).getByRole('heading', { level: 1 })).not.toHaveText('Laskut');
    if (how !== '') {
      await page.reload();
      await expect(main(page).getByRole('heading', { level: 1 })).not.toHaveText('Laskut');
      await page.waitForLoadState('networkidle');
    }
    await page.goBack();
    // The row stands where it did, however long what is above it has become.
    await expect
      .poll(async () => Math.abs((await row.evaluate((element) => element.getBoundingClientRect().top)) - top))
      .toBeLessThan(3);
  });

test('who comes back from an invoice of the third page finds as many as were shown, with its row in view (invoicesPage.paging, routes.scroll)', async ({
  page,
  server,
}) => {
  await ainosInvoicesAreMade(server.url);
  await enter(page, server.url, aino);
  await page.goto('/invoices');
  const rows = main(page).getByRole('table', { name: 'Kaikki laskut' }).locator('tbody').getByRole('row');
  const more = main(page).getByRole('button', { name: 'Näytä lisää laskuja' });
  await expect(rows).toHaveCount(100);
  await more.press('Enter');
  await expect(rows).toHaveCount(200);
  await more.press('Enter');
  await expect(more).toHaveCount(0);
  const count = await rows.count();
  const link = rows.nth(count - 2).getByRole('link');
  const { pathname } = new URL(await link.evaluate((element: HTMLAnchorElement) => element.href));
  await link.click();
  await expect(page).toHaveURL(pathname);
  await expect(main(page).getByRole('heading', { level: 1 })).not.toHaveText('Laskut');
  await page.goBack();
  await expect(rows).toHaveCount(count);
  await expect(main(page).locator(`a[href="${pathname}"]`)).toBeInViewport();
});
