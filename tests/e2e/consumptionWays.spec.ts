import { addDays, helsinkiToday, monthOf } from '../../domain/time/index.ts';
import { expect, forgiveFailedCalls, test } from './fixtures.ts';
import { signIn } from './pages/signIn.ts';

const monthName = new Intl.DateTimeFormat('fi', { month: 'long', year: 'numeric' });

test('days of their own stay so, and the keyboard stays where it was (consumptionPage.ownRange, consumptionPage.ways)', async ({
  page,
}) => {
  await signIn(page, 'Aino Mäkelä', '/consumption?from=2026-01-02&to=2026-01-20&resolution=day');
  const main = page.getByRole('main');
  const [first, last] = [
    main.getByRole('textbox', { name: 'Ensimmäinen päivä' }),
    main.getByRole('textbox', { name: 'Viimeinen päivä' }),
  ];
  await first.fill('1.1.2026');
  await last.fill('31.1.2026');
  const show = main.getByRole('button', { name: 'Näytä', exact: true });
  await show.press('Enter');
  await expect(page).toHaveURL(/from=2026-01-01&to=2026-01-31/);
  await expect(main.getByRole('radio', { name: 'Oma väli' })).toBeChecked();
  await expect(last).toHaveValue('31.1.2026');
  await expect(show).toBeFocused();
  const widen = main.getByRole('button', { name: 'Loitonna' });
  await widen.press('Enter');
  await expect(page).toHaveURL(/from=2026-01-01&to=2026-12-31&resolution=month/);
  await widen.press('Enter');
  await expect(page).toHaveURL(/from=2022-01-01&to=2026-12-31&resolution=year/);
  await expect(widen).toHaveAttribute('aria-disabled', 'true');
  await expect(widen).toBeFocused();
  await expect(main.getByRole('button', { name: 'Seuraava' })).toHaveAttribute('aria-disabled', 'true');
  // The fields have the days that are shown.
  await expect(first).toHaveValue('1.1.2022');
  await main.getByRole('radio', { name: 'Kuukausi' }).first().check();
  await expect(first).toHaveCount(0);
});

test('the month that runs is striped in both charts, and both legends say so (consumptionPage.certainty)', async ({
  page,
}) => {
  const today = helsinkiToday(Date.now());
  // What yesterday came to may not be known yet: on its first two days a month has no bar, and the last is of the one before.
  const known = addDays(today, -2);
  const year = known.slice(0, 4);
  await signIn(page, 'Aino Mäkelä', `/consumption?from=${year}-01-01&to=${year}-12-31&resolution=month`);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'Kuukaudet vierekkäin' })).toBeVisible();
  await expect(main.getByRole('listitem').filter({ hasText: /^Kesken, arvio tai osa puuttuu$/ })).toHaveCount(2);
  // The last bar of the year.
  const chart = main.getByRole('img', { name: /^Kulutus / }).first();
  await chart.focus();
  await page.keyboard.press('End');
  const isRunning = monthOf(known) === monthOf(today);
  await expect(main.getByText(isRunning ? /, kesken/ : monthName.format(new Date(known))).first()).toBeVisible();
});

test('a view that was not reached comes by itself when the connection is back (consumptionPage.failed, error.offline)', async ({
  page,
  context,
  watch,
}) => {
  await signIn(page, 'Aino Mäkelä', '/consumption?from=2026-01-01&to=2026-01-31&resolution=day');
  await expect(page.getByRole('img', { name: /^Kulutus 1\.–31\.1\.2026/ })).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Edellinen' }).click();
  const failed = page.getByText('Valitsemaasi näkymää ei saatu; kuvassa on edellinen');
  await expect(failed).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('img', { name: /^Kulutus 1\.–31\.12\.2025/ })).toBeVisible();
  await expect(failed).toHaveCount(0);
  forgiveFailedCalls(watch, 'ERR_INTERNET_DISCONNECTED');
});

test('of a day that was measured by the hour the unit is that of hours (consumptionPage.intervals)', async ({
  page,
}) => {
  await page.route('**/api/v2/consumption?*', async (route) => {
    const response = await route.fetch({ url: route.request().url().replace('minute', 'hour') });
    await route.fulfill({ response, json: { ...(await response.json()), resolution: 'minute' } });
  });
  await signIn(page, 'Aino Mäkelä', '/consumption?from=2026-01-15&to=2026-01-15&resolution=minute');
  await expect(page.getByText('kWh/tunti', { exact: true })).toBeVisible();
  await expect(page.getByText('kWh/15 min', { exact: true })).toHaveCount(0);
});

test('on paper what was bought and what was sold are different greys (consumptionPage.netted) @left-out', async ({
  page,
}) => {
  await signIn(page, 'Sari Peltoniemi-Järvinen', '/consumption?from=2026-06-01&to=2026-06-30&resolution=day');
  const chart = page.getByRole('img', { name: /^Kulutus 1\.–30\.6\.2026/ });
  const fillOf = (mark: string) =>
    chart
      .locator(`path[data-mark=${mark}]`)
      .first()
      .evaluate((path) => getComputedStyle(path).fill);
  await expect(chart).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  expect([await fillOf('bars'), await fillOf('below')]).toEqual(['rgb(51, 51, 51)', 'rgb(136, 136, 136)']);
});
