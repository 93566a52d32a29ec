import type { Page } from '@playwright/test';
import { enter, enterAs, subOf } from '../model/runner/person.ts';
import { expect, expectAccessible, expectNoOverflow, forgiveFailedCalls, test } from './fixtures.ts';

const sub = subOf('Aino Mäkelä');
const spot = 'K23014478016';

const main = (page: Page) => page.getByRole('main');
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Lisäpalvelun lopettaminen' });

test('a customer ends an add-on from its contract’s page, which says when it ends (removal.offered, removal.told, removal.shown)', async ({
  page,
  server,
}) => {
  await server.withClone(sub, async (ids) => {
    await enterAs(page, server.url, ids[sub] ?? '');
    await page.goto(`/contracts/${ids[spot]}`);
    const addons = main(page).getByRole('region', { name: 'Lisäpalvelut' });
    await addons.getByRole('button', { name: 'Lopeta palvelu Häiriöturva' }).click();
    await expect(dialog(page).getByText(/^Sähköasentaja tulee ympäri vuorokauden/)).toBeVisible();
    await expect(dialog(page).getByText(/^1,90/)).toBeVisible();
    await expectAccessible(page);
    await expectNoOverflow(page);
    const day = dialog(page).getByRole('textbox', { name: 'Tai kirjoita päivä' });
    const first = await day.inputValue();
    const send = dialog(page).getByRole('button', { name: 'Lopeta palvelu' });
    await day.fill('1.1.2020');
    await expect(send).toBeDisabled();
    await expect(day).toHaveAccessibleDescription(/^Valitse päivä väliltä /);
    await day.fill('5.1.27');
    await expect(send).toBeDisabled();
    await expect(day).toHaveAccessibleDescription(`Kirjoita päivä muodossa ${first}.`);
    await day.fill(first);
    await send.dblclick();
    await expect(dialog(page)).toHaveCount(0);
    await expect(
      addons.getByText(`Häiriöturva päättyy ${first}. Tieto päättymisestä lähti sähköpostiin.`),
    ).toBeVisible();
    await expect(addons.getByText(`Päättyy ${first}`, { exact: true })).toBeVisible();
    await expect(addons.getByRole('button', { name: 'Lopeta palvelu Häiriöturva' })).toHaveCount(0);
    await expect(addons.getByRole('button', { name: 'Lopeta palvelu Tuulisähkö' })).toBeVisible();
    await expectAccessible(page);
  });
});

test('a customer ends an add-on beside the settings of invoicing (removal.offered, removal.done) @left-out', async ({
  page,
  server,
}) => {
  await server.withClone(sub, async (ids) => {
    await enterAs(page, server.url, ids[sub] ?? '');
    await page.goto('/invoices');
    await main(page).getByRole('button', { name: 'Lopeta lisäpalvelu' }).click({ timeout: 20_000 });
    await dialog(page).getByRole('radio', { name: 'Häiriöturva' }).check();
    await expectAccessible(page);
    await expectNoOverflow(page);
    await dialog(page).getByRole('button', { name: 'Lopeta palvelu' }).click();
    await expect(dialog(page)).toHaveCount(0);
    await expect(main(page).getByText(/^Häiriöturva päättyy \d+\.\d+\.\d{4}\. Tieto päättymisestä/)).toBeVisible();
  });
});

test('one that a package includes has no way to its end (removal.which) @left-out', async ({ page, server }) => {
  await enter(page, server.url, 'Sari Peltoniemi-Järvinen');
  await page.goto('/contracts/K22017733908');
  const addons = main(page).getByRole('region', { name: 'Lisäpalvelut' });
  await expect(addons.getByText('Sähkövahti')).toBeVisible();
  await page.goto('/invoices');
  await main(page).getByRole('button', { name: 'Lopeta lisäpalvelu' }).click({ timeout: 20_000 });
  await expect(dialog(page).getByText('Sähkövahti sisältyy pakettiin, eikä sitä voi lopettaa erikseen.')).toBeVisible();
  await expect(dialog(page).getByRole('button', { name: 'Lopeta palvelu' })).toHaveCount(0);
});

test('what the answer says of a refusal is said in its words (api.errorMessage, removal.outdated) @left-out', async ({
  page,
  server,
  watch,
}) => {
  await enter(page, server.url, 'Aino Mäkelä');
  const errorMessage = 'Lisäpalvelua ei voi lopettaa juuri nyt.';
  await page.route('**/terminate-vap/*', (route) =>
    route.fulfill({
      status: 409,
      contentType: 'application/problem+json',
      json: {
        type: 'about:blank',
        title: 'no',
        status: 409,
        code: 'removal.notPossible',
        requestId: '7f3a20c1',
        errorMessage,
      },
    }),
  );
  await page.goto('/invoices');
  await main(page).getByRole('button', { name: 'Lopeta lisäpalvelu' }).click({ timeout: 20_000 });
  await dialog(page).getByRole('button', { name: 'Lopeta palvelu' }).click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(main(page).getByText(errorMessage)).toBeVisible();
  forgiveFailedCalls(watch, 409);
});
