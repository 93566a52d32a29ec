import type { Page } from '@playwright/test';
import { enter } from '../model/runner/person.ts';
import { expect, expectAccessible, test } from './fixtures.ts';
import { aino, ainosInvoicesAreMade, main } from './pages/invoices.ts';

test.beforeEach(({ server: { url } }) => ainosInvoicesAreMade(url));

const rows = (page: Page) => main(page).getByRole('table', { name: 'Kaikki laskut' }).locator('tbody').getByRole('row');

test('of several owners each has sums and rows under the name, and an owner and an earlier year are chosen among them (invoicesPage.owners, invoicesPage.filter, invoicesPage.year)', async ({
  page,
  server,
}) => {
  await enter(page, server.url, aino);
  await page.goto('/invoices');
  await main(page).getByRole('button', { name: 'Hae myös vanhemmat laskut' }).click();
  const owner = main(page).getByRole('combobox', { name: 'Kenen laskut' });
  await expect(owner).toBeVisible();
  const names = await owner.locator('option').allTextContents();
  expect([names.length, names[1]]).toEqual([3, aino]);
  const eero = names[2] ?? '';
  for (const name of [aino, eero])
    await expect(
      main(page).getByRole('heading', { name: `Viimeisten 12 kuukauden laskut · ${name}`, exact: true }),
    ).toBeVisible();
  await expect(main(page).getByRole('region', { name: ` lasku · ${aino}` })).toContainText('Maksettavaa');
  await expectAccessible(page);

  await owner.selectOption({ label: eero });
  await expect(page).toHaveURL('/invoices?owner=40127732');
  const count = await rows(page).count();
  await expect(rows(page).filter({ hasText: eero })).toHaveCount(count);
  await expect(main(page).getByRole('heading', { name: `Viimeisten 12 kuukauden laskut · ${aino}` })).toHaveCount(0);
  await owner.selectOption({ label: 'Kaikki' });
  await expect(page).toHaveURL('/invoices');

  const earlier = main(page).getByRole('combobox', { name: 'Aiempi vuosi' });
  const year = (await earlier.locator('option').allTextContents()).find((text) => /^\d{4}$/.test(text)) ?? '';
  await earlier.selectOption(year);
  await expect(page).toHaveURL(`/invoices?show=${year}`);
  await expect(main(page).getByRole('heading', { name: `Vuoden ${year} laskut · ${aino}` })).toBeVisible();
  await main(page).getByRole('radiogroup', { name: 'Näytä laskut' }).getByRole('radio', { name: 'Kaikki' }).check();
  await expect(main(page).getByRole('heading', { name: `Viimeisten 12 kuukauden laskut · ${aino}` })).toBeVisible();
  await expect(page).toHaveURL('/invoices');
});

test('what the QR code of an invoice holds is copied (invoicePage.codes, invoicesPage.copied) @left-out', async ({
  page,
  server,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await enter(page, server.url, aino);
  await page.goto('/invoices?show=open');
  await rows(page).first().getByRole('link').click();
  await main(page).getByRole('button', { name: 'Kopioi QR-koodin sisältö' }).click();
  await expect(main(page).getByText('QR-koodin sisältö kopioitu')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^BCD\n002\n1\nSCT\n/);
  await page.context().clearPermissions();
});
