import type { Route } from '@playwright/test';
import { enter } from '../model/runner/person.ts';
import { expect, expectAccessible, expectNoOverflow, forgiveFailedCalls, test } from './fixtures.ts';
import { BackupPage } from './pages/backup.ts';
import { ContractsPage } from './pages/contracts.ts';
import { DeliverySites } from './pages/deliverySite.ts';
import { signIn, signInAsCompany } from './pages/signIn.ts';

// Files of the portal are held back, cut off or counted here.
test.use({ isCacheKept: false });

const find = '**/api/v2/delivery-site/find?*';

test('who has many sites chooses one, and has no way past (site.opens, site.required, site.rows, site.search)', async ({
  page,
}) => {
  await signInAsCompany(page, 'Pekka Korhonen', '/contracts');
  const sites = new DeliverySites(page);
  await expect(sites.heading).toBeFocused();
  await expect(sites.dialog).toHaveAccessibleDescription(
    'Sinulla on 40 käyttöpaikkaa. Valitse niistä yksi, jotta voimme näyttää tiedot. Voit vaihtaa sen myöhemmin sivun yläreunasta.',
  );
  await expect(sites.count).toHaveText('40 käyttöpaikkaa');
  for (let press = 0; press < 3; press += 1) await page.keyboard.press('Escape');
  await page.mouse.click(5, 5);
  await expect(sites.dialog).toBeVisible();
  await expect(sites.close).toHaveCount(0);
  await sites.search.fill('HATAN');
  await expect(sites.rows).toHaveText([
    /^Hatanpään valtatie 34, 33100 Tampere.*7034412.*Sähkö$/,
    /^Hatanpään valtatie 34, 33100 Tampere.*KL 70 4413.*Kaukolämpö$/,
  ]);
  // By the number of its contract's page too.
  await sites.search.fill('h7034413');
  await expect(sites.rows).toHaveText([/KL 70 4413.*Kaukolämpö$/]);
  await sites.search.fill('pientuotanto');
  await expect(sites.rows).toHaveText([/^Kuokkamaantie 5, 33800 Tampere.*Pientuotanto$/]);
  await expectAccessible(page);
  const asked: string[] = [];
  page.on('request', (request) => void (request.url().includes('/api/nps') && asked.push(request.url())));
  await sites.dialog.getByRole('link', { name: 'Kirjaudu ulos' }).click();
  await expect(page).toHaveURL('/');
  // Who leaves the page at which they arrived goes on to none at which the survey may be asked.
  expect(asked).toEqual([]);
});

test('the choice is shown, remembered for the session, and changed from the head of the page (site.choice, site.change, site.selector, overlay.forward)', async ({
  page,
}) => {
  await signInAsCompany(page, 'Pekka Korhonen', '/dashboard');
  const sites = new DeliverySites(page);
  await sites.choose('Sotkankatu');
  // The first choice leaves the person where they are.
  await expect(sites.selector).toHaveAccessibleName('Käyttöpaikka: Sotkankatu 16, Tampere');
  await expect(page).toHaveURL('/dashboard');
  await expect(sites.dialog).toHaveCount(0);
  const contracts = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Sotkankatu' });
  await expect(contracts).toHaveCount(1);

  const asked: string[] = [];
  page.on('request', (request) => void (request.url().includes('/api/contracts/') && asked.push(request.url())));
  await page.reload();
  await expect(contracts).toHaveCount(1);
  await expect(sites.dialog).toHaveCount(0);
  // It is asked for at once, and for this site alone.
  expect(asked.map((url) => new URL(url).searchParams.get('selectedDeliverySite'))).toEqual(['7034408']);

  await sites.selector.click();
  await sites.close.click();
  await expect(sites.selector).toBeFocused();
  await sites.selector.click();
  await page.goBack();
  await expect(sites.dialog).toHaveCount(0);
  await page.goForward();
  await expect(sites.dialog).toBeVisible();
  await page.goBack();
  await expect(sites.dialog).toHaveCount(0);
  await expect(page).toHaveURL('/dashboard');
  await sites.selector.click();
  await sites.choose('Nekalantie');
  await expect(page).toHaveURL('/contracts');
  await expect(new ContractsPage(page).heading).toBeVisible();
  await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: 'Nekalantie' }).first()).toBeVisible();
  await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: 'Sotkankatu' })).toHaveCount(0);
  await expectAccessible(page);
});

test('a remembered site that is none any more is asked for anew (site.unknown) @left-out', async ({ page }) => {
  await signInAsCompany(page, 'Pekka Korhonen', '/contracts');
  const sites = new DeliverySites(page);
  await sites.choose('Sotkankatu');
  await expect(sites.selector).toHaveAccessibleName('Käyttöpaikka: Sotkankatu 16, Tampere');
  await page.evaluate(() => {
    const kept = JSON.parse(sessionStorage.getItem('kajo.session') ?? '{}') as object;
    sessionStorage.setItem('kajo.session', JSON.stringify({ ...kept, deliverySite: '7012345' }));
  });
  await page.reload();
  await expect(sites.dialog).toBeVisible();
  await sites.choose('Nekalantie');
  await expect(sites.selector).toHaveAccessibleName('Käyttöpaikka: Nekalantie 48, Tampere');
});

