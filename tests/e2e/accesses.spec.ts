import { enter, subOf } from '../model/runner/person.ts';
import { bearer, signIn } from '../support/signIn.ts';
import { expect, expectAccessible, expectNoOverflow, forgiveFailedCalls, test } from './fixtures.ts';

const visits = 205;

test('two hundred visits are read twenty at a time, by day, and the focus keeps its place (accesses.shown, accesses.older)', async ({
  page,
  server,
  watch,
}) => {
  const { accessToken } = await signIn({ sub: subOf('Kaisa Lehtonen'), urls: [server.url] });
  for (let visit = 1; visit <= visits; visit += 1) {
    const answer = await fetch(`${server.url}/api/backup/acting`, {
      method: 'POST',
      headers: { ...bearer(accessToken), 'Content-Type': 'application/json' },
      body: JSON.stringify({ customerId: '40163350', reason: `Laskun selvitys ${visit}` }),
    });
    expect(answer.status).toBe(200);
  }
  await enter(page, server.url, 'Sari Peltoniemi-Järvinen');
  await page.goto('/profile');
  await page.getByRole('link', { name: 'Kaikki katselut' }).click();
  const main = page.getByRole('main');
  const rows = main.getByRole('listitem');
  await expect(main.getByRole('heading', { level: 1, name: 'Kuka on katsonut tietojani' })).toBeFocused();
  await expect(rows).toHaveCount(20);
  await expect(rows.first()).toContainText(`Laskun selvitys ${visits}`);
  await expect(rows.first()).toContainText(/klo \d/);
  await expect(rows.first()).toContainText(/Asiakastiedot avattiin(, \p{Ll}[^,]*)*$/u);
  const older = main.getByRole('button', { name: 'Näytä vanhempia katseluja' });
  await page.route('**/api/customer/*/accesses?*', (route) => route.fulfill({ status: 500 }), { times: 1 });
  await older.click();
  await expect(main.getByText('Katseluja ei juuri nyt saada näkyviin')).toBeVisible();
  await expect(rows).toHaveCount(20);
  for (let shown = 40; shown <= 220; shown += 20) {
    await older.click();
    await expect(main.getByText(`${Math.min(shown, visits)} katselua näkyvissä`)).toBeVisible();
  }
  await expect(rows).toHaveCount(visits);
  expect(new Set(await rows.allInnerTexts()).size).toBe(visits);
  await expect(older).toBeFocused();
  await expect(older).toHaveAttribute('aria-disabled', 'true');
  await expect(main).not.toContainText(/Kaisa|Lehtonen/);
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 700 });
  await expectNoOverflow(page);
  forgiveFailedCalls(watch, 500);
});

test('who nobody has looked at reads so (accesses.shown) @left-out', async ({ page, server }) => {
  await enter(page, server.url, 'Eeva Laine');
  await page.goto('/profile/accesses');
  await expect(page.getByText('Kukaan työntekijöistämme ei ole katsonut tietojasi.')).toBeVisible();
  await expectAccessible(page);
});

test('what cannot be had is said, and tried again (accesses.shown) @left-out', async ({ page, server, watch }) => {
  await enter(page, server.url, 'Eeva Laine');
  await page.route('**/api/customer/*/accesses', (route) => route.fulfill({ status: 500 }));
  await page.goto('/profile/accesses');
  await expect(page.getByText('Katseluja ei juuri nyt saada näkyviin')).toBeVisible();
  await expectAccessible(page);
  await page.unroute('**/api/customer/*/accesses');
  await page.getByRole('button', { name: 'Yritä uudelleen' }).click();
  await expect(page.getByText('Kukaan työntekijöistämme ei ole katsonut tietojasi.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  forgiveFailedCalls(watch, 500);
});

test('an employee reads of nobody who has looked, not even of whom is open (accesses.whose) @left-out', async ({
  page,
  server,
  watch,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await enter(page, server.url, 'Kaisa Lehtonen', '40127731');
  await page.goto('/profile/accesses');
  await expect(page).toHaveTitle('Kuka on katsonut asiakkaan tietoja – Oma Kajo');
  await expect(page.getByRole('main')).toHaveText(
    /^\s*Kuka on katsonut asiakkaan tietoja\s*Katselut näkee asiakas itse\. Työntekijälle emme näytä niitä\.\s*$/,
  );
  expect(asked.filter((url) => url.includes('/accesses')).filter((url) => url.includes('/api/'))).toEqual([]);
  // Nobody is open yet.
  forgiveFailedCalls(watch, 403);
});
