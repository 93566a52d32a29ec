import { enter } from '../model/runner/person.ts';
import { expect, expectAccessible, expectNoOverflow, forgiveFailedCalls, setTextSize, test } from './fixtures.ts';
import { BackupPage } from './pages/backup.ts';
import { aino, ainosId, ainosInvoicesAreMade, heading, main } from './pages/invoices.ts';

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

test('an employee sees what the customer owes late, and is not told to pay it (home.late)', async ({
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
  await expectAccessible(page);
});
