import type { Page } from '@playwright/test';
import { count, hold, loseAnswer } from '../faults/held.ts';
import { enter } from '../model/runner/person.ts';
import { expect, expectAccessible, forgiveFailedCalls, test } from './fixtures.ts';
import { BackupPage } from './pages/backup.ts';

const search = ['POST', '**/api/backup/customers/search'] as const;
const acting = ['POST', '**/api/backup/acting'] as const;

async function begin(page: Page, url: string): Promise<BackupPage> {
  await enter(page, url, 'Kaisa Lehtonen');
  await page.goto('/backup');
  const backup = new BackupPage(page);
  await expect(backup.heading).toBeVisible();
  return backup;
}

test('what is wrong stands beside its field, and nothing written is lost (acting.searchPage, acting.reason) @left-out', async ({
  page,
  server,
}) => {
  const searches = count(page, ['POST', '/api/backup/customers/search']);
  const backup = await begin(page, server.url);
  await backup.usual('Asiakas kirjoitti').click();
  await backup.sought.fill('m');
  await backup.search.click();
  await expect(page.getByText('Kirjoita vähintään kolme merkkiä.')).toBeVisible();
  await expect(backup.sought).toBeFocused();

  const long = `Asiakas kirjoitti pitkästi: ${'lasku '.repeat(40)}loppu`;
  await backup.reason.fill(long);
  await expect(page.getByText('Lyhennä tekstiä: siinä voi olla enintään 200 merkkiä.')).toBeVisible();
  await backup.sought.fill('mäkelä');
  await page.keyboard.press('Enter');
  await expect(backup.reason).toBeFocused();
  await expect(backup.reason).toHaveValue(long);
  await expectAccessible(page);
  await backup.reason.fill('120385-123K');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Poista henkilötunnus.')).toBeVisible();
  expect(searches.calls).toBe(0);
});

test('five hundred are shown twenty at a time, and a page stays until the next has come (acting.searchPage)', async ({
  page,
  server,
  watch,
}) => {
  const backup = await begin(page, server.url);
  let isAway = false;
  await page.route(search[1], async (route) => {
    if (isAway) return route.abort('connectionrefused');
    const { page: asked } = route.request().postDataJSON() as { page: number };
    const customers = Array.from({ length: 20 }, (_, n) => ({
      customerId: String(50_000_000 + (asked - 1) * 20 + n),
      customerType: n % 2 ? 'B2B' : 'B2C',
      firstName: n % 2 ? null : 'Matti',
      lastName: `Virtanen-${(asked - 1) * 20 + n + 1}`,
      street: n % 3 ? 'Hämeenkatu 1' : null,
      city: 'Tampere',
    }));
    return route.fulfill({ json: { total: 500, customers } });
  });
  await backup.usual('Asiakas soitti').click();
  await backup.sought.fill('virtanen');
  await backup.search.click();
  await expect(page.getByRole('heading', { name: '500 asiakasta' })).toBeVisible();
  const pages = page.getByRole('navigation', { name: 'Hakutuloksen sivut' });
  const next = pages.getByRole('button', { name: 'Seuraava' });
  await expect(pages).toContainText('1–20 / 500');
  await next.click();
  await expect(pages).toContainText('21–40 / 500');
  await expect(page.getByRole('heading', { name: '500 asiakasta' })).toBeFocused();
  await expectAccessible(page);
  isAway = true;
  await next.click();
  await expect(page.getByText('Haku ei onnistunut')).toBeVisible();
  await expect(pages).toContainText('21–40 / 500');
  isAway = false;
  await page.getByRole('button', { name: 'Hae uudelleen' }).click();
  await expect(pages).toContainText('41–60 / 500');
  await expect(page.getByText('Haku ei onnistunut')).toHaveCount(0);
  await expect(backup.sought).toHaveValue('virtanen');
  forgiveFailedCalls(watch, 'ERR_FAILED');
  watch.complaints = watch.complaints.filter((complaint) => !complaint.includes('ERR_CONNECTION_REFUSED'));
});

