import { readFile } from 'node:fs/promises';
import { expect, expectAccessible, expectNoOverflow, test } from './fixtures.ts';
import { signIn, signInAsCompany } from './pages/signIn.ts';

test('a customer sees what the year would have cost by other contracts, moves some of the use, and takes the figures along (comparisonPage.states, comparisonPage.cheapest, comparisonPage.order, comparisonPage.leftOut, comparisonPage.months, comparisonPage.shift, comparisonPage.csv)', async ({
  page,
}) => {
  await signIn(page, 'Aino Mäkelä', '/consumption');
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Vertaa sopimuksia omalla kulutuksellasi' }).click();
  await expect(page).toHaveURL(/\/consumption\/comparison\?point=\d+$/);
  await expect(main.getByRole('heading', { level: 1, name: 'Sama vuosi, eri sopimukset' })).toBeVisible();

  // Her own contract and the two others of the campaign, the cheapest first.
  const ranked = main
    .getByRole('list')
    .filter({ has: page.getByRole('img') })
    .getByRole('listitem');
  await expect(ranked).toHaveCount(3);
  await expect(main.getByText(/ olisi ollut halvin/)).toBeVisible();
  const own = ranked.filter({ hasText: 'Sopimuksesi' });
  await expect(own).toContainText('Kajo Pörssi');
  await expect(own).toContainText(/marginaali 0,59\sc\/kWh, perusmaksu 4,95\s€\/kk/);
  const centsOf = (text: string) => Number(text.replace(/\D/g, ''));
  const sums = (await ranked.getByText(/^\d+,\d\d\s€$/).allTextContents()).map(centsOf);
  expect(sums).toHaveLength(3);
  expect(sums).toEqual([...sums].sort((one, other) => one - other));
  await expect(
    main.getByText(/^Mukana ovat energia ja perusmaksu .* eivät sähkönsiirto eikä sähkövero\./),
  ).toBeVisible();

  const table = main.getByRole('table', { name: 'Mitä kukin kuukausi olisi maksanut' });
  await expect(table.getByRole('row')).toHaveCount(14);
  const cells = await table.getByRole('row').last().getByRole('cell').allTextContents();
  expect(cells.slice(2).map(centsOf)).toEqual(sums);
  await expectAccessible(page);

  // By the keyboard, as far as it goes.
  const share = main.getByRole('slider', { name: 'Siirrettävä osuus' });
  await expect(share).toHaveAttribute('aria-valuetext', /^20\s%$/);
  await share.press('Home');
  await expect(main.getByText(/^0(,00)?\s€ vähemmän$/)).toBeVisible();
  await share.press('End');
  await expect(share).toHaveAttribute('aria-valuetext', /^40\s%$/);
  await expect(main.getByText(/^[1-9]\d*,\d\d\s€ vähemmän$/)).toBeVisible();

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    main.getByRole('button', { name: 'Lataa laskelma (CSV)' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^sopimusvertailu-\d+-\d{4}-\d\d-\d{4}-\d\d\.csv$/);
  expect((await readFile(await file.path(), 'utf8')).trim().split('\r\n')).toHaveLength(13);

  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 700 });
  await expectNoOverflow(page);
  await page.evaluate(() => (document.documentElement.style.fontSize = '32px'));
  await expectNoOverflow(page);

  await main.getByRole('navigation', { name: 'Murupolku' }).getByRole('link', { name: 'Kulutus' }).click();
  await expect(page).toHaveURL(/\/consumption\?point=\d+$/);
});

test('heat is not offered, and another place is a choice that the address has (comparisonPage.sites) @left-out', async ({
  page,
}) => {
  await signInAsCompany(page, 'Pekka Korhonen', '/consumption/comparison?point=1');
  const main = page.getByRole('main');
  const place = main.getByRole('combobox', { name: 'Käyttöpaikka' });
  await expect(main.getByRole('heading', { name: 'Kuukausittain' })).toBeVisible();
  const [, next = ''] = await place.locator('option').allTextContents();
  await place.selectOption(next);
  await expect(page).toHaveURL(/point=\d{2,}/);
  await expect(place.locator('option:checked')).toHaveText(next);
  await expect(main.getByRole('heading', { name: 'Kuukausittain' })).toBeVisible();
  // What companies are sold.
  await expect(main.getByRole('listitem').filter({ hasText: 'Kajo Kiinteä Yritys 24 kk' })).toBeVisible();
});

test('who has no electricity is told when there will be something (comparisonPage.sites) @left-out', async ({
  page,
}) => {
  await signIn(page, 'Outi Rantanen', '/consumption/comparison');
  await expect(
    page.getByText('Voit verrata sopimuksia, kun sinulla on sähkösopimus ja siitä mittauksia.'),
  ).toBeVisible();
  await expectAccessible(page);
});
