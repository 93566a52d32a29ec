import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { startServer, type RunningServer } from '../support/server.ts';
import { signIn } from './pages/signIn.ts';
import { expect, expectAccessible, expectNoOverflow, test as base } from './fixtures.ts';

/** 14.30 in Helsinki: the prices of the day after are there, and some of them are below zero. */
const now = '2026-11-07T12:30:00Z';

const test = base.extend<object, { server: RunningServer }>({
  server: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright wants a destructured first argument
    async ({}, use) => {
      const server = await startServer({ now });
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

test.beforeEach(async ({ page }) => {
  await page.clock.setFixedTime(now);
});

const main = (page: Page) => page.getByRole('main');
const chart = (page: Page) => main(page).getByRole('img', { name: /^Pörssisähkön / });
const heading = (page: Page, name: string | RegExp) => main(page).getByRole('heading', { name });

test('a stranger sees what holds now, both days, the figures, when power is cheapest and when below zero (spotPage.now, spotPage.summary, spotPage.figures, spotPage.window, spotPage.saving, spotPage.negative, spotPage.vat)', async ({
  page,
}) => {
  await page.goto('/spotprice/consumption');
  await expect(heading(page, 'Nyt, klo 14.30–14.45')).toBeVisible();
  await expect(main(page).getByText(/^Hinta on nyt (matala|tavallinen|korkea) klo \d+\.\d\d asti\.$/)).toBeVisible();
  await expect(main(page).getByText('sis. alv 25,5 %')).toBeVisible();
  await expect(chart(page)).toHaveAccessibleName(
    /^Pörssisähkön hinta la 7\.11\., su 8\.11\.: halvin −0,84\sc\/kWh klo /,
  );
  const figures = main(page).locator('dl').first();
  await expect(figures.locator('dt')).toHaveText([
    'Päivän keskihinta',
    'Halvin hinta',
    'Kallein hinta',
    'Kuukauden keskihinta',
  ]);
  await expect(figures).toContainText('la 7.11. klo 18.00–18.15');

  // A car takes three hours: the cheapest of them are in the night.
  await expect(heading(page, 'Halvin jakso, huomenna')).toBeVisible();
  await expect(main(page).getByText('klo 2.30–5.30')).toBeVisible();
  const saved = main(page).getByText(/odottamalla säästät/);
  await expect(saved).toHaveText('Sähköauto, 11 kW: odottamalla säästät 1,59 €.');
  await main(page).getByRole('radio', { name: 'Sauna 1 h 15' }).check();
  await expect(page).toHaveURL(/minutes=75/);
  await main(page).getByRole('button', { name: 'Lisää 15 minuuttia' }).click();
  await expect(main(page).getByText('1 h 30 min')).toBeVisible();
  await expect(main(page).getByRole('radio', { name: 'Pyykki 1 h 30' })).toBeChecked();
  await expect(saved).toHaveText(/^Pyykki, 0,6 kW: /);
  await main(page).getByRole('button', { name: 'Vähennä 15 minuuttia' }).dblclick();
  await expect(main(page).getByText('1 h 0 min')).toBeVisible();
  await expect(saved).toHaveCount(0);

  const negative = main(page).getByRole('region', { name: 'Hinta käy nollan alla' });
  await expect(negative).toContainText(/su 8\.11\. klo 1\.00–6\.15/);
  await expect(negative).toContainText(/Alimmillaan −0,84/);

  await main(page).getByRole('radio', { name: 'Ilman alv:tä' }).check();
  await expect(page).toHaveURL(/vat=without/);
  await expect(negative).toContainText(/Alimmillaan −0,67/);
  await expectAccessible(page);

  await page.setViewportSize({ width: 320, height: 700 });
  await page.evaluate(() => (document.documentElement.style.fontSize = '32px'));
  await expectNoOverflow(page);
});

test('a cheap time is looked for between an earliest and a latest hour, which stand in the address, and where nothing fits that is said (spotPage.bounds, spotPage.window, spotPage.address)', async ({
  page,
}) => {
  await page.goto('/spotprice/consumption');
  const earliest = main(page).getByRole('combobox', { name: 'Aikaisintaan' });
  const latest = main(page).getByRole('combobox', { name: 'Viimeistään' });
  await expect(earliest.locator('option:checked')).toHaveText('tänään klo 14.30');
  await expect(latest.locator('option:checked')).toHaveText('huomenna klo 24.00');
  await expect(earliest.locator('option').nth(1)).toHaveText('tänään klo 15.00');
  await expect(latest.locator('option').nth(9)).toHaveText('tänään klo 24.00');

  await earliest.selectOption('huomenna klo 7.00');
  await latest.selectOption('huomenna klo 12.00');
  await expect(page).toHaveURL(/earliest=2026-11-08T05Z&latest=2026-11-08T10Z/);
  const result = main(page).getByRole('region', { name: 'Halvin jakso, huomenna' });
  await expect(result.locator('dt')).toHaveText([
    'Jos et odotaklo 7.00–10.00',
    /^Kallein jaksoklo (7|8|9)\.\d\d–1[0-2]\.\d\d$/,
  ]);
  await expect(result.getByRole('strong')).toHaveText(/^klo (7|8|9)\.\d\d–1[0-2]\.\d\d$/);

  await latest.selectOption('huomenna klo 9.00');
  await expect(latest).toHaveAccessibleDescription(
    'Väliin ei mahdu 3 h 0 min. Valitse toinen aika tai lyhyempi kesto.',
  );
  await expect(result).toContainText('Näin pitkää jaksoa ei löydy tältä ajalta.');
  await latest.selectOption('huomenna klo 7.00');
  await expect(latest).toHaveAccessibleDescription('Valitse myöhempi aika kuin kohdassa Aikaisintaan.');
  await latest.selectOption('tänään klo 24.00');
  await expect(latest).toHaveAccessibleDescription('Valitse myöhempi aika kuin kohdassa Aikaisintaan.');
  await latest.selectOption('huomenna klo 9.00');
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 700 });
  await page.evaluate(() => (document.documentElement.style.fontSize = '32px'));
  await expectNoOverflow(page);
  await main(page).getByRole('radio', { name: 'Astiat 2 h' }).check();
  await expect(result.getByText('klo 7.00–9.00').first()).toBeVisible();
  await expect(latest).toHaveAccessibleDescription('');

  // What has gone by, and what is no hour, count as not chosen.
  await page.goto('/spotprice/consumption?earliest=2026-11-07T12Z&latest=huomenna');
  await expect(earliest.locator('option:checked')).toHaveText('tänään klo 14.30');
  await expect(latest.locator('option:checked')).toHaveText('huomenna klo 24.00');
});

test('the cheapest time is a file for a calendar (spotPage.calendarFile)', async ({ page }) => {
  await page.goto('/spotprice/consumption');
  const save = async () => {
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      main(page).getByRole('button', { name: 'Lisää kalenteriin' }).press('Enter'),
    ]);
    const lines = (await readFile(await file.path(), 'utf8')).split('\r\n');
    return [file.suggestedFilename(), ...lines.filter((line) => /^(DTSTART|DTEND|SUMMARY)/.test(line))];
  };
  expect(await save()).toEqual([
    'halvin-jakso-2026-11-08.ics',
    'DTSTART:20261108T003000Z',
    'DTEND:20261108T033000Z',
    'SUMMARY:Sähkön halvin jakso · Sähköauto',
  ]);
  await main(page).getByRole('button', { name: 'Lisää 15 minuuttia' }).click();
  await expect(main(page).getByText('3 h 15 min')).toBeVisible();
  expect((await save()).at(-1)).toBe('SUMMARY:Sähkön halvin jakso');
});

