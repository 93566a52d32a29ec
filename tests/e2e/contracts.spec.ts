import { expect, expectAccessible, expectNoOverflow, forgiveFailedCalls, setTextSize, test } from './fixtures.ts';
import { ContractsPage } from './pages/contracts.ts';
import { DeliverySites } from './pages/deliverySite.ts';
import { overlayHasGone } from './pages/overlay.ts';
import { signIn, signInAsCompany } from './pages/signIn.ts';

test('contracts stand in their groups, with add-ons and addresses (contracts.groups)', async ({ page }) => {
  await signIn(page, 'Aino Mäkelä', '/contracts');
  const contracts = new ContractsPage(page);
  await expect(contracts.heading).toBeFocused();
  await expect(contracts.groups).toHaveText([
    /^Voimassa\s*3$/,
    /^Alkamassa\s*1$/,
    /^Päättymässä\s*1$/,
    /^Tilaukset\s*2$/,
  ]);
  const row = page.getByRole('listitem').filter({ hasText: 'Kajo Pörssi' });
  await expect(row).toContainText('+ Tuulisähkö');
  await expect(row).toContainText('Koivukuja 4 B');
  await expect(row).toContainText('33820 Tampere');
});

test('ended ones are shown on request, and only the recent ones (contracts.ended)', async ({ page }) => {
  await signIn(page, 'Aino Mäkelä', '/contracts');
  const ended = page.getByText('Näytä päättyneet sopimukset (2)');
  await ended.click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Päättyi' })).toHaveCount(2);
  await expectAccessible(page);
});

test('what was unfolded stays so after Back, and in no other place (routes.unfolded) @left-out', async ({ page }) => {
  await signIn(page, 'Aino Mäkelä', '/contracts');
  const ended = page.getByRole('listitem').filter({ hasText: 'Päättyi' });
  await page.getByText('Näytä päättyneet sopimukset (2)').click();
  await ended.first().getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sopimukset' })).toHaveCount(0);
  await page.goBack();
  await expect(ended).toHaveCount(2);
  await expect(ended.first()).toBeVisible();
  await page.getByText('Näytä päättyneet sopimukset (2)').click();
  await expect(ended.first()).toBeHidden();
  await new ContractsPage(page).openContract('Kajo Pörssi');
  await expect(page.getByRole('heading', { level: 1, name: 'Kajo Pörssi' })).toBeVisible();
  await page.goBack();
  await expect(page.getByText('Näytä päättyneet sopimukset (2)')).toBeVisible();
  await expect(ended.first()).toBeHidden();
});

