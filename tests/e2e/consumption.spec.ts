import { readFile } from 'node:fs/promises';
import { addDays, addMonths, helsinkiToday } from '../../domain/time/index.ts';
import type { DeliverySite } from '../../domain/types.ts';
import { expect, expectAccessible, expectNoOverflow, test } from './fixtures.ts';
import { signIn } from './pages/signIn.ts';

test('a customer looks at a year, at another place, at days of their own, and takes them along (consumptionPage.sites, consumptionPage.address, consumptionPage.choices, consumptionPage.periods, consumptionPage.ways, consumptionPage.ownRange, consumptionPage.figures, consumptionPage.chart, consumptionPage.overlay, consumptionPage.compared, consumptionPage.weather, consumptionPage.image)', async ({
  page,
}) => {
  await signIn(page, 'Aino Mäkelä', '/consumption');
  const main = page.getByRole('main');
  const chart = main.getByRole('img', { name: /^Kulutus / }).first();
  await expect(chart).toBeVisible();
  await expect(main.getByText('kWh/päivä')).toBeVisible();
  await expect(main.getByText('Vuosiarvio')).toBeVisible();
  await expect(main.getByRole('heading', { name: 'Kuukaudet vierekkäin' })).toBeVisible();
  await expectAccessible(page);

  // Another place of the customer, of heat.
  const place = main.getByRole('combobox', { name: 'Käyttöpaikka' });
  const [heat] = await place.locator('option').filter({ hasText: 'Kaukolämpö' }).allTextContents();
  await place.selectOption(heat ?? '');
  await expect(page).toHaveURL(/point=\d+/);
  await expect(main.getByRole('listitem').filter({ hasText: /^Kaukolämpö$/ })).toBeVisible();

  const weather = main.getByRole('region', { name: 'Sään vaikutus' });
  await expect(weather).toContainText(/Lämmitystarve.* astepäivää/);

  // A month by day, the one before, and back by the browser.
  const period = main.getByRole('radiogroup', { name: 'Aikaväli' });
  await period.getByRole('radio', { name: 'Kuukausi' }).check();
  await expect(chart).toHaveAttribute('aria-label', /^Kulutus 1\.–/);
  const address = page.url();
  const summary = await chart.getAttribute('aria-label');
  await main.getByRole('button', { name: 'Edellinen' }).click();
  await expect(chart).not.toHaveAttribute('aria-label', summary ?? '');
  await page.goBack();
  await expect(page).toHaveURL(address);
  await expect(chart).toHaveAttribute('aria-label', summary ?? '');

  // Steps that do not fit the days are off, and say why.
  const steps = main.getByRole('radiogroup', { name: 'Tarkkuus' });
  await expect(steps.getByRole('radio', { name: '15 min' })).toHaveAttribute('aria-disabled', 'true');
  await expect(steps.getByRole('radio', { name: '15 min' })).toHaveAccessibleDescription(
    'Aikaväli on tälle tarkkuudelle liian pitkä.',
  );

  // What lies over the bars goes and comes.
  const temperature = main.getByRole('button', { name: 'Lämpötila' });
  await temperature.click();
  await expect(temperature).toHaveAttribute('aria-pressed', 'false');
  await expect(main.getByRole('listitem').filter({ hasText: /^Keskilämpötila$/ })).toHaveCount(0);

  // Days of their own: what is wrong is told beside the field, and stays.
  await period.getByRole('radio', { name: 'Oma väli' }).check();
  const first = main.getByRole('textbox', { name: 'Ensimmäinen päivä' });
  const last = main.getByRole('textbox', { name: 'Viimeinen päivä' });
  await first.fill('32.1.2026');
  await last.fill('1.1.1999');
  await main.getByRole('button', { name: 'Näytä', exact: true }).click();
  await expect(first).toHaveAccessibleDescription(/^Kirjoita päivä muodossa /);
  await expect(first).toHaveValue('32.1.2026');
  await expect(last).toHaveAccessibleDescription(/^Valitse päivä väliltä /);
  await first.fill('2.1.2026');
  await last.fill('1.1.2026');
  await expect(last).toHaveAccessibleDescription('Viimeinen päivä on ennen ensimmäistä.');
  await first.fill('25.10.2025');
  await last.fill('26.10.2025');
  await main.getByRole('button', { name: 'Näytä', exact: true }).click();
  await expect(page).toHaveURL(/from=2025-10-25&to=2025-10-26/);
  await expectAccessible(page);

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    main.getByRole('button', { name: 'Lataa CSV' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^kulutus-\d+-2025-10-25-2025-10-26\.csv$/);
  const [image] = await Promise.all([
    page.waitForEvent('download'),
    main.getByRole('button', { name: 'Lataa kuvana' }).click(),
  ]);
  expect(image.suggestedFilename()).toMatch(/^kulutus-\d+-2025-10-25-2025-10-26\.png$/);
  const png = await readFile(await image.path());
  const width = await chart.evaluate((plot) => plot.parentElement?.getBoundingClientRect().width ?? 0);
  expect([png.subarray(1, 4).toString(), png.readUInt32BE(16)]).toEqual(['PNG', Math.floor((width + 48) * 2)]);

  await page.setViewportSize({ width: 320, height: 700 });
  await page.evaluate(() => (document.documentElement.style.fontSize = '32px'));
  await expectNoOverflow(page);
});

test('a customer goes into a month, into days of it and out again, by keys and by mouse, and back by the browser (consumptionPage.zoom)', async ({
  page,
}) => {
  await signIn(page, 'Aino Mäkelä', '/consumption?from=2025-01-01&to=2025-12-31&resolution=month');
  const chart = page.getByRole('img', { name: /^Kulutus / }).first();
  await expect(chart).toHaveAccessibleDescription(/Enter tarkentaa/);
  await chart.focus();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/from=2025-12-01&to=2025-12-31&resolution=day/);
  await expect(chart).toHaveAccessibleName(/^Kulutus 1\.–31\.12\.2025/);
  await page.keyboard.press('Home');
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/from=2025-12-01&to=2025-12-02&resolution=hour/);
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/from=2025-12-01&to=2025-12-07&resolution=day/);
  await page.keyboard.press('PageUp');
  await expect(page).toHaveURL(/from=2025-11-24&to=2025-11-30&resolution=day/);
  await page.goBack();
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(/from=2025-12-01&to=2025-12-31&resolution=day/);
  await expect(chart).toHaveAccessibleName(/^Kulutus 1\.–31\.12\.2025/);
  await chart.click({ position: { x: 2, y: 20 } });
  await expect(page).toHaveURL(/from=2025-12-01&to=2025-12-01&resolution=hour/);
});

