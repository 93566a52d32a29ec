import type { Page } from '@playwright/test';
import { enter, enterAs, subOf } from '../model/runner/person.ts';
import { expect, expectAccessible, expectNoOverflow, forgiveFailedCalls, test } from './fixtures.ts';
import { BackupPage } from './pages/backup.ts';
import { aino, ainosId, ainosInvoicesAreMade, billOf, heading, main } from './pages/invoices.ts';

test.beforeEach(({ server: { url } }) => ainosInvoicesAreMade(url));

const rows = (page: Page) => main(page).getByRole('table', { name: 'Kaikki laskut' }).locator('tbody').getByRole('row');

test('a customer finds what is to be paid, chooses among the invoices, and takes the choice along (invoicesPage.first, invoicesPage.list, invoicesPage.filter, invoicesPage.year)', async ({
  page,
  server,
}) => {
  await enter(page, server.url, aino);
  await page.goto('/invoices');
  await expect(heading(page, 'Laskut')).toBeVisible();
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Laskut' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  // Others' invoices are there too: whose they are is said.
  const newest = main(page).getByRole('region', { name: ` lasku · ${aino}` });
  await expect(newest).toContainText(/Maksettavaa [\d,]+.€, eräpäivä /);
  await expect(newest).toContainText('FI21 1234 5600 0007 85');
  await expect(newest).toContainText('Myöhässä');
  await expect(rows(page)).toHaveCount(100);
  await expect(main(page).getByRole('heading', { name: `Viimeisten 12 kuukauden laskut · ${aino}` })).toBeVisible();
  await expectAccessible(page);

  const choice = main(page).getByRole('radiogroup', { name: 'Näytä laskut' });
  const open = choice.getByRole('radio', { name: /^Avoimet/ });
  await open.check();
  await expect(page).toHaveURL('/invoices?show=open');
  // The one that is late and the one that was postponed, and what falls due on the day of the test.
  await expect(main(page).getByText(/^Ladattu (2\d\d) \/ \1 laskua\.$/)).toBeVisible();
  const counts = main(page)
    .getByRole('table', { name: 'Kaikki laskut' })
    .getByText(/^(Avoin|Siirretty|Myöhässä)$/);
  const count = await counts.count();
  expect(count).toBeGreaterThanOrEqual(2);
  await expect(rows(page)).toHaveCount(count);
  await page.reload();
  await expect(rows(page)).toHaveCount(count);
  const site = main(page).getByRole('combobox', { name: 'Käyttöpaikka' });
  for (const meters of ['Sähkö', 'Kaukolämpö', 'Pientuotanto'])
    await expect(site.locator('option', { hasText: `Koivukuja 4 B, 33820 Tampere · ${meters}` })).toHaveCount(1);
  await site.selectOption({ label: 'Rantasaunantie 118, 34800 Virrat' });
  await expect(page).toHaveURL(/show=open&site=\d+/);
  await expect(rows(page)).not.toHaveCount(count);
  await expect(rows(page).filter({ hasText: 'Siirretty' })).toHaveCount(1);
  await page.goBack();
  await expect(page).toHaveURL('/invoices?show=open');
  await expect(rows(page)).toHaveCount(count);
  await page.goForward();
  await expect(site.locator('option:checked')).toHaveText('Rantasaunantie 118, 34800 Virrat');

  // What is chosen may be of nobody, which is known when all have come; a press takes it back.
  await page.goto('/invoices?show=2001');
  await expect(main(page).getByText('Näillä valinnoilla ei löytynyt laskuja.')).toBeVisible();
  await expectAccessible(page);
  await main(page).getByRole('button', { name: 'Näytä kaikki laskut' }).click();
  await expect(page).toHaveURL('/invoices');
  expect(await rows(page).count()).toBeGreaterThan(200);

  // By what somebody chooses.
  await main(page)
    .getByRole('button', { name: /^Summa/ })
    .click();
  await expect(rows(page).first()).toContainText('−');
});

test('what is owed is said before anything else, the late one stands first, and its own page says what to do (invoicesPage.toPay, invoicesPage.first, invoicePage.late)', async ({
  page,
  server,
}) => {
  await enter(page, server.url, aino);
  await page.goto('/invoices');
  const told = /Aino Mäkelä: (\d+) laskua avoinna, yhteensä [\d,]+\s€\. Niistä 1 on myöhässä, ([\d,]+)\s€\./;
  await expect(main(page).getByText(told)).toBeVisible();
  const [, count = '', late = ''] = told.exec(await main(page).innerText()) ?? [];
  await expect(main(page).getByRole('radio', { name: /^Avoimet/ })).toHaveAccessibleName(
    new RegExp(String.raw`^Avoimet\s*${count}$`),
  );
  const first = main(page).getByRole('region', { name: ` lasku · ${aino}` });
  await expect(first).toContainText(`Maksettavaa ${late}`);
  await expectNoOverflow(page);
  await first.getByRole('link', { name: 'Näytä lasku' }).click();
  const advice = main(page).getByText('Maksa lasku nyt samalla viitenumerolla');
  await expect(advice.getByRole('link')).toHaveAttribute('href', /^tel:/);
  await expectAccessible(page);
  await expectNoOverflow(page);
});