test('a contract opens, and its trail leads back (contracts.detail)', async ({ page }) => {
  await signIn(page, 'Aino Mäkelä', '/contracts');
  await new ContractsPage(page).openContract('Kajo Pörssi');
  await expect(page.getByRole('heading', { level: 1, name: 'Kajo Pörssi' })).toBeFocused();
  await expect(page).toHaveTitle('Kajo Pörssi – Oma Kajo');
  await expect(page.getByText('0,59')).toBeVisible();
  await expect(page.getByText('Tuulisähkö', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('navigation', { name: 'Murupolku' }).getByRole('link', { name: 'Omat sopimukset' }).click();
  await expect(new ContractsPage(page).heading).toBeFocused();
});

for (const [product, notes, question, explanation] of [
  ['Kajo Pientuotanto', 'Hyvitys ei sisällä arvonlisäveroa.', 'Mistä hyvitys muodostuu?', 'Mistä hyvitys muodostuu?'],
  [
    'Kajo Kiinteä 24 kk',
    'Hinnat sisältävät arvonlisäveron 25,5 %. Sähkönsiirron laskuttaa paikallinen verkkoyhtiö.',
    'Mistä hinta muodostuu?',
    'Mistä kiinteä hinta muodostuu?',
  ],
] as const) {
  test(`what ${product} says of VAT, and how its price is explained (contracts.vatTold, contract.priceHelp) @left-out`, async ({
    page,
  }) => {
    await signIn(page, 'Aino Mäkelä', '/contracts');
    await new ContractsPage(page).openContract(product);
    const prices = page.getByRole('region', { name: 'Hinta' });
    await expect(prices.locator('p')).toHaveText([notes.replace('25,5 %', '25,5\u00A0%')]);
    await prices.getByRole('button', { name: question }).click();
    await expect(page.getByRole('dialog').getByRole('heading', { level: 2 })).toHaveText(explanation);
  });
}

test('a contract that is not there, or another’s, is not found (contracts.unknown)', async ({ page }) => {
  await signIn(page, 'Aino Mäkelä', '/contracts/K99999999');
  await expect(page.getByRole('heading', { level: 1, name: 'Sopimusta ei löytynyt' })).toBeVisible();
  await expectAccessible(page);
});

test('a person without contracts reads so, and finds no dead ends (contracts.empty) @left-out', async ({ page }) => {
  await signIn(page, 'Outi Rantanen', '/contracts');
  // She may act for others, and is asked for whom.
  await page.getByRole('dialog').getByRole('button', { name: 'Sulje' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sinulla ei ole vielä sopimuksia' })).toBeVisible();
  await expectAccessible(page);
});

test('an employee who has opened no customer is told so, and lands on the own page (staff.home) @left-out', async ({
  page,
  watch,
}) => {
  await signIn(page, 'Kaisa Lehtonen');
  await expect(page).toHaveURL('/backup');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(page);
  await page.goto('/contracts');
  await expect(page.getByText('Avaa ensin asiakkaan tiedot')).toBeVisible();
  forgiveFailedCalls(watch, 403);
});

test('the employees’ page is empty for a customer (staff.others) @left-out', async ({ page }) => {
  await signIn(page, 'Aino Mäkelä', '/backup');
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('main')).toBeEmpty();
  await expect(page).toHaveTitle('Työpöytä – Oma Kajo');
});

test('when the list cannot be had, the page says so, keeps the quick links and tries again (contracts.failure)', async ({
  page,
  watch,
}) => {
  let isAway = true;
  await page.route('**/api/contracts/customer/**', async (route) => {
    if (!isAway) return route.continue();
    return route.fulfill({
      status: 503,
      contentType: 'application/problem+json',
      json: {
        type: 'about:blank',
        title: 'Palvelu on hetken poissa käytöstä',
        status: 503,
        code: 'database.unavailable',
        requestId: '7f3a20c1-0b52',
        homePageQuickLinks: [{ id: 'customerService', href: 'tel:+358201234500', label: 'Soita asiakaspalveluun' }],
      },
    });
  });
  await signIn(page, 'Aino Mäkelä', '/contracts');
  await expect(page.getByRole('alert')).toContainText('Sopimuksia ei juuri nyt saada näkyviin');
  await expect(page.getByRole('main').getByRole('link', { name: 'Soita asiakaspalveluun' })).toBeVisible();
  await expectAccessible(page);
  isAway = false;
  await page.getByRole('button', { name: 'Yritä uudelleen' }).click();
  await expect(page.getByRole('link', { name: 'Kajo Pörssi' }).first()).toBeVisible();
  forgiveFailedCalls(watch, 503);
});

for (const [language, heading, title] of [
  ['sv', 'Avtal', 'Avtal – Mitt Kajo'],
  ['en', 'Contracts', 'Contracts – My Kajo'],
] as const) {
  test(`in ${language}, chosen by the address, the choice stays (language.parameter) @left-out`, async ({ page }) => {
    await signIn(page, 'Aino Mäkelä', '/contracts');
    await expect(new ContractsPage(page).heading).toBeVisible();
    await page.goto(`/contracts?lang=${language.toUpperCase()}`);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(page).toHaveURL('/contracts');
    await expect(page).toHaveTitle(title);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expectAccessible(page);
  });
}

test('an unknown language changes nothing (language.unknown) @left-out', async ({ page }) => {
  await page.goto('/?lang=xx');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fi');
  await expect(page).toHaveURL('/');
});

test('an unknown page says so; a trailing slash goes away (routes.unknown, routes.trailingSlash) @left-out', async ({
  page,
}) => {
  await page.goto('/no-such-page');
  await expect(page.getByRole('heading', { level: 1, name: 'Sivua ei löytynyt' })).toBeVisible();
  await expectAccessible(page);
  await page.goto('/auth/error/blocked/?lang=sv');
  await expect(page).toHaveURL('/auth/error/blocked');
});

test('more than one slash at the beginning of an address counts as one (routes.leadingSlashes, routes.unknown) @left-out', async ({
  page,
  server,
}) => {
  for (const [address, name, path] of [
    ['//no-such-page/', 'Sivua ei löytynyt', '/no-such-page'],
    ['//elsewhere.example/?lang=sv', 'Sidan hittades inte', '/elsewhere.example'],
    ['/\\no-such-page?lang=fi', 'Sivua ei löytynyt', '/no-such-page'],
    ['//auth/error/blocked/', /./, '/auth/error/blocked'],
  ] as const) {
    await page.goto(server.url + address);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page).toHaveURL(path);
  }
});

for (const [what, width, size] of [
  ['320 px', 320, 16],
  ['390 px', 390, 16],
  ['1280 px', 1280, 16],
  ['text of 200 %', 640, 32],
] as const) {
  test(`nothing stands out sideways: ${what} @left-out`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await setTextSize(page, size);
    for (const language of ['sv', 'en', 'fi']) {
      await page.goto(`/auth/error/generic?lang=${language}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectNoOverflow(page);
    }
    await signInAsCompany(page, 'Pekka Korhonen', '/contracts');
    await new DeliverySites(page).choose('Sotkankatu');
    await expect(new ContractsPage(page).heading).toBeVisible();
    await expectNoOverflow(page);
    await page.getByRole('main').getByRole('link').first().click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectNoOverflow(page);
  });
}

test('from the address bar to a contract and out again by keyboard alone @left-out', async ({ page }) => {
  await signIn(page, 'Jyrki-Pekka Väisänen', '/contracts');
  await expect(new ContractsPage(page).heading).toBeFocused();
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: /Tarka/ })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(new ContractsPage(page).heading).toBeFocused();
});

test('analytics hear of pages by their template, and of the active groups (analytics.mask, contracts.analytics)', async ({
  page,
}) => {
  await signIn(page, 'Aino Mäkelä', '/contracts');
  await new ContractsPage(page).openContract('Kajo Pörssi');
  await expect(page.getByRole('heading', { level: 1, name: 'Kajo Pörssi' })).toBeVisible();
  const events = await page.evaluate(() => (window as unknown as { dataLayer: unknown[] }).dataLayer);
  expect(events).toContainEqual(expect.objectContaining({ route: '/contracts/{contractCode}' }));
  expect(events).toContainEqual(expect.objectContaining({ contractGroups: expect.arrayContaining([6, 16]) }));
  expect(JSON.stringify(events)).not.toMatch(/K\d{6,}|40127731|Mäkelä|eyJ/);
});

test('how the price comes about is explained where it stands (contract.priceHelp, contentModal.content) @left-out', async ({
  page,
}) => {
  await signIn(page, 'Aino Mäkelä', '/contracts');
  for (const [product, explained] of [
    ['Kajo Pörssi', 'pörssisähkö'],
    ['Kajo Kaukolämpö', 'aukoläm'],
  ] as const) {
    await new ContractsPage(page).openContract(product);
    const help = page.getByRole('button', { name: 'Mistä hinta muodostuu?' });
    await help.click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('heading', { level: 2 })).toContainText(explained);
    await expect(dialog.getByRole('heading', { level: 2 })).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(help).toBeFocused();
    await overlayHasGone(page);
    await page.goto('/contracts');
  }
});