test('what is netted is told as bought and as sold, with the class of a year and the consumption effect (consumptionPage.netted, consumptionPage.level, consumptionPage.effect)', async ({
  page,
}) => {
  await signIn(page, 'Sari Peltoniemi-Järvinen', '/consumption?from=2026-06-01&to=2026-06-30&resolution=day');
  const main = page.getByRole('main');
  await expect(
    main.getByRole('img', { name: /^Kulutus 1\.–30\.6\.2026: ostit .* kWh ja myit .* kWh\./ }),
  ).toBeVisible();
  await expect(main.getByRole('listitem').filter({ hasText: /^(Ostettu|Myyty)$/ })).toHaveCount(2);
  await expect(main.getByRole('region', { name: 'Kulutusluokka' })).toContainText(/Luokkaan (S|M|L|XL) kuuluu/);
  await expect(main.getByRole('region', { name: 'Kulutusvaikutus' })).toContainText('oma keskihinta');
  await expectAccessible(page);
});

test('more was sold than bought: the figures are of what was bought, and say so (consumption.bought, consumptionPage.netted)', async ({
  page,
}) => {
  await page.route('**/api/v2/consumption/total?*', async (route) => {
    const answer = await route.fetch();
    const isNow = route.request().url().includes('from=2026-06-01');
    const known = isNow ? { energy: -225.9, sold: 383.8, cost: 12.63 } : { energy: -200, sold: 340, cost: 11.2 };
    await route.fulfill({ response: answer, json: { ...(await answer.json()), ...known } });
  });
  await signIn(page, 'Sari Peltoniemi-Järvinen', '/consumption?from=2026-06-01&to=2026-06-30&resolution=day');
  const figures = page.getByRole('main').locator('dl').first();
  await expect(figures).toContainText(/Ostettu yhteensä157,9\skWh1\.–30\.6\.2026, myyty 383,8\skWh/);
  await expect(figures).toContainText(/12,63\s€keskimäärin 8,00\sc\/kWh/);
  await expect(figures).toContainText(/\+12,8\s%silloin 140\skWh/);
  await expect(figures).toContainText(/kWhostettua sähköä, kulutusluokka/);
  await expect(page.getByText('Luvut ovat ostettua sähköä, myytyä ei ole vähennetty.')).toHaveCount(2);
});