test('more invoices come below those that are there, once however often they are asked for (invoicesPage.paging)', async ({
  page,
  server,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === '/api/invoices/all') asked.push(searchParams.get('pageNo') ?? '');
  });
  await enter(page, server.url, aino);
  await page.goto('/invoices');
  await expect(main(page).getByText(/^Ladattu 100 \/ \d{3} laskua\.$/)).toBeVisible();
  // What comes beside the list has it stand lower.
  await page.waitForLoadState('networkidle');
  // Her own and Eero’s, for whom she may act.
  const more = main(page).getByRole('button', { name: 'Näytä lisää laskuja' });
  await more.dblclick();
  await expect(main(page).getByText(/^Ladattu 200 \/ 2\d\d laskua\.$/)).toBeVisible();
  await more.dblclick();
  await expect(main(page).getByText(/^Ladattu (2\d\d) \/ \1 laskua\.$/)).toBeVisible();
  await expect(more).toHaveCount(0);
  expect(await rows(page).count()).toBeGreaterThan(200);
  expect(asked).toEqual(['1', '2', '3']);
});

test('what is chosen is of all invoices, which come page by page; until they have, nothing is summed up or told to be none (invoicesPage.whole) @left-out', async ({
  page,
  server,
  watch,
}) => {
  const asked: string[] = [];
  /** Those of the second and the third page, until it is said how they are answered. */
  const held: ((isAnswered: boolean) => void)[] = [];
  await page.route('**/api/invoices/all?*', async (route, request) => {
    const pageNo = new URL(request.url()).searchParams.get('pageNo') ?? '';
    asked.push(pageNo);
    const isHeld = pageNo !== '1' && held.length < 2;
    const isAnswered = !isHeld || (await new Promise<boolean>((resolve) => held.push(resolve)));
    await (isAnswered ? route.continue() : route.fulfill({ status: 500, body: '' }));
  });
  await enter(page, server.url, aino);
  await page.goto('/invoices');
  await expect(rows(page)).toHaveCount(100);
  const choice = main(page).getByRole('radiogroup', { name: 'Näytä laskut' });
  await expect(choice.getByRole('radio', { name: /^Avoimet\s*\d+$/ })).toBeVisible();
  expect(asked).toEqual(['1']);

  await page.goto('/invoices?show=2001');
  const none = main(page).getByText('Näillä valinnoilla ei löytynyt laskuja.');
  const fetching = main(page).getByRole('status').filter({ hasText: 'Ladataan vanhempia laskuja…' });
  await expect(fetching).toBeVisible();
  await expect(none).toHaveCount(0);
  await expect(main(page).getByText(/^Yhteensä /)).toHaveCount(0);
  await expectAccessible(page);
  held[0]?.(true);
  await expect(main(page).getByText(/^Ladattu 200 \/ 2\d\d laskua\.$/)).toBeVisible();
  await expect(none).toHaveCount(0);
  await expect.poll(() => held.length).toBe(2);
  held[1]?.(false);
  await expect(page.getByRole('alert')).toContainText('Loppuja laskuista ei voitu hakea');
  await expect(fetching).toHaveCount(0);
  await expect(none).toHaveCount(0);
  await page.getByRole('button', { name: 'Yritä uudelleen' }).click();
  await expect(none).toBeVisible();
  await expect(page).toHaveURL('/invoices?show=2001');
  expect(asked).toEqual(['1', '1', '2', '3', '3']);

  // All years are offered now, and each has its sum.
  await choice.getByRole('radio', { name: 'Kaikki' }).check();
  await expect(choice.getByRole('radio', { name: /^Avoimet\s*\d+$/ })).toBeVisible();
  const older = main(page).getByRole('combobox', { name: 'Aiempi vuosi' });
  const year = await older.locator('option').last().innerText();
  await older.selectOption(year);
  await expect(main(page).getByRole('heading', { name: `Vuoden ${year} laskut` })).toBeVisible();
  await expect(main(page).getByText(/^Yhteensä /)).toBeVisible();
  forgiveFailedCalls(watch, 500);
});