test('a page that waits for a choice takes one Back, and the next leaves it (site.required, overlay.required) @left-out', async ({
  page,
}) => {
  await signInAsCompany(page, 'Pekka Korhonen', '/contracts');
  const sites = new DeliverySites(page);
  const feedback = page.getByRole('heading', { level: 1, name: 'Anna palautetta' });
  await sites.dialog.getByRole('link', { name: 'Anna palautetta' }).click();
  await expect(feedback).toBeVisible();
  await expect(sites.dialog).toHaveCount(0);
  await page.getByRole('navigation').getByRole('link', { name: 'Sopimukset' }).click();
  await expect(sites.dialog).toBeVisible();
  await page.goBack();
  await expect(sites.heading).toBeFocused();
  await expect(page).toHaveURL('/contracts');
  await page.goBack();
  await expect(feedback).toBeVisible();
  await expect(sites.dialog).toHaveCount(0);
});

test('an employee is told whose sites they are, and may go to another customer or stop (site.waysOut)', async ({
  page,
  watch,
}) => {
  await signIn(page, 'Kaisa Lehtonen', '/backup');
  const backup = new BackupPage(page);
  const sites = new DeliverySites(page);
  await backup.open('70028846', 'Kiinteistö Oy Pyynikintori');
  await expect(sites.dialog).toHaveAccessibleDescription(/^Kiinteistö Oy Pyynikintori: 40 käyttöpaikkaa\. Valitse/);
  await expectAccessible(page);
  await sites.dialog.getByRole('link', { name: 'Vaihda asiakasta' }).click();
  await expect(backup.heading).toBeVisible();
  await expect(backup.bar).toContainText('Kiinteistö Oy Pyynikintori');
  await expect(sites.dialog).toHaveCount(0);
  await page.goBack();

  const stop = sites.dialog.getByRole('button', { name: 'Lopeta asiointi' });
  const closing = (route: Route) => (route.request().method() === 'DELETE' ? route.abort() : route.fallback());
  await page.route('**/api/backup/acting', closing);
  await stop.click();
  await expect(sites.dialog.getByRole('alert')).toHaveText(/^Asiointia ei voitu lopettaa/);
  await page.unroute('**/api/backup/acting', closing);
  await stop.click();
  await expect(backup.heading).toBeVisible();
  await expect(backup.bar).toBeHidden();
  await expect(sites.dialog).toHaveCount(0);
  forgiveFailedCalls(watch, 'ERR_FAILED');
});

test('an employee chooses a site under the bar, and has the selector of a customer with few sites too (site.selector) @left-out', async ({
  page,
}) => {
  await signIn(page, 'Kaisa Lehtonen', '/backup');
  const backup = new BackupPage(page);
  const sites = new DeliverySites(page);
  await backup.open('70028846', 'Kiinteistö Oy Pyynikintori');
  await sites.choose('Sotkankatu');
  await expect(sites.selector).toHaveAccessibleName('Käyttöpaikka: Sotkankatu 16, Tampere');
  await expect(backup.bar).toContainText('Kiinteistö Oy Pyynikintori');
  // Another customer begins without a choice.
  await backup.change.click();
  await backup.open('40130244', 'Jyrki-Pekka Väisänen');
  await expect(sites.selector).toHaveAccessibleName('Käyttöpaikka: Kaikki käyttöpaikat');
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1);
});

test('who acts for a customer with many sites may go to another customer instead (site.waysOut) @left-out', async ({
  page,
}) => {
  await page.route('**/api/contracts/customer/*', async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as object;
    await route.fulfill({ response, json: { ...answer, deliverySiteCount: 40, isDeliverySiteNeeded: true } });
  });
  await signIn(page, 'Aino Mäkelä', '/contracts');
  const sites = new DeliverySites(page);
  await sites.dialog.getByRole('link', { name: 'Vaihda asiakasta' }).click();
  await expect(page).toHaveURL('/profile#representations');
  await expect(page.getByRole('button', { name: 'Hoida asioita: Eero Mäkelä' })).toBeVisible();
  await expect(sites.dialog).toHaveCount(0);
});

test('a choice that must be made and cannot be fetched is a fault of the page (site.opens, error.chunk) @left-out', async ({
  page,
  watch,
}) => {
  await page.route('**/assets/SiteChoice-*.js', (route) => route.abort());
  await signInAsCompany(page, 'Pekka Korhonen', '/contracts');
  await expect(page.getByRole('heading', { level: 1, name: 'Sivua ei voitu ladata' })).toBeVisible();
  await page.unroute('**/assets/SiteChoice-*.js');
  // It is fetched anew by itself.
  await expect(new DeliverySites(page).count).toHaveText('40 käyttöpaikkaa', { timeout: 20_000 });
  watch.complaints = [];
});

