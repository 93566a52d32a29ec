import { expect, forgiveFailedCalls, test } from './fixtures.ts';
import { DeliverySites } from './pages/deliverySite.ts';
import { signIn, signInAsCompany } from './pages/signIn.ts';

// Files of the portal are held back, cut off or counted here.
test.use({ isCacheKept: false });

test('the selector finds its room kept, and the contract has none (site.room, site.selector) @left-out', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, 'Aino Mäkelä', '/contracts');
  const sites = new DeliverySites(page);
  await expect(sites.selector).toBeVisible();
  await sites.selector.click();
  await expect(sites.rows.getByRole('button', { name: 'Koivukuja 4 B, 33820 Tampere, Kaukolämpö' })).toHaveCount(1);
  await expect(sites.rows.getByRole('button', { name: 'Koivukuja 4 B, 33820 Tampere, Sähkö' })).toHaveCount(1);
  await sites.leave();
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route('**/assets/SiteChoice-*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.reload();
  const first = page.getByRole('main').getByRole('listitem').first();
  const topOf = () => first.evaluate((element) => element.getBoundingClientRect().top);
  await expect(first).toBeVisible();
  await expect(sites.selector).toHaveCount(0);
  const before = await topOf();
  letGo();
  await expect(sites.selector).toBeVisible();
  expect(Math.abs((await topOf()) - before)).toBeLessThanOrEqual(1);
  await first.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 2, name: 'Sopimuksen tiedot' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(sites.selector).toHaveCount(0);
});

test('another tab goes on with the site that was chosen for the customer, and with no other (site.tabs)', async ({
  page,
  context,
}) => {
  await signInAsCompany(page, 'Pekka Korhonen', '/contracts');
  const sites = new DeliverySites(page);
  await expect(sites.dialog).toBeVisible();
  // Nobody has chosen for them yet, and what is said of another customer is not theirs.
  await page.evaluate(() => {
    const channel = new BroadcastChannel('kajo');
    channel.addEventListener('message', ({ data }: MessageEvent<{ type: string }>) => {
      if (data.type !== 'siteWanted') return;
      channel.postMessage({ type: 'siteChosen', customerId: '40127731', deliverySite: '7034408' });
    });
  });
  const openTab = async () => {
    const tab = await context.newPage();
    await tab.goto('/contracts');
    await tab.getByRole('button', { name: 'Jatka tähän palveluun' }).click();
    return new DeliverySites(tab);
  };
  const second = await openTab();
  await expect(second.rows.first()).toBeVisible();

  await sites.choose('Sotkankatu');
  await expect(sites.selector).toHaveAccessibleName('Käyttöpaikka: Sotkankatu 16, Tampere');
  const third = await openTab();
  await expect(third.selector).toHaveAccessibleName('Käyttöpaikka: Sotkankatu 16, Tampere');
  await expect(third.dialog).toHaveCount(0);
  // Whoever is asked already goes on choosing.
  await expect(second.dialog).toBeVisible();
});

test('a link to a contract chooses its site, whichever was chosen before (site.ofContract)', async ({
  page,
  context,
}) => {
  await signInAsCompany(page, 'Pekka Korhonen', '/contracts');
  const sites = new DeliverySites(page);
  await sites.choose('Sotkankatu');
  const rows = page.getByRole('main').getByRole('listitem');
  await expect(rows.filter({ hasText: 'Sotkankatu' }).first()).toBeVisible();
  const address = (await rows.getByRole('link').first().getAttribute('href')) ?? '';
  const opened = { level: 2, name: 'Sopimuksen tiedot' } as const;

  await sites.selector.click();
  await sites.choose('Nekalantie');
  await expect(rows.filter({ hasText: 'Nekalantie' }).first()).toBeVisible();
  await page.goto(address);
  await expect(page.getByRole('heading', opened)).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Sotkankatu 16');
  await page.getByRole('banner').getByRole('link', { name: 'Sopimukset', exact: true }).click();
  await expect(sites.selector).toHaveAccessibleName('Käyttöpaikka: Sotkankatu 16, Tampere');

  // Another tab begins without a choice.
  await page.goto('about:blank');
  const another = await context.newPage();
  await another.goto(address);
  await another.getByRole('button', { name: 'Jatka tähän palveluun' }).click();
  await expect(another.getByRole('heading', opened)).toBeVisible();
  await expect(new DeliverySites(another).dialog).toHaveCount(0);
});

for (const [whose, code] of [
  ["somebody else's contract", 'K23014478016'],
  ['a contract that does not exist', 'K99999999'],
  ['what is no code', 'K-1'],
]) {
  test(`${whose} is not found, and no site is chosen for it (site.ofContract, contracts.unknown) @left-out`, async ({
    page,
  }) => {
    await signInAsCompany(page, 'Pekka Korhonen', `/contracts/${code}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Sopimusta ei löytynyt' })).toBeVisible();
    await page.getByRole('link', { name: 'Näytä sopimukset' }).click();
    await expect(new DeliverySites(page).dialog).toBeVisible();
  });
}

test('where the site of a contract cannot be had the page says so, and may try again (site.ofContract) @left-out', async ({
  page,
  watch,
}) => {
  await page.route('**/api/v2/delivery-site/find?*', (route) => route.fulfill({ status: 503, json: {} }), { times: 1 });
  await signInAsCompany(page, 'Pekka Korhonen', '/contracts/K99999999');
  await expect(page.getByRole('alert')).toContainText('Sopimuksia ei juuri nyt saada näkyviin');
  await page.getByRole('button', { name: 'Yritä uudelleen' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sopimusta ei löytynyt' })).toBeVisible();
  forgiveFailedCalls(watch, 503);
});
