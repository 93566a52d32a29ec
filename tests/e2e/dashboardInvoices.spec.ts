import type { Page } from '@playwright/test';
import type { Invoices } from '../../domain/types.ts';
import { enter } from '../model/runner/person.ts';
import { expect, expectAccessible, expectNoOverflow, forgiveFailedCalls, setTextSize, test } from './fixtures.ts';
import { BackupPage } from './pages/backup.ts';
import { aino, ainosId, ainosInvoicesAreMade, heading, invoicesAreMade, main } from './pages/invoices.ts';

test.beforeEach(({ server: { url } }) => ainosInvoicesAreMade(url));

const told = /^\d+ laskua avoinna, yhteensä [\d\s,]+\s€\. Niistä 1 on myöhässä, [\d\s,]+\s€\.$/;
const advice = 'Maksa lasku nyt samalla viitenumerolla';

test('who owes something late is told so on the dashboard as the invoices tell it, and finds the way to them (home.late)', async ({
  page,
  server,
}) => {
  await enter(page, server.url, aino);
  await page.goto('/dashboard');
  const notice = main(page).getByRole('status').filter({ hasText: advice });
  const owed = await notice.getByText(told).innerText();
  await expect(notice.getByRole('link', { name: /\d/ })).toHaveAttribute('href', /^tel:/);
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 700 });
  await setTextSize(page, 32);
  await expectNoOverflow(page);
  await notice.getByRole('link', { name: 'Katso laskut' }).click();
  await expect(heading(page, 'Laskut')).toBeVisible();
  await expect(main(page).getByText(`${aino}: ${owed}`)).toBeVisible();
});

test('who owes nothing late is told nothing, however the server says that there are no invoices (home.late)', async ({
  page,
  server,
  watch,
}) => {
  const none = { type: 'about:blank', title: 'none', status: 404, code: 'invoices.none', requestId: '7f3a20c1' };
  await enter(page, server.url, aino);
  for (const answer of [
    { status: 204 },
    { status: 404, contentType: 'application/problem+json', body: JSON.stringify(none) },
  ]) {
    await page.route('**/api/invoices/all?*', (route) => route.fulfill(answer));
    const asked = page.waitForResponse('**/api/invoices/all?*');
    await page.goto('/dashboard');
    await asked;
    await expect(main(page).getByRole('link', { name: 'Katso kulutus' })).toBeVisible();
    await expect(main(page).getByText(advice)).toHaveCount(0);
    await expect(page.getByRole('alert')).toHaveCount(0);
    await page.unrouteAll();
  }
  forgiveFailedCalls(watch, 404);
  await enter(page, server.url, 'Åsa Öhman');
  const asked = page.waitForResponse('**/api/invoices/all?*');
  await page.goto('/dashboard');
  await asked;
  await expect(main(page).getByRole('link', { name: 'Katso kulutus' })).toBeVisible();
  await expect(main(page).getByRole('link', { name: 'Katso laskut' })).toHaveCount(0);
});

test('an employee sees what the customer owes late and the invoice, and is not told to pay it (home.late, home.invoice)', async ({
  page,
  server,
}) => {
  await enter(page, server.url, 'Kaisa Lehtonen');
  await page.goto('/backup');
  await new BackupPage(page).open(ainosId, aino);
  // Opening leads to the contracts.
  await expect(main(page).getByRole('heading', { level: 1, name: 'Sopimukset' })).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Etusivu' }).click();
  await expect(main(page).getByText(told)).toBeVisible();
  await expect(main(page).getByRole('link', { name: 'Katso laskut' })).toBeVisible();
  await expect(main(page).getByText(advice)).toHaveCount(0);
  await expect(slip(page).getByText(lateDue)).toBeVisible();
  await expect(main(page).getByRole('link', { name: 'Avaa lasku' })).toBeVisible();
  await expectAccessible(page);
});

