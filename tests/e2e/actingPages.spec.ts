import type { Page } from '@playwright/test';
import { enter, enterAs, subOf } from '../model/runner/person.ts';
import {
  expect,
  expectAccessible,
  expectNoOverflow,
  forgiveFailedCalls,
  leftOut,
  setTextSize,
  test,
} from './fixtures.ts';
import { BackupPage } from './pages/backup.ts';
import { ainosInvoicesAreMade, billOf } from './pages/invoices.ts';

const kaisa = 'Kaisa Lehtonen';
const main = (page: Page) => page.getByRole('main');
const link = (page: Page, name: string) => page.getByRole('banner').getByRole('link', { name });

/** Kaisa has Aino Mäkelä open. */
async function openAino(page: Page, url: string): Promise<BackupPage> {
  await enter(page, url, kaisa);
  await page.goto('/backup');
  const backup = new BackupPage(page);
  await backup.open('40127731', 'Aino Mäkelä');
  await expect(backup.bar).toContainText('Aino Mäkelä');
  return backup;
}

/** What shows a customer. */
const needing = [
  '/dashboard',
  '/contracts',
  '/contracts/70071',
  '/contracts/70071/transfer',
  '/contracts/70071/product-change/b2c',
  '/contracts/70071/product-change/talvi/template/kiintea-24',
  '/invoices',
  '/profile',
];

test.describe('a page that needs an open customer leads to where one is opened (acting.way, contracts.acting)', () => {
  for (const path of needing) {
    test(`${path}, where nobody is open @left-out`, async ({ page, server }) => {
      await enter(page, server.url, kaisa);
      await page.goto(path);
      await page.getByRole('link', { name: 'Siirry työpöydälle' }).click();
      await expect(new BackupPage(page).heading).toBeFocused();
    });
  }

  for (const path of needing) {
    test(`${path}, of a customer who was handed over and is not open @left-out`, async ({ page, server, watch }) => {
      await enter(page, server.url, kaisa, '40130244');
      await page.goto(path);
      await page.getByRole('link', { name: 'Siirry työpöydälle' }).click();
      const backup = new BackupPage(page);
      const open = page.getByRole('button', { name: 'Avaa asiakkaan 4013\u00a00244 tiedot' });
      await open.click();
      await expect(backup.reason).toBeFocused();
      await backup.usual('Asiakas on paikalla').click();
      await open.click();
      await expect(backup.bar).toContainText('Jyrki-Pekka Väisänen');
      await expect(page).toHaveURL('/contracts');
      await expect(main(page).getByRole('listitem').first()).toBeVisible();
      forgiveFailedCalls(watch, 403);
    });
  }
});

