import type { Page } from '@playwright/test';
import { signIn } from '../support/signIn.ts';
import { enter, subOf } from '../model/runner/person.ts';
import { expect, expectAccessible, expectNoOverflow, test } from './fixtures.ts';

const [sari, eeva, jyrki] = ['Sari Peltoniemi-Järvinen', 'Eeva Laine', 'Jyrki-Pekka Väisänen'];

/** The demo's invoices are made when somebody first asks for them, which on a busy machine may take longer than a call waits. */
test.beforeEach(async ({ server: { url } }) => {
  for (const person of [sari, eeva, jyrki]) {
    const { accessToken, customerId } = await signIn({ sub: subOf(person), urls: [url] });
    const ask = () =>
      fetch(`${url}/api/invoices/all?customerId=${customerId}`, {
        headers: { authorization: `Bearer ${accessToken}` },
      });
    await expect.poll(async () => (await ask()).status, { timeout: 60_000 }).toBe(200);
  }
});

const region = (page: Page, name: string) => page.getByRole('main').getByRole('region', { name });

for (const colorScheme of ['light', 'dark'] as const)
  test(`a customer sees what the same sum each month has come to, and opens the invoice that equalised it, ${colorScheme} (account.told, account.shown, account.picture)`, async ({
    page,
    server,
  }) => {
    await page.emulateMedia({ colorScheme });
    await enter(page, server.url, eeva);
    await page.goto('/invoices');
    const account = region(page, 'Joustomaksu');
    await expect(account.getByText(/^Käyttöä on kertynyt [\d,]+.€ enemmän kuin olemme laskuttaneet\.$/)).toBeVisible();
    const facts = account.getByRole('definition');
    await expect(facts).toHaveText([
      'Insinöörinkatu 60 C 75, 33720 Tampere',
      '20 €',
      /^−[\d,]+.€$/,
      'syyskuu 2027',
      '15 €',
      '100 €',
    ]);
    await expect(account.getByRole('img', { name: /^Saldo kunkin laskun jälkeen, nyt −/ })).toBeVisible();
    await expectAccessible(page);
    await expectNoOverflow(page);
    const table = account.getByRole('table', { name: 'Tiliotteet' });
    await expect(table.getByRole('row').nth(1)).toContainText('Lokakuu 2026');
    const links = table.getByRole('link');
    await expect(links).toHaveCount(13);
    await account.getByRole('button', { name: 'Näytä kaikki 14 tiliotetta' }).press('Enter');
    await expect(links).toHaveCount(14);
    await page.keyboard.press('Tab');
    await expect(table.getByRole('button', { name: 'Kuukausi' })).toBeFocused();
    await expectAccessible(page);
    await table.getByRole('link', { name: /^Tasaus 1\.10\.2025.31\.8\.2026$/ }).press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('31.8.2026');
    await expect(page.getByRole('main').getByText('Kuukausierien tasaus')).toBeVisible();
  });

test('an energy account has no terms of a flex payment, and who has neither sees none (account.told, account.shown, account.row) @left-out', async ({
  page,
  server,
}) => {
  await enter(page, server.url, sari);
  await page.goto('/invoices');
  await expect(region(page, 'Energiatili').getByRole('term')).toHaveText([
    'Käyttöpaikka',
    'Sovittu kuukausierä',
    'Saldo',
    'Seuraava tasaus',
  ]);
  // Among the settings of invoicing a row says the same, and leads there.
  const row = region(page, 'Laskutuksen asetukset').getByRole('listitem').filter({ hasText: 'Energiatili' });
  const balance = await region(page, 'Energiatili').getByRole('definition').nth(2).textContent();
  await expect(row).toContainText(`Saldo ${balance}`);
  await row.getByRole('button', { name: 'Tapahtumat' }).click();
  await expect(region(page, 'Energiatili').getByRole('heading', { name: 'Energiatili' })).toBeFocused();
  await expectAccessible(page);
  await enter(page, server.url, jyrki);
  await page.goto('/invoices');
  await expect(region(page, 'Kaikki laskut')).toBeVisible({ timeout: 20_000 });
  await expect(region(page, 'Energiatili')).toHaveCount(0);
  await expect(region(page, 'Joustomaksu')).toHaveCount(0);
});