/** The sum, the due day and how far that is, as they are read. */
const lateDue = /^Maksettavaa [\d\s,]+\s€, eräpäivä \d+\.\d+\.\d{4}, \d+\späivää? myöhässä\.$/;
const openDue = /^Maksettavaa [\d\s,]+\s€, eräpäivä \d+\.\d+\.\d{4}, (tänään|\d+\späivää? (aikaa|myöhässä))\.$/;
const slip = (page: Page) => main(page).getByRole('region', { name: /^(Viimeisin|Ensin maksettava) lasku$/ });

test('the invoice that is to be paid first stands on the dashboard and leads to its page, with the ways to all and to e-invoices (home.invoice, eInvoice.tile)', async ({
  page,
  server,
}) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/api\/invoices\/(all|\d+)$/.test(pathname)) calls.push(pathname);
  });
  await enter(page, server.url, aino);
  await page.goto('/dashboard');
  await expect(slip(page).getByText(lateDue)).toBeVisible();
  // There are newer ones, and it is too late to move its due day.
  await expect(slip(page)).toHaveAccessibleName('Ensin maksettava lasku');
  await expect(slip(page).getByText('Myöhässä', { exact: true })).toBeVisible();
  await expect(slip(page).getByRole('link', { name: 'Siirrä eräpäivää' })).toHaveCount(0);
  await expect(main(page).getByRole('link', { name: 'Kaikki laskut' })).toHaveAttribute('href', '/invoices');
  await expect(main(page).getByRole('link', { name: 'Tilaa e-lasku' })).toHaveCount(1);
  // It costs no call of its own.
  expect(calls).toEqual(['/api/invoices/all']);
  await expectAccessible(page);
  await slip(page).getByRole('link', { name: 'Avaa lasku' }).click();
  await expect(page).toHaveURL(/\/invoices\/\d+$/);
  await expect(heading(page, /lasku/i)).toBeVisible();
});

test('where the due day may be moved the dashboard leads to where that is done (home.invoice)', async ({
  page,
  server,
}) => {
  const sari = 'Sari Peltoniemi-Järvinen';
  await invoicesAreMade(server.url, sari);
  await enter(page, server.url, sari);
  await page.goto('/dashboard');
  await expect(slip(page).getByText(openDue)).toBeVisible();
  await slip(page).getByRole('link', { name: 'Siirrä eräpäivää' }).click();
  await expect(page).toHaveURL(/\/invoices\/\d+$/);
  await expect(main(page).getByRole('button', { name: 'Siirrä eräpäivää' })).toBeVisible();
});

test('where nothing is to be paid the newest invoice stands on the dashboard, and where there is none that is said (home.invoice)', async ({
  page,
  server,
}) => {
  await enter(page, server.url, aino);
  await page.route('**/api/invoices/all?*', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as Invoices;
    const [newest] = body.invoices;
    const paid = { ...newest, amount: '128.47', invoiceStatus: 'paid', openAmount: '0.00', paidOn: '2026-11-03' };
    await route.fulfill({ response: answer, json: { ...body, toPay: [], invoices: [paid] } });
  });
  await page.goto('/dashboard');
  await expect(slip(page).getByText(/^Laskun summa 128,47\s€, maksettu 3\.11\.2026\.$/)).toBeVisible();
  await expect(slip(page)).toHaveAccessibleName('Viimeisin lasku');
  await expect(slip(page).getByText('Maksettu', { exact: true }).first()).toBeVisible();
  await page.unrouteAll();
  await page.route('**/api/invoices/all?*', (route) => route.fulfill({ status: 204 }));
  await page.goto('/dashboard');
  await expect(
    slip(page).getByText('Laskuja ei vielä ole. Ensimmäinen lasku näkyy täällä, kun se on lähetetty.'),
  ).toBeVisible();
  await expect(main(page).getByRole('link', { name: 'Kaikki laskut' })).toHaveCount(0);
  await expectAccessible(page);
});
