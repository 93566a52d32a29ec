import type { Page } from '@playwright/test';
import { enter } from '../model/runner/person.ts';
import { expect, expectNoOverflow, forgiveFailedCalls, test } from './fixtures.ts';
import { BackupPage } from './pages/backup.ts';

const kaisa = 'Kaisa Lehtonen';
const found = (page: Page) => page.getByRole('heading', { level: 2, name: /^\d+ asiakas(ta)?$/ });

async function begin(page: Page, url: string): Promise<BackupPage> {
  await enter(page, url, kaisa);
  await page.goto('/backup');
  return new BackupPage(page);
}

async function openAino(backup: BackupPage): Promise<void> {
  await backup.open('40127731', 'Aino Mäkelä');
  await expect(backup.bar).toContainText('Aino Mäkelä');
}

/** Types a reason and a name, and finds many. */
async function findMany(backup: BackupPage): Promise<void> {
  await backup.reason.fill('Muuttoilmoitus');
  await backup.sought.fill('Mäkelä');
  await backup.search.click();
  await expect(found(backup.page)).toBeVisible();
}

async function expectKept(backup: BackupPage): Promise<void> {
  await expect(backup.reason).toHaveValue('Muuttoilmoitus');
  await expect(backup.sought).toHaveValue('Mäkelä');
  await expect(found(backup.page)).toBeVisible();
}

test('what is typed and found stays when the customer before is closed or another is opened, here or in another tab (acting.searchStays)', async ({
  page,
  context,
  server,
}) => {
  const here = await begin(page, server.url);
  await openAino(here);
  const other = await context.newPage();
  await other.goto('/backup');
  const there = new BackupPage(other);
  await expect(there.bar).toContainText('Aino Mäkelä');
  await findMany(there);
  await there.sought.focus();

  await here.change.click();
  await findMany(here);
  await here.stop.click();
  await expect(here.bar).toBeHidden();
  await expectKept(here);
  await expect(here.heading).toBeFocused();
  await expect(there.bar).toBeHidden();
  await expectKept(there);
  await expect(there.sought).toBeFocused();
  await expect(other.getByRole('region', { name: 'Tässä istunnossa avatut' })).toContainText('Aino');

  await here.sought.fill('40127731');
  await here.search.click();
  await here.openNamed('Aino Mäkelä').click();
  await expect(here.bar).toContainText('Aino Mäkelä');
  await expect(there.bar).toContainText('Aino Mäkelä');
  await expectKept(there);
  await expect(other).toHaveURL('/backup');
});

test('Back from a customer opened by mistake shows the search again, and nowhere else does it stay (acting.searchStays) @left-out', async ({
  page,
  server,
}) => {
  const backup = await begin(page, server.url);
  await findMany(backup);
  await page
    .getByRole('button', { name: /^Avaa: .*Mäkelä$/ })
    .first()
    .click();
  await expect(backup.bar).toContainText('Mäkelä');
  await expect(page).toHaveURL('/contracts');
  await page.goBack();
  await expectKept(backup);
  const kept = await page.evaluate(() =>
    JSON.stringify([{ ...sessionStorage }, { ...window.localStorage }, history.state, location.href]),
  );
  expect(kept).not.toMatch(/Muuttoilmoitus|Mäkelä/);

  // The next one is looked for with a reason of their own.
  await page.goForward();
  await expect(page).toHaveURL('/contracts');
  await backup.change.click();
  await expect(backup.sought).toBeFocused();
  await expect(backup.reason).toHaveValue('');
  await expect(found(page)).toHaveCount(0);

  await findMany(backup);
  await page.reload();
  await expect(backup.heading).toBeVisible();
  await expect(backup.sought).toHaveValue('');
});