test('who may act for others has the selector, with few sites too, and may show all again (site.selector, site.choice) @left-out', async ({
  page,
}) => {
  await signIn(page, 'Aino Mäkelä', '/contracts');
  const sites = new DeliverySites(page);
  await expect(sites.selector).toHaveAccessibleName('Käyttöpaikka: Kaikki käyttöpaikat');
  await sites.selector.click();
  await expect(sites.rows).toHaveCount(3);
  await expect(sites.dialog).toHaveAccessibleDescription(
    'Sinulla on 3 käyttöpaikkaa. Valitse se, jonka tiedot haluat nähdä.',
  );
  await sites.choose('Y7012345');
  await expect(sites.selector).toHaveAccessibleName('Käyttöpaikka: Koivukuja 4 B, Tampere');
  // What is produced there is netted, and belongs to the site.
  await expect(page.getByRole('main').getByRole('listitem')).toHaveText([/Kajo Pientuotanto/, /Kajo Pörssi/]);
  await sites.selector.click();
  await sites.dialog.getByRole('button', { name: 'Näytä kaikki käyttöpaikat' }).click();
  await expect(sites.selector).toHaveAccessibleName('Käyttöpaikka: Kaikki käyttöpaikat');
  // Five contracts, and two orders that have come to none yet.
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(7);
});

test('of one site alone nothing is said of choosing (site.selector) @left-out', async ({ page, server }) => {
  await enter(page, server.url, 'Aino Mäkelä', '40127732');
  await page.goto('/contracts');
  const sites = new DeliverySites(page);
  await sites.selector.click();
  await expect(sites.rows).toHaveCount(1);
  await expect(sites.dialog).toHaveAccessibleDescription('Eero Mäkelä: 1 käyttöpaikka.');
});

test('who has few sites and nobody to act for asks and fetches no more for it (site.needed) @left-out', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => void asked.push(request.url()));
  await signIn(page, 'Jyrki-Pekka Väisänen', '/contracts');
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1);
  await page.waitForLoadState('networkidle');
  await expect(new DeliverySites(page).selector).toHaveCount(0);
  expect(asked.filter((url) => /delivery-site|SiteChoice|SiteDialog/.test(url))).toEqual([]);
});

test('sites that do not come are told of, and tried again (site.failure)', async ({ page, watch }) => {
  await page.route(find, (route) => route.fulfill({ status: 503, json: {} }), { times: 1 });
  await signInAsCompany(page, 'Pekka Korhonen', '/contracts');
  const sites = new DeliverySites(page);
  await expect(sites.dialog.getByRole('alert')).toContainText('Käyttöpaikkoja ei juuri nyt saada näkyviin');
  await page.keyboard.press('Escape');
  await expectAccessible(page);
  await sites.dialog.getByRole('button', { name: 'Yritä uudelleen' }).click();
  await expect(sites.count).toHaveText('40 käyttöpaikkaa');
  forgiveFailedCalls(watch, 503);
});

test('five thousand sites are searched and gone through by keyboard (site.manySites)', async ({ page }) => {
  await page.route(find, async (route) => {
    const answer = await route.fetch();
    const { deliverySites } = (await answer.json()) as { deliverySites: { meteringPointNo: string }[] };
    const more = Array.from({ length: 4960 }, (_, index) => ({
      ...deliverySites[0],
      meteringPointNo: String(8_000_000 + index),
      deliverySiteId: `Y${8_000_000 + index}`,
      fullAddress: `Tuhannenkatu ${index + 1}, 33100 Tampere`,
    }));
    await route.fulfill({ response: answer, json: { deliverySites: [...deliverySites, ...more] } });
  });
  await signInAsCompany(page, 'Pekka Korhonen', '/contracts');
  const sites = new DeliverySites(page);
  await expect(sites.count).toHaveText('5 000 käyttöpaikkaa');
  await expect(sites.dialog.getByRole('table')).toHaveAttribute('aria-rowcount', '5000');
  expect(await sites.rows.count()).toBeLessThan(40);
  const focused = () =>
    page.evaluate(() => document.activeElement?.closest('tr')?.getAttribute('aria-rowindex') ?? null);
  await sites.search.focus();
  await page.keyboard.press('ArrowDown');
  for (let press = 0; press < 11; press += 1) await page.keyboard.press('ArrowDown');
  expect(await focused()).toBe('12');
  await page.keyboard.press('End');
  expect(await focused()).toBe('5000');
  await page.keyboard.press('Home');
  expect(await focused()).toBe('1');
  await sites.search.pressSequentially('tuhannenkatu 49');
  await expect(sites.search).toBeFocused();
  await expect(sites.count).toHaveText('72 / 5 000 käyttöpaikkaa');
  await expectAccessible(page);
});

for (const width of [1280, 1000, 390]) {
  test(`the dialog and the selector fit a window of ${width} (site.selector) @left-out`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await signInAsCompany(page, 'Pekka Korhonen', '/contracts');
    const sites = new DeliverySites(page);
    await expect(sites.rows.first()).toBeVisible();
    await expectNoOverflow(page);
    await sites.choose('Sotkankatu');
    await expect(sites.selector).toBeVisible();
    await expectNoOverflow(page);
  });
}
