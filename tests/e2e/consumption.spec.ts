import { expect, expectAccessible, expectNoOverflow, test } from './fixtures.ts';
import { signIn } from './pages/signIn.ts';

test('a customer looks at a year, at another place, at days of their own, and takes them along (consumptionPage.sites, consumptionPage.address, consumptionPage.choices, consumptionPage.periods, consumptionPage.ways, consumptionPage.ownRange, consumptionPage.figures, consumptionPage.chart, consumptionPage.overlay, consumptionPage.compared)', async ({
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
  await expect(main.getByText('Keskilämpötila')).toHaveCount(0);

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

  await page.setViewportSize({ width: 320, height: 700 });
  await page.evaluate(() => (document.documentElement.style.fontSize = '32px'));
  await expectNoOverflow(page);
});

test('the night of autumn has 25 hours, of which one comes twice (consumptionPage.intervals)', async ({ page }) => {
  await signIn(page, 'Aino Mäkelä', '/consumption?from=2025-10-26&to=2025-10-26&resolution=hour');
  await page.locator('summary', { hasText: 'Samat tiedot taulukkona' }).click();
  const table = page.getByRole('table', { name: 'Samat tiedot taulukkona' });
  await expect(table.getByRole('row')).toHaveCount(26);
  await expect(table.getByRole('rowheader', { name: /klo 3\.00–4\.00 A|klo 3\.00–3\.00 A/ })).toHaveCount(1);
});

test('who has no delivery site is told when there will be something, and a bad address shows the last months (consumptionPage.sites, consumptionPage.address)', async ({
  page,
}) => {
  await signIn(page, 'Outi Rantanen', '/consumption?from=2031-01-01&to=1999-13-01&point=x');
  await expect(page.getByText('Kulutus tulee näkyviin, kun sähkö- tai lämpösopimuksesi alkaa.')).toBeVisible();
  await expectAccessible(page);
});