test('who was handed over stays to be opened while an employee says under whose id they sell (acting.way, acting.salesAgentPage)', async ({
  page,
  server,
  watch,
}) => {
  await enter(page, server.url, 'Marko Ranta', '40130244');
  await page.goto('/backup');
  const open = page.getByRole('button', { name: 'Avaa asiakkaan 4013\u00a00244 tiedot' });
  await expect(open).toBeVisible();
  await page.getByRole('textbox', { name: 'Myyjätunnus' }).fill('88213');
  await page.getByRole('button', { name: 'Tallenna tunnus' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByRole('definition').filter({ hasText: '88213' })).toBeVisible();
  await new BackupPage(page).usual('Asiakas soitti').click();
  await open.click();
  await expect(new BackupPage(page).bar).toContainText('Myyjä 88213 · Tampereen myymälä');
  forgiveFailedCalls(watch, 403);
});

test('the bar stands on every page, after Back, Forward and a reload too (acting.bar)', async ({ page, server }) => {
  const { bar } = await openAino(page, server.url);
  await main(page).getByRole('listitem').first().getByRole('link').click();
  await expect(page).toHaveURL(/\/contracts\/\w+/);
  const contract = page.url();
  for (const path of ['/dashboard', '/profile', '/feedback', '/privacy', '/accessibility', '/no-such-page', contract]) {
    await page.goto(path);
    await expect(bar, path).toContainText('Asioit tämän asiakkaan puolesta: Aino Mäkelä');
    await expect(bar).toContainText('4012\u00a07731');
  }
  await link(page, 'Sopimukset').click();
  await page.goBack();
  await expect(bar).toContainText('Aino Mäkelä');
  await page.goForward();
  await expect(bar).toContainText('Aino Mäkelä');
  await page.reload();
  await expect(bar).toContainText('Aino Mäkelä');
});

test('Back leads to no page of the customer before (acting.tabs, customer.change) @left-out', async ({
  page,
  server,
}) => {
  const backup = await openAino(page, server.url);
  await main(page).getByRole('listitem').first().getByRole('link').click();
  await expect(page).toHaveURL(/\/contracts\/\w+/);
  const contract = page.url();
  await backup.change.click();
  await backup.open('40130244', 'Jyrki-Pekka Väisänen');
  await expect(backup.bar).toContainText('Jyrki-Pekka Väisänen');
  for (let steps = 0; steps < 6 && page.url() !== contract; steps += 1) {
    await page.goBack();
    await expect(backup.bar).toContainText('Jyrki-Pekka Väisänen');
    await expect(page.getByText('Koivukuja')).toHaveCount(0);
  }
  expect(page.url()).toBe(contract);
  await expect(page.getByRole('heading', { level: 1, name: 'Sopimusta ei löytynyt' })).toBeVisible();
});

test('a tab that is opened anew shows whoever is open, and never says that nobody is (acting.tabs)', async ({
  page,
  context,
  server,
}) => {
  await openAino(page, server.url);
  const other = await context.newPage();
  const said: string[] = [];
  await other.exposeBinding('say', (_source, text: string) => said.push(text));
  await other.addInitScript(() => {
    const look = () => {
      const text = document.querySelector('main')?.textContent ?? '';
      (globalThis as unknown as { say(text: string): void }).say(text);
    };
    new MutationObserver(look).observe(document, { childList: true, subtree: true });
  });
  await other.goto('/contracts');
  await expect(new BackupPage(other).bar).toContainText('Aino Mäkelä');
  await expect(other.getByText('Koivukuja').first()).toBeVisible();
  expect(said.length).toBeGreaterThan(0);
  expect(said.filter((text) => text.includes('Avaa ensin asiakkaan tiedot'))).toEqual([]);
});

test('of an invoice of another customer than who is open it is said that it may be another’s (invoicePage.unknown)', async ({
  page,
  server,
  watch,
}) => {
  // Those of Eero, for whom she may act, are among them.
  await ainosInvoicesAreMade(server.url);
  await openAino(page, server.url);
  await page.goto(`/invoices/${billOf('40127732')}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Laskua ei löytynyt' })).toBeVisible();
  await expect(main(page)).toContainText(
    'Lasku voi kuulua toiselle asiakkaalle kuin sille, jonka tiedot ovat nyt auki',
  );
  await expect(main(page).getByRole('link', { name: 'Näytä laskut' })).toBeVisible();
  await expect(page.getByText('Avaa ensin asiakkaan tiedot')).toHaveCount(0);
  await expectAccessible(page);
  forgiveFailedCalls(watch, 403);
});

test('with the session it ends: whoever signs in again has nobody open (acting.end)', async ({
  page,
  context,
  server,
  watch,
}) => {
  const { bar } = await openAino(page, server.url);
  const other = await context.newPage();
  await other.goto('/logout?force=true');
  await expect(page.getByText('Kirjauduit ulos toisessa välilehdessä.')).toBeVisible();
  await expect(bar).toBeHidden();
  await expect(page.getByText('Koivukuja')).toHaveCount(0);
  await other.close();
  await enter(page, server.url, kaisa);
  await page.goto('/contracts');
  await expect(page.getByText('Avaa ensin asiakkaan tiedot')).toBeVisible();
  await expect(bar).toBeHidden();
  // The tab that signs out may have asked who is open.
  forgiveFailedCalls(watch, 401);
});

test('who ceases to be an employee has the portal anew, and nothing of the customer (session.employeeChanged, acting.end)', async ({
  page,
  server,
  watch,
}) => {
  const sub = subOf(kaisa);
  await server.withClone(sub, async (ids) => {
    const own = ids[sub] ?? '';
    await enterAs(page, server.url, own);
    await page.goto('/backup');
    const backup = new BackupPage(page);
    await backup.open('40127731', 'Aino Mäkelä');
    await expect(page.getByText('Koivukuja').first()).toBeVisible();
    await server.dismiss(own);
    const isLoadedAnew = page.waitForEvent('load');
    // They come back to the tab.
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await isLoadedAnew;
    await expect(
      page.getByRole('heading', { level: 1, name: 'Sinulla ei ole enää oikeutta asiakkaiden tietoihin' }),
    ).toBeVisible();
    await expect(backup.bar).toBeHidden();
    await expect(page.getByText('Koivukuja')).toHaveCount(0);
    await page.goto('/backup');
    await expect(backup.reason).toHaveCount(0);
    forgiveFailedCalls(watch, 403);
  });
});

test('employees alone have their links and their texts (content.staffTexts, content.navigation) @left-out', async ({
  page,
  server,
}) => {
  const asked: (string | null)[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname.startsWith('/api/content/fi')) asked.push(searchParams.get('includeEMP'));
  });
  await enter(page, server.url, 'Marko Ranta');
  await page.goto('/backup');
  // As the retailer's editors have it, not as the portal has it itself.
  await expect(page.getByText('Pyydä se esihenkilöltäsi.')).toBeVisible();
  await expect(link(page, 'Työpöytä')).toHaveAttribute('aria-current', /./);
  await expect(link(page, 'Sisällöt')).toHaveCount(0);
  expect(asked).toContain('true');

  await page.context().clearCookies();
  await enter(page, server.url, 'Hanna Sirén');
  await page.goto('/backup');
  await expect(link(page, 'Sisällöt')).toBeVisible();

  await page.context().clearCookies();
  await enter(page, server.url, 'Sari Peltoniemi-Järvinen');
  asked.length = 0;
  await page.goto('/profile');
  await expect(link(page, 'Sopimukset')).toBeVisible();
  await expect.poll(() => asked).toEqual([null]);
  await expect(link(page, 'Työpöytä')).toHaveCount(0);
});

for (const [what, width, size] of [
  ['320 pixels', 320, 16],
  ['390 pixels with text twice as large', 390, 32],
  ['1280 pixels with text twice as large', 1280, 32],
] as const) {
  test(`the bar and the page fit ${what} (layout.widths)`, size === 16 ? {} : leftOut, async ({ page, server }) => {
    await setTextSize(page, size);
    await page.setViewportSize({ width, height: 800 });
    const backup = await openAino(page, server.url);
    await expectNoOverflow(page);
    await backup.change.click();
    await backup.usual('Asiakas soitti').click();
    await backup.sought.fill('mäkelä');
    await backup.search.click();
    // Whoever other tests have made after her is found beside her.
    await expect(backup.openNamed('Aino Mäkelä').first()).toBeVisible();
    await expectNoOverflow(page);
  });
}