for (const [width, height] of [
  [1280, 800],
  [390, 844],
] as const) {
  test(`what is found is in view and has the focus, after a turned page too, at ${width} pixels (acting.searchShown) @left-out`, async ({
    page,
    server,
    watch,
  }) => {
    await page.setViewportSize({ width, height });
    await page.route('**/api/backup/customers/search', (route) => {
      const { page: asked } = route.request().postDataJSON() as { page: number };
      const customers = Array.from({ length: 20 }, (_, n) => ({
        customerId: String(50_000_000 + asked * 20 + n),
        customerType: 'B2C',
        firstName: 'Matti',
        lastName: `Virtanen-${asked}-${n}`,
        street: 'Hämeenkatu 1',
        city: 'Tampere',
      }));
      return route.fulfill({ json: { total: 1000, customers } });
    });
    const backup = await begin(page, server.url);
    await backup.usual('Asiakas soitti').click();
    await backup.sought.fill('virtanen');
    await backup.search.click();
    const heading = page.getByRole('heading', { level: 2, name: /1\s000 asiakasta/ });
    await expect(heading).toBeFocused();
    const row = page.getByRole('listitem').filter({ hasText: 'Virtanen-1-2, Matti' });
    await expect(heading).toBeInViewport({ ratio: 1 });
    await expect(row).toBeInViewport({ ratio: 1 });
    if (width === 1280) {
      await expect(backup.sought).toBeInViewport({ ratio: 1 });
      expect((await row.boundingBox())?.height).toBeLessThan(85);
    }
    const name = await row.getByText('Virtanen-1-2, Matti').boundingBox();
    const open = await row.getByRole('button').boundingBox();
    expect((open?.x ?? 0) - (name?.x ?? 0)).toBeLessThan(620);

    const pages = page.getByRole('navigation', { name: 'Hakutuloksen sivut' });
    await expect(pages).toContainText(/1–20 \/ 1\s000/);
    await pages.getByRole('button', { name: 'Seuraava' }).click();
    await expect(pages).toContainText(/21–40 \/ 1\s000/);
    await expect(heading).toBeFocused();
    await expect(heading).toBeInViewport({ ratio: 1 });

    await page.route('**/api/backup/acting', (route) => route.fulfill({ status: 503 }));
    const last = page.getByRole('listitem').filter({ hasText: 'Virtanen-2-19, Matti' });
    await last.getByRole('button').click();
    await expect(last.getByText('Asiakkaan tietoja ei avattu')).toBeInViewport({ ratio: 1 });
    // It goes when something else is looked for.
    await backup.search.click();
    await expect(page.getByText('Asiakkaan tietoja ei avattu')).toHaveCount(0);
    await expectNoOverflow(page);
    forgiveFailedCalls(watch, 503);
  });
}

test('a tab whose customer another tab has changed says so, until that is read (acting.changedElsewhere)', async ({
  page,
  context,
  server,
}) => {
  const here = await begin(page, server.url);
  await openAino(here);
  const other = await context.newPage();
  await other.goto('/backup');
  const there = new BackupPage(other);
  await there.open('70031180', 'As. Oy Kuusikkorinne');
  await expect(there.bar).toContainText('As. Oy Kuusikkorinne');
  await expect(other.getByText('Asiakas vaihtui')).toHaveCount(0);

  await expect(here.bar).toContainText('As. Oy Kuusikkorinne');
  const notice = here.bar.getByRole('alert').filter({ hasText: 'Asiakas vaihtui toisessa välilehdessä' });
  await expect(notice).toContainText('Aino Mäkelä');
  await expect(notice).toContainText('As. Oy Kuusikkorinne');
  await expectNoOverflow(page);
  await here.bar.getByRole('button', { name: 'Selvä' }).click();
  await expect(notice).toHaveCount(0);
});

test('Back to the contract of a customer who is open no more speaks to the employee (acting.foreignContract) @left-out', async ({
  page,
  server,
}) => {
  const backup = await begin(page, server.url);
  await openAino(backup);
  await page.getByRole('main').getByRole('listitem').first().getByRole('link').click();
  await expect(page).toHaveURL(/\/contracts\/\w+/);
  await backup.change.click();
  await backup.open('40130244', 'Jyrki-Pekka Väisänen');
  await expect(backup.bar).toContainText('Jyrki-Pekka Väisänen');
  await page.goBack();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Sopimusta ei löytynyt' })).toBeVisible();
  await expect(page.getByText('Sopimus voi kuulua toiselle asiakkaalle')).toBeVisible();
  await page.getByRole('link', { name: 'Näytä sopimukset' }).click();
  await expect(page).toHaveURL('/contracts');
});

