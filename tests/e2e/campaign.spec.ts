import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectNoOverflow, forgiveFailedCalls, setTextSize, test } from './fixtures.ts';
import { signIn } from './pages/signIn.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const card = (page: Page, name: string) => page.getByRole('article', { name, exact: true });
const fact = (page: Page, label: string) =>
  page
    .locator('dl > div')
    .filter({ has: page.getByText(label, { exact: true }) })
    .locator('dd');

test('a campaign’s products stand with their prices, and what a month would cost (campaign.page, campaign.products)', async ({
  page,
}) => {
  await page.goto('/contract/campaign/talvi');
  await expect(heading(page, 'Talven hinta kahdeksi vuodeksi')).toBeVisible();
  await expect(page).toHaveTitle('Talven hinta kahdeksi vuodeksi – Oma Kajo');
  await expect(page.getByRole('article')).toHaveCount(3);
  const fixed = card(page, 'Kajo Kiinteä 24 kk');
  await expect(fixed).toContainText('Kampanjan suosituin');
  await expect(fixed).toContainText('7,49 c/kWh');
  await expect(fixed).toContainText('norm. 8,19 c/kWh');
  await expect(fixed).toContainText('36,16 €/kk');
  await expect(card(page, 'Kajo Pörssi')).toContainText('30,80 €/kk');
  await expect(page.getByText('Hinnat sisältävät arvonlisäveron 25,5 %.')).toBeVisible();
  await expect(fact(page, 'Peruutusoikeus')).toHaveText('14 päivää vahvistuksesta syytä kertomatta, peruuta verkossa');
  await expect(fact(page, 'Toimitus alkaa')).toHaveText(
    /^Heti peruutusajan jälkeen tai valitsemanasi päivänä, aikaisintaan [\d.]+\. Muuttajalle heti\.$/,
  );
  await expect(fact(page, 'Maksutavat')).toHaveText('E-lasku, sähköpostilasku, paperilasku 2,50 €');
  await expectAccessible(page);
});

test('what is told before an order leads to where it is withdrawn from (campaign.facts) @left-out', async ({
  page,
}) => {
  await page.goto('/contract/campaign/talvi');
  await fact(page, 'Peruutusoikeus').getByRole('link', { name: 'peruuta verkossa' }).click();
  await expect(page).toHaveURL('/withdrawal');
});

test('who sells what they produce is promised no right of withdrawal (order.withdrawalTold) @left-out', async ({
  page,
}) => {
  await page.goto('/contract/campaign/pientuotanto');
  await expect(fact(page, 'Peruutusoikeus')).toHaveText(
    'Peruutusoikeutta ei ole, sillä tässä sopimuksessa myyjä olet sinä.',
  );
});

test('a price of a starting period says what follows, one that follows the exchange that it is a margin (campaign.products) @left-out', async ({
  page,
}) => {
  await page.goto('/contract/campaign/aloitus');
  await expect(page.getByRole('article')).toContainText('6 kuukauden jälkeen 9,15 c/kWh');
  await page.goto('/contract/campaign/sahko');
  await expect(page.getByText('Kajo Pörssi, marginaali, sis. alv 25,5 %')).toBeVisible();
});

test('the terms can be read before an order, in the reader’s language (document.terms) @left-out', async ({ page }) => {
  await page.goto('/contract/campaign/talvi?lang=sv');
  const terms = page.getByRole('link', { name: 'Elförsäljningsvillkor' });
  await expect(terms).toHaveAttribute('href', '/api/documents/electricity-terms?lang=sv');
  await expect(page.getByRole('link', { name: 'Prislista' })).toBeVisible();
  const answer = await page.request.get('/api/documents/electricity-terms?lang=sv');
  expect([answer.headers()['content-type'], answer.headers()['content-disposition']]).toEqual([
    'application/pdf',
    'inline; filename="electricity-terms-2026-11-01-sv.pdf"',
  ]);
});

test('the use of a year stands in the address, and makes the estimates (campaign.use) @left-out', async ({ page }) => {
  await page.goto('/contract/campaign/talvi');
  await page.getByRole('radio', { name: 'Omakotitalo' }).check();
  await expect(page).toHaveURL('/contract/campaign/talvi?use=18000');
  await expect(card(page, 'Kajo Kiinteä 24 kk')).toContainText('117,30 €/kk');
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Omakotitalo' })).toBeChecked();
  await page.goto('/contract/campaign/talvi?use=lots');
  await expect(page.getByRole('radio', { name: 'Rivitalo' })).toBeChecked();
});

test('the head leads to the products (campaign.page) @left-out', async ({ page }) => {
  await page.goto('/contract/campaign/talvi');
  await page.getByRole('link', { name: 'Katso vaihtoehdot' }).click();
  await expect(page).toHaveURL('/contract/campaign/talvi#products');
  await expect(page.getByRole('heading', { name: 'Kampanjan sopimukset' })).toBeInViewport();
});