test('of a day that is not measured yet it is told which is the last that is, and that is a press away (consumptionPage.latest)', async ({
  page,
}) => {
  const today = helsinkiToday(Date.now());
  await signIn(page, 'Aino Mäkelä', `/consumption?from=${today}&to=${today}&resolution=hour`);
  const notice = page.getByText(/^Tältä ajalta ei ole mittauksia\. Viimeisin mittaus on päivältä /);
  await expect(notice).toBeVisible();
  await expectAccessible(page);
  const [, day = ''] = /päivältä ([\d.]+\d)\./.exec((await notice.textContent()) ?? '') ?? [];
  await page.getByRole('button', { name: `Näytä ${day}` }).click();
  await expect(page.getByRole('img', { name: new RegExp(`^Kulutus ${day.replaceAll('.', '\\.')}: `) })).toBeVisible();
  await expect(notice).toHaveCount(0);
  // Of days before the first nothing more is told.
  await page.goto('/consumption?from=2018-01-01&to=2018-01-01');
  await expect(page.getByText('Tältä ajalta ei ole mittauksia.', { exact: true })).toBeVisible();
});

test('while the last days are late, the ones before are compared with the same of the year before, and it is said which (consumption.yearBefore, consumptionPage.figures)', async ({
  page,
}) => {
  const today = helsinkiToday(Date.now());
  const [first, latest] = [addDays(today, -9), addDays(today, -4)];
  await page.route('**/api/v2/consumption/latest-measurement?*', (route) =>
    route.fulfill({ json: { latestMeasurement: latest } }),
  );
  const asked: string[] = [];
  await page.route('**/api/v2/consumption/total?*', async (route) => {
    const { searchParams } = new URL(route.request().url());
    const [from, to] = [searchParams.get('from') ?? '', searchParams.get('to') ?? ''];
    asked.push(`${from} ${to}`);
    const answer = await route.fetch();
    const known = { unit: 'kWh', sold: null, missingHours: 0, weather: null };
    const isOfAll = from === first && to === today;
    const sum = { energy: from === first ? 60 : 50, lateHours: isOfAll ? 96 : 0 };
    await route.fulfill({ response: answer, json: { ...(await answer.json()), ...known, ...sum } });
  });
  await signIn(page, 'Aino Mäkelä', `/consumption?from=${first}&to=${today}&resolution=day`);
  const figures = page.getByRole('main').locator('dl').first();
  await expect(figures).toContainText(/Edelliseen vuoteen\+20\s%[\d.–]+: 50\skWh/);
  const [before, lastBefore] = [addMonths(first, -12), addMonths(latest, -12)];
  expect(new Set(asked)).toEqual(new Set([`${first} ${today}`, `${first} ${latest}`, `${before} ${lastBefore}`]));
  const day = (of: string) => of.split('-').map(Number).toReversed().join('.');
  await expect(figures).toContainText(`${day(lastBefore)}: `);
});

test('where the last measured day cannot be had, what goes by it says so, and nothing else (consumptionPage.latest, consumptionPage.figures)', async ({
  page,
  watch,
}) => {
  const today = helsinkiToday(Date.now());
  await page.route('**/api/v2/consumption/latest-measurement?*', (route) => route.fulfill({ status: 500, json: {} }));
  await signIn(page, 'Aino Mäkelä', `/consumption?from=${addDays(today, -9)}&to=${today}&resolution=day`);
  const figures = page.getByRole('main').locator('dl').first();
  await expect(figures).toContainText(/Edelliseen vuoteen–ei saatu juuri nyt/);
  await expect(figures).toContainText(/Ostettu yhteensä\d/);
  await page.goto(`/consumption?from=${today}&to=${today}&resolution=hour`);
  await expect(page.getByText('Tältä ajalta ei ole mittauksia.', { exact: true })).toBeVisible();
  watch.complaints = watch.complaints.filter((complaint) => !complaint.includes('latest-measurement'));
});

test('what was bought in a month is the same at the dashboard and at the page (consumption.bought)', async ({
  page,
}) => {
  await signIn(page, 'Sari Peltoniemi-Järvinen', '/dashboard');
  const month = page.getByRole('region', { name: /^Kulutus, / });
  await expect(month).toContainText(/ostettua sähköä, myyty [\d,\s]+kWh/);
  const said = (await month.getByRole('img').getAttribute('aria-label')) ?? '';
  const [, day, monthNo, year, told] = /(\d+)\.(\d+)\.(\d{4}): ostit ([\d,\s]+)\skWh/.exec(said) ?? [];
  const days = `${year}-${monthNo?.padStart(2, '0')}`;
  await page.goto(`/consumption?from=${days}-01&to=${days}-${day?.padStart(2, '0')}&resolution=day`);
  const figure = page.getByText('Ostettu yhteensä').locator('..');
  await expect(figure).toContainText('kWh');
  const [, shown] = /yhteensä([\d,\s]+)kWh/.exec((await figure.textContent()) ?? '') ?? [];
  const numberIn = (text = '') => Number(text.replace(/\s/g, '').replace(',', '.'));
  // The dashboard tells whole kWh.
  expect(Math.abs(numberIn(shown) - numberIn(told))).toBeLessThanOrEqual(0.5);
});