/** Every page whose address names a contract. */
const ofContract = (code: string) => [
  `/contracts/${code}`,
  `/my-move/${code}`,
  `/contract/termination?contract=${code}`,
  `/contracts/${code}/transfer`,
  `/contracts/${code}/product-change/b2c`,
  `/contracts/${code}/product-change/talvi/template/kiintea-24`,
  `/contracts/${code}/vap-addition/b2c`,
  `/contracts/${code}/lock-price/lock`,
];
/** Of Jyrki-Pekka Väisänen. */
const anothers = 'K24013090027';

test('every page of a contract that is none of who is open says so, and leads to theirs (acting.foreignContract) @left-out', async ({
  page,
  server,
  watch,
}) => {
  const backup = await begin(page, server.url);
  await openAino(backup);
  for (const address of ofContract(anothers)) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1, name: 'Sopimusta ei löytynyt' }), address).toBeVisible();
    await expect(page.getByText('Sopimus voi kuulua toiselle asiakkaalle')).toBeVisible();
    await expect(page).toHaveTitle('Sopimusta ei löytynyt – Oma Kajo');
    await page.getByRole('main').getByRole('link', { name: 'Näytä sopimukset' }).click();
    await expect(page).toHaveURL('/contracts');
  }
  forgiveFailedCalls(watch, 403, 404);
});

test('a customer is told the same of a contract of another (contracts.unknown, acting.foreignContract) @left-out', async ({
  page,
  server,
  watch,
}) => {
  await enter(page, server.url, 'Aino Mäkelä');
  for (const address of ofContract(anothers)) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1, name: 'Sopimusta ei löytynyt' }), address).toBeVisible();
    await expect(page.getByText('Sopimus on ehkä päättynyt, tai osoite on kirjoitettu väärin.')).toBeVisible();
  }
  forgiveFailedCalls(watch, 403, 404);
});

test('an end that fails leaves the name of the customer in the bar (acting.bar)', async ({ page, server, watch }) => {
  const backup = await begin(page, server.url);
  await openAino(backup);
  await page.route('**/api/backup/acting', (route) =>
    route.request().method() === 'DELETE' ? route.fulfill({ status: 503 }) : route.fallback(),
  );
  await backup.stop.click();
  await expect(backup.bar).toContainText('Asiointia ei voitu lopettaa. Yritä uudelleen.');
  await expect(backup.bar).toContainText('Aino Mäkelä');
  forgiveFailedCalls(watch, 503);
});

test('"Vaihda" leads to the search, also where it stands already; the employee has nobody to represent, and no empty page (acting.searchShown, menu.items, accesses.whose) @left-out', async ({
  page,
  server,
}) => {
  const backup = await begin(page, server.url);
  await openAino(backup);
  const told = () => page.evaluate(() => sessionStorage.getItem('contractsTold'));
  await expect.poll(told).toBe('40127731');
  await backup.change.click();
  await expect(backup.sought).toBeFocused();
  await backup.reason.focus();
  await backup.change.click();
  await expect(backup.sought).toBeFocused();
  await backup.stop.click();
  await expect(backup.bar).toBeHidden();
  await expect.poll(told).toBeNull();

  await page.getByRole('button', { name: /Käyttäjävalikko/ }).click();
  await expect(page.getByRole('link', { name: 'Kirjaudu ulos' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Edustettavat' })).toHaveCount(0);
  await page.goto('/profile/accesses');
  await expect(page.getByRole('heading', { level: 1, name: 'Kuka on katsonut asiakkaan tietoja' })).toBeVisible();
  await expect(page.getByText('Katselut näkee asiakas itse.')).toBeVisible();
});