test('what is copied is said, and so is that the browser does not allow it (invoicesPage.copied) @left-out', async ({
  page,
  server,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await enter(page, server.url, aino);
  await page.goto('/invoices');
  await main(page).getByRole('button', { name: 'Kopioi viitenumero' }).click();
  await expect(main(page).getByRole('status').filter({ hasText: 'Viitenumero kopioitu' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^\d{4,20}$/);
  await expectAccessible(page);
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
  });
  await main(page).getByRole('button', { name: 'Kopioi tilinumero' }).click();
  await expect(main(page).getByText('Selain ei antanut kopioida')).toBeVisible();
  await page.context().clearPermissions();
});

test('an invoice has its lines, its codes and what made it another; the other is a link away (invoicePage.detail, invoicePage.codes, invoicePage.why)', async ({
  page,
  server,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await enter(page, server.url, aino);
  await page.goto('/invoices?show=open');
  await rows(page).first().getByRole('link').click();
  await expect(page).toHaveURL(/\/invoices\/\d+$/);
  await expect(heading(page, / lasku$/)).toBeFocused();
  await expect(main(page).getByRole('table', { name: 'Mistä lasku koostuu' })).toBeVisible();
  await expect(main(page).getByRole('table', { name: 'Arvonlisävero' })).toBeVisible();
  await expect(main(page).getByRole('img', { name: 'QR-koodi' })).toBeVisible();
  await expect(main(page).getByRole('img', { name: 'Pankkiviivakoodi' })).toBeVisible();
  await main(page).getByRole('button', { name: 'Kopioi viivakoodi' }).click();
  await expect(main(page).getByText('Viivakoodi kopioitu')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^[45]\d{53}$/);
  await page.context().clearPermissions();
  const why = main(page).getByRole('region', { name: /^Miksi lasku on / });
  await expect(why).toContainText('Verrattuna vuoden takaiseen laskuun.');
  await expectAccessible(page);
  await expectNoOverflow(page);

  const address = page.url();
  const title = await page.title();
  await why.getByRole('link', { name: 'Näytä lasku, johon verrataan' }).click();
  await expect(page).not.toHaveURL(address);
  await expect(heading(page, / lasku$/)).toBeFocused();
  // One that is paid has no codes to pay it with.
  await expect(main(page).getByRole('table', { name: 'Mistä lasku koostuu' })).toBeVisible();
  await expect(main(page).getByRole('img', { name: 'QR-koodi' })).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(address);
  await expect(page).toHaveTitle(title);
  await page.goForward();
  await expect(page).not.toHaveURL(address);
  await main(page).getByRole('navigation', { name: 'Murupolku' }).getByRole('link', { name: 'Laskut' }).click();
  await expect(page).toHaveURL('/invoices');
});

test('an invoice that nobody has listed yet opens by its address (invoicePage.detail) @left-out', async ({
  page,
  server,
}) => {
  const sub = subOf(aino);
  await server.withClone(sub, async (ids) => {
    await enterAs(page, server.url, ids[sub] ?? '');
    await page.goto(`/invoices/${billOf(ids[ainosId] ?? '')}`);
    await expect(main(page).getByRole('heading', { name: 'Mistä lasku koostuu' })).toBeVisible();
  });
});

test('a number that is nobody’s and another’s look the same (invoicePage.unknown)', async ({ page, server, watch }) => {
  await enter(page, server.url, 'Åsa Öhman');
  for (const invoiceNo of ['999999999999', billOf(ainosId), 'abc']) {
    await page.goto(`/invoices/${invoiceNo}`);
    await expect(heading(page, 'Laskua ei löytynyt')).toBeVisible();
    await expectAccessible(page);
  }
  await main(page).getByRole('link', { name: 'Näytä laskut' }).click();
  await expect(heading(page, 'Laskut')).toBeVisible();
  forgiveFailedCalls(watch, 404, 400);
});

test('an invoice that does not come is told, and asked for anew (invoicePage.failed) @left-out', async ({
  page,
  server,
  watch,
}) => {
  await enter(page, server.url, aino);
  const call = `**/api/invoices/${billOf(ainosId)}`;
  await page.route(call, (route) => route.fulfill({ status: 500, body: '' }));
  await page.goto(`/invoices/${billOf(ainosId)}`);
  await expect(page.getByRole('alert')).toContainText('Laskua ei saatu näkyviin');
  await expectAccessible(page);
  await page.unroute(call);
  await page.getByRole('button', { name: 'Yritä uudelleen' }).click();
  await expect(main(page).getByRole('heading', { name: 'Mistä lasku koostuu' })).toBeVisible();
  forgiveFailedCalls(watch, 500);
});

test('an employee opens a customer first, and sees that customer’s invoices then (invoicesPage.acting)', async ({
  page,
  server,
}) => {
  await enter(page, server.url, 'Kaisa Lehtonen');
  await page.goto('/invoices');
  await page.getByRole('link', { name: 'Siirry työpöydälle' }).click();
  const backup = new BackupPage(page);
  await backup.open(ainosId, aino);
  await expect(backup.bar).toContainText(aino);
  await page.getByRole('banner').getByRole('link', { name: 'Laskut' }).click();
  await expect(rows(page)).toHaveCount(100);
  await rows(page).first().getByRole('link').click();
  await expect(main(page).getByRole('heading', { name: 'Mistä lasku koostuu' })).toBeVisible();
  await expectAccessible(page);
});

test('who has no invoices is told when there will be one (invoicesPage.empty) @left-out', async ({ page, server }) => {
  await enter(page, server.url, 'Outi Rantanen');
  await page.evaluate(() => sessionStorage.setItem('dismissedNotices', 'representations'));
  await page.goto('/invoices');
  await expect(heading(page, 'Sinulla ei ole vielä laskuja')).toBeVisible();
  await expectAccessible(page);
  await expectNoOverflow(page);
});