test('the same stands as bars or as a table, chosen by keys too and kept by the address (consumptionPage.view, consumptionPage.address) @left-out', async ({
  page,
}) => {
  await signIn(page, 'Aino Mäkelä', '/consumption?from=2026-01-01&to=2026-01-31&resolution=day');
  const main = page.getByRole('main');
  const chart = main.getByRole('img', { name: /^Kulutus 1\.–31\.1\.2026/ });
  const table = main.getByRole('table', { name: 'Kulutus 1.–31.1.2026' });
  const views = main.getByRole('radiogroup', { name: 'Esitystapa' });
  await expect(chart).toBeVisible();
  await expect(table).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(table).toBeVisible();
  await page.emulateMedia({ media: 'screen' });

  await views.getByRole('radio', { name: 'Kuvaaja' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/view=table/);
  await expect(table.getByRole('row')).toHaveCount(32);
  await expect(chart).toHaveCount(0);
  await expect(views.getByRole('radio', { name: 'Taulukko' })).toBeFocused();
  await expect(main.getByRole('button', { name: 'Lataa kuvana' })).toHaveCount(0);
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 700 });
  await page.evaluate(() => (document.documentElement.style.fontSize = '32px'));
  await expectNoOverflow(page);

  await page.reload();
  await expect(table).toBeVisible();
  await main.getByRole('button', { name: 'Edellinen' }).click();
  await expect(main.getByRole('table', { name: 'Kulutus 1.–31.12.2025' })).toBeVisible();
  await views.getByRole('radio', { name: 'Kuvaaja' }).check();
  await expect(main.getByRole('img', { name: /^Kulutus 1\.–31\.12\.2025/ })).toBeVisible();
  await expect(page).not.toHaveURL(/view=/);
});

test('the night of autumn has 25 hours, of which one comes twice (consumptionPage.intervals)', async ({ page }) => {
  await signIn(page, 'Aino Mäkelä', '/consumption?from=2025-10-26&to=2025-10-26&resolution=hour&view=table');
  const table = page.getByRole('table', { name: 'Kulutus 26.10.2025' });
  await expect(table.getByRole('row')).toHaveCount(26);
  for (const hour of ['klo 2.00–3.00 A', 'klo 3.00 A–3.00 B', 'klo 3.00 B–4.00', 'klo 23.00–24.00'])
    await expect(table.getByRole('rowheader', { name: `su 26.10. ${hour}`, exact: true })).toHaveCount(1);
});

test('a place whose contracts are of no group that is shown is not offered, and its address counts as not given (consumptionPage.sites) @left-out', async ({
  page,
}) => {
  const left: string[] = [];
  await page.route('**/api/v2/delivery-site/find*', async (route) => {
    const answer = await route.fetch();
    const { deliverySites } = (await answer.json()) as { deliverySites: DeliverySite[] };
    const told = deliverySites.map((site) => ({ ...site, isConsumptionShown: !site.isDistrictHeat }));
    left.push(...deliverySites.filter(({ isDistrictHeat }) => isDistrictHeat).map((site) => site.meteringPointNo));
    await route.fulfill({ response: answer, json: { deliverySites: told } });
  });
  await signIn(page, 'Aino Mäkelä', '/consumption');
  const place = page.getByRole('combobox', { name: 'Käyttöpaikka' });
  await expect(place).toBeVisible();
  await expect(place.locator('option').filter({ hasText: 'Kaukolämpö' })).toHaveCount(0);
  await expect.poll(() => left.length).toBeGreaterThan(0);
  await page.goto(`/consumption?point=${left[0]}`);
  await expect(place).toBeVisible();
  await expect(place).not.toHaveValue(left[0] ?? '');
});

test('who has no delivery site is told when there will be something, and a bad address shows the last months (consumptionPage.sites, consumptionPage.address) @left-out', async ({
  page,
}) => {
  await signIn(page, 'Outi Rantanen', '/consumption?from=2031-01-01&to=1999-13-01&point=x');
  await expect(page.getByText('Kulutus tulee näkyviin, kun sähkö- tai lämpösopimuksesi alkaa.')).toBeVisible();
  await expectAccessible(page);
});