test('while an answer hangs another press asks nothing more, and one can go on (acting.once) @left-out', async ({
  page,
  server,
}) => {
  const backup = await begin(page, server.url);
  const searched = await hold(page, search);
  await backup.usual('Asiakas soitti').click();
  await backup.sought.fill('40127731');
  await backup.search.dblclick();
  await backup.sought.press('Enter');
  await expect.poll(() => searched.asked.length).toBe(1);
  searched.letGo();
  const opened = await hold(page, acting, 'behind the server');
  await backup.openNamed('Aino Mäkelä').dblclick();
  await backup.openNamed('Aino Mäkelä').press('Enter');
  await expect.poll(() => opened.asked.length).toBe(1);
  await expect(backup.reason).toHaveValue('Asiakas soitti');
  opened.letGo();
  await expect(backup.bar).toContainText('Aino Mäkelä');
  expect([searched.asked.length, opened.asked.length]).toEqual([1, 1]);

  const ended = await hold(page, ['DELETE', acting[1]], 'behind the server');
  await backup.stop.dblclick();
  await expect.poll(() => ended.asked.length).toBe(1);
  // Whose page it is stays said until the end is known.
  await expect(backup.bar).toContainText('Aino Mäkelä');
  ended.letGo();
  await expect(backup.bar).toBeHidden();
  expect(ended.asked.length).toBe(1);
});

test('an opening and an end whose answers are lost on the way are found out (acting.once)', async ({
  page,
  server,
  watch,
}) => {
  const backup = await begin(page, server.url);
  await loseAnswer(page, acting);
  await backup.open('40127731', 'Aino Mäkelä');
  await expect(backup.bar).toContainText('Aino Mäkelä');
  await expect(page).toHaveURL('/contracts');
  await loseAnswer(page, ['DELETE', acting[1]]);
  await backup.stop.click();
  await expect(backup.bar).toBeHidden();
  await expect(backup.heading).toBeVisible();
  await expect(page.getByText('Asiakkaan tiedot eivät ole enää auki')).toHaveCount(0);
  watch.complaints = watch.complaints.filter((complaint) => !complaint.includes('ERR_CONNECTION_RESET'));
});

test('while the server is away nothing is opened, what was written stays, and it goes on from there (acting.once) @left-out', async ({
  page,
  server,
  watch,
}) => {
  const backup = await begin(page, server.url);
  await backup.usual('Asiakas soitti').click();
  await backup.sought.fill('40127731');
  await backup.search.click();
  await expect(backup.openNamed('Aino Mäkelä')).toBeVisible();
  await page.route('**/api/backup/**', (route) => route.fulfill({ status: 503 }));
  await backup.openNamed('Aino Mäkelä').click();
  await expect(page.getByText('Asiakkaan tietoja ei avattu')).toBeVisible();
  await expect(backup.openNamed('Aino Mäkelä')).toBeFocused();
  await expectAccessible(page);
  await expect(backup.bar).toBeHidden();
  await page.unroute('**/api/backup/**');
  await expect(backup.reason).toHaveValue('Asiakas soitti');
  await backup.openNamed('Aino Mäkelä').click();
  await expect(backup.bar).toContainText('Aino Mäkelä');

  // Who is open is said also where the server cannot be asked, as soon as something of theirs has come.
  await page.route('**/api/backup/**', (route) => route.fulfill({ status: 503 }));
  await page.reload();
  await expect(backup.bar).toContainText('Asioit tämän asiakkaan puolesta: Aino Mäkelä');
  await backup.stop.click();
  await page.goto('/backup');
  await expect(page.getByText('Emme tiedä, onko asiakkaan tietoja auki')).toBeVisible();
  await page.unroute('**/api/backup/**');
  await page.getByRole('button', { name: 'Yritä uudelleen' }).click();
  await expect(page.getByText('Emme tiedä, onko asiakkaan tietoja auki')).toHaveCount(0);
  await expect(backup.heading).toBeFocused();
  await backup.stop.click();
  await expect(backup.bar).toBeHidden();
  forgiveFailedCalls(watch, 503);
});