test('each price is spoken as the arrow keys come to it, and stands in a table (spotPage.chart, spotPage.table)', async ({
  page,
}) => {
  await page.goto('/spotprice/consumption?vat=without');
  await chart(page).focus();
  await page.keyboard.press('ArrowRight');
  await expect(main(page).getByText(/^la 7\.11\. klo 14\.30–14\.45, Hinta 1,91/)).toBeAttached();
  await page.keyboard.press('ArrowRight');
  await expect(main(page).getByText(/^la 7\.11\. klo 14\.45–15\.00, Hinta 2,32/)).toBeAttached();
  await main(page).getByRole('button', { name: 'Näytä kaikki 24 tuntia' }).click();
  const row = main(page).getByRole('row', { name: /^14\u2060–\u206015/ });
  await expect(row.getByRole('cell')).toHaveText(['1,78', '2,01', '1,91', '2,32', '2,01']);
  await expect(main(page).getByRole('button', { name: 'Näytä vähemmän' })).toBeFocused();
});

test('while the prices of tomorrow are not there it is said when they come (spotPage.awaited) @left-out', async ({
  page,
}) => {
  await page.route('**/api/spot-prices/consumption', async (route) => {
    const response = await route.fetch({ url: `${route.request().url()}?from=2026-11-07` });
    await route.fulfill({ response, json: { ...(await response.json()), expectedAt: '2026-11-07T13:00:00.000Z' } });
  });
  await page.goto('/spotprice/consumption');
  await expect(main(page).getByText('Huomisen hinnat julkaistaan noin klo 15.00.')).toBeVisible();
  await expect(chart(page)).toHaveAccessibleName(/^Pörssisähkön hinta la 7\.11\.: halvin/);
});