test('questions are answered, the first at once (campaign.questions) @left-out', async ({ page }) => {
  await page.goto('/contract/campaign/talvi');
  await expect(page.getByText('Kerro tilatessasi, milloin se päättyy.')).toBeVisible();
  await page.getByText('Sisältyykö siirto hintaan?').click();
  await expect(page.getByText('Sähkönsiirron laskuttaa aina paikallinen verkkoyhtiö.')).toBeVisible();
});

for (const [path, name] of [
  ['/contract', 'Talven hinta kahdeksi vuodeksi'],
  ['/contract/campaign', 'Talven hinta kahdeksi vuodeksi'],
  ['/contract/b2c/campaign', 'Talven hinta kahdeksi vuodeksi'],
  ['/contract/b2b/campaign', 'Yrityksesi sähkö budjetin mukaan'],
  ['/contract/b2b/campaign/yritys', 'Yrityksesi sähkö budjetin mukaan'],
] as const)
  test(`${path} leads to a campaign (campaign.default) @left-out`, async ({ page }) => {
    await page.goto(path);
    await expect(heading(page, name)).toBeVisible();
  });

test('a company reads prices without VAT first, whatever the address says (campaign.business, campaign.kind)', async ({
  page,
}) => {
  await page.goto('/contract/b2c/campaign/yritys');
  const fixed = card(page, 'Kajo Kiinteä Yritys 24 kk');
  await expect(fixed).toContainText('6,90 c/kWh');
  await expect(fixed).toContainText('8,6595 c/kWh sis. alv');
  await expect(fixed).toContainText('294,40 €/kk');
  await expect(page.getByRole('radio', { name: 'Myymälä' })).toBeChecked();
  await expect(fact(page, 'Peruutusoikeus')).toHaveText('Yrityksellä ei ole peruutusoikeutta.');
});

for (const [id, name, lead] of [
  ['syksy', 'Syksyn tarjous on päättynyt', /^Viimeinen tilauspäivä oli \d{1,2}\.\d{1,2}\.\d{4}\.$/],
  ['kevat', 'Kevään tarjous ei ole vielä alkanut', /^Voit tilata \d{1,2}\.\d{1,2}\.\d{4} alkaen\.$/],
] as const)
  test(`${id} says when, and what may be ordered now (campaign.closed) @left-out`, async ({ page }) => {
    await page.goto(`/contract/campaign/${id}`);
    await expect(heading(page, name)).toBeVisible();
    await expect(page.getByText(lead)).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(0);
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Katso, mitä nyt voi tilata' }).click();
    await expect(page).toHaveURL('/contract');
    await expect(heading(page, 'Talven hinta kahdeksi vuodeksi')).toBeFocused();
  });

test('a campaign that is none says so, and leads on (campaign.unknown)', async ({ page, watch }) => {
  await page.goto('/contract/b2b/campaign/nowhere');
  await expect(heading(page, 'Kampanjaa ei löytynyt')).toBeVisible();
  await page.getByRole('link', { name: 'Katso, mitä nyt voi tilata' }).click();
  await expect(heading(page, 'Yrityksesi sähkö budjetin mukaan')).toBeVisible();
  await page.goto('/contract/other/campaign/talvi');
  await expect(heading(page, 'Sivua ei löytynyt')).toBeVisible();
  forgiveFailedCalls(watch, 404);
});

test('an employee sees it too (campaign.staff) @left-out', async ({ page }) => {
  await signIn(page, 'Kaisa Lehtonen', '/backup/campaign/talvi');
  await expect(heading(page, 'Talven hinta kahdeksi vuodeksi')).toBeVisible();
});

test('for everyone else the employees’ page is empty (campaign.staff) @left-out', async ({ page }) => {
  await signIn(page, 'Aino Mäkelä', '/backup/campaign/talvi');
  await expect(page).toHaveTitle('Kampanja – Oma Kajo');
  await expect(page.getByRole('main')).toHaveText('');
});

test('the analytics hear of a campaign once, by its id (campaign.analytics)', async ({ page, watch }) => {
  const seen = () =>
    page.evaluate(() => {
      const { dataLayer = [] } = window as unknown as { dataLayer?: { event: string }[] };
      return dataLayer.filter(({ event }) => event === 'campaignSeen');
    });
  await page.goto('/contract');
  await page.getByRole('radio', { name: 'Kerrostalo' }).check();
  await expect(page).toHaveURL('/contract?use=2000');
  await page
    .getByRole('link', { name: 'SV' })
    .or(page.getByRole('button', { name: 'SV' }))
    .first()
    .click();
  await expect(heading(page, 'Vinterns pris i två år')).toBeVisible();
  expect(await seen()).toEqual([{ event: 'campaignSeen', campaignId: 'talvi' }]);
  await page.goto('/contract/campaign/nowhere');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await seen()).toEqual([]);
  forgiveFailedCalls(watch, 404);
});

test('on a narrow phone with large text nothing is cut (campaign.page) @left-out', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await setTextSize(page, 32);
  for (const id of ['talvi', 'vas', 'yritys']) {
    await page.goto(`/contract/campaign/${id}`);
    await expect(page.getByRole('article').first()).toBeVisible();
    await expectNoOverflow(page);
  }
});