test('of tomorrow it is said when its prices come, and the way to the day after stays (spotPage.day, spotPage.awaited)', async ({
  page,
}) => {
  await page.route('**/api/spot-prices/consumption?from=2026-11-08*', async (route) => {
    const response = await route.fetch();
    const none = { series: [], expectedAt: '2026-11-07T13:00:00.000Z' };
    await route.fulfill({ response, json: { ...(await response.json()), ...none } });
  });
  await page.goto('/spotprice/consumption?day=2026-11-07');
  const next = main(page).getByRole('button', { name: 'Seuraava päivä' });
  await next.press('Enter');
  await expect(main(page).getByText('Päivältä su 8.11.2026 ei ole hintoja.')).toBeVisible();
  await expect(main(page).getByText('Huomisen hinnat julkaistaan noin klo 15.00.')).toBeVisible();
  await expect(next).toHaveAttribute('aria-disabled', 'true');
  await expect(next).toBeFocused();
});

test('a day of 25 hours, one of 23, one that lacks, and one of which nothing is known (spotPage.day, spotPage.daylight)', async ({
  page,
}) => {
  await page.goto('/spotprice/consumption?day=2026-10-25');
  await expect(heading(page, 'su 25.10.2026')).toBeVisible();
  await expect(main(page).getByText('03*', { exact: true })).toBeVisible();
  await main(page).getByRole('button', { name: 'Näytä kaikki 25 tuntia' }).click();
  await expect(main(page).getByRole('row')).toHaveCount(26);
  await chart(page).focus();
  for (let left = 0; left < 16; left += 1) await page.keyboard.press('ArrowRight');
  await expect(main(page).getByText(/^klo 3\.45 A–3\.00 B, Hinta/)).toBeAttached();
  await page.keyboard.press('End');
  await expect(main(page).getByText(/^klo 23\.45–24\.00, Hinta/)).toBeAttached();
  await main(page).getByRole('button', { name: 'Edellinen päivä' }).click();
  await expect(page).toHaveURL(/day=2026-10-24/);
  await expect(heading(page, 'la 24.10.2026')).toBeVisible();
  await page.goto('/spotprice/consumption?day=2026-03-29');
  await main(page).getByRole('button', { name: 'Näytä kaikki 23 tuntia' }).click();
  await expect(main(page).getByRole('row')).toHaveCount(24);
  await page.goto('/spotprice/consumption?day=2025-10-14');
  await expect(main(page).getByText('ei hintaa').first()).toBeVisible();
  await page.goto('/spotprice/consumption?day=2035-06-01');
  await expect(main(page).getByText('Päivältä pe 1.6.2035 ei ole hintoja.')).toBeVisible();
  await expectAccessible(page);
});

test('who has a contract that follows the exchange may see the own price with its margin (spotPage.margin) @left-out', async ({
  page,
}) => {
  await signIn(page, 'Aino Mäkelä', '/spotprice/consumption');
  await expect(main(page).getByText('sis. alv 25,5 %', { exact: true })).toBeVisible();
  await main(page).getByRole('radio', { name: 'Oma hinta' }).check();
  await expect(page).toHaveURL(/price=own/);
  await expect(main(page).getByText(/^sis\. alv 25,5\s% ja marginaalin 0,59\sc\/kWh \(Kajo Pörssi\)$/)).toBeVisible();
  // −0,84 of the exchange and 0,59.
  await expect(chart(page)).toHaveAccessibleName(/halvin −0,25\sc\/kWh klo /);
  await expect(main(page).getByText(/Alimmillaan −0,84/)).toBeVisible();
  await expectAccessible(page);
});

test('a day is chosen from the calendar or typed, its extremes are marked and told, and its prices are a file (spotPage.calendar, spotPage.peaks, spotPage.csv)', async ({
  page,
}) => {
  await page.goto('/spotprice/consumption?day=2026-10-26');
  await page.locator('summary', { hasText: 'Valitse päivä kalenterista' }).click();
  const typed = main(page).getByRole('textbox', { name: 'Tai kirjoita päivä' });
  await typed.fill('1.1.2030');
  await expect(main(page).getByText('Hintoja on enintään päivälle 8.11.2026.')).toBeVisible();
  await expectAccessible(page);
  await typed.fill('24.10.2026');
  await expect(heading(page, 'la 24.10.2026')).toBeVisible();
  await main(page)
    .getByRole('button', { name: /^sunnuntai 25\. lokakuuta 2026/ })
    .click();
  await expect(page).toHaveURL(/day=2026-10-25/);
  await expect(heading(page, 'su 25.10.2026')).toBeVisible();
  await expect(main(page).locator('[data-mark=peak]')).toHaveCount(2);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    main(page).getByRole('button', { name: 'Lataa taulukko (CSV)' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('porssihinta-2026-10-25.csv');
  const rows = (await readFile(await file.path(), 'utf8')).split('\r\n');
  expect([rows.length, rows[0]]).toEqual([102, '\uFEFFAlkaa;Päättyy;Hinta, c/kWh, sis. alv 25,5\u00A0%']);
  expect(rows[17]).toMatch(/^2026-10-25T03:00\+02:00;2026-10-25T03:15\+02:00;-?\d+,\d{3}$/);
});

test('the means of months stand as bars and as a table (spotPage.months) @left-out', async ({ page }) => {
  await page.goto('/spotprice/consumption?view=months');
  await expect(chart(page)).toHaveAccessibleName(
    /^Pörssisähkön keskihinta kuukausittain\. Viimeisin, marraskuu 2026: /,
  );
  await page.locator('summary', { hasText: 'Samat tiedot taulukkona' }).click();
  await expect(main(page).getByRole('rowheader')).toHaveCount(13);
  await expect(main(page).getByRole('rowheader').first()).toHaveText('marraskuu 2025');
  await expect(main(page).getByRole('row').last()).toContainText('kuukausi on kesken');
  await expect(main(page).getByText(/^Kuluva kuukausi on kesken/)).toBeVisible();
  await expect(main(page).getByText('sis. kunkin kuukauden alv:n')).toBeVisible();
  await main(page).getByRole('radio', { name: 'Ilman alv:tä' }).check();
  await expect(main(page).getByText('ilman alv:tä', { exact: true })).toBeVisible();
  await expectAccessible(page);
});

test('what the address has wrongly leaves it (spotPage.address) @left-out', async ({ page }) => {
  for (const wrong of ['day=2026-02-30', 'minutes=20', 'minutes=735', 'vat=half', 'view=years']) {
    await page.goto(`/spotprice/consumption?${wrong}`);
    await expect(main(page).getByText('klo 2.30–5.30')).toBeVisible();
    await expect(page).toHaveURL(/\/spotprice\/consumption$/);
  }
});

test('what one earns has no VAT, and there is no third kind of price (spot.types, spotPage.vat) @left-out', async ({
  page,
}) => {
  await page.goto('/spotprice/production');
  await expect(heading(page, 'Pientuotannon pörssihinta')).toBeVisible();
  await expect(main(page).getByText('ilman alv:tä')).toBeVisible();
  await expect(main(page).getByRole('radio', { name: 'Sis. alv' })).toHaveCount(0);
  await expect(main(page).getByText(/pienentää hyvitystäsi/)).toBeVisible();
  await page.goto('/spotprice/transmission');
  await expect(heading(page, 'Sivua ei löytynyt')).toBeVisible();
});

test('it may stand inside another page, without header and footer (frame.embedded) @left-out', async ({ page }) => {
  await page.goto('/spotprice/consumption?embed=true');
  await expect(chart(page)).toBeVisible();
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await main(page).getByRole('radio', { name: 'Kuukaudet' }).check();
  await expect(page).toHaveURL(/embed=true.*view=months|view=months.*embed=true/);
});
