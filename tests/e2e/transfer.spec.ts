import type { Page } from '@playwright/test';
import { model } from '../../machines/transfer-acceptance/transferAcceptance.model.ts';
import { arrive } from '../model/runner/arrival.ts';
import { enter, enterAs, subOf } from '../model/runner/person.ts';
import { expect, expectAccessible, expectNoOverflow, forgiveFailedCalls, test } from './fixtures.ts';

test('a stranger is told what for to sign in, and nothing else (transfer.proof) @left-out', async ({
  page,
  server,
}) => {
  await page.goto(`${server.url}/transfer/verify`);
  await expect(page.getByRole('heading', { level: 1, name: 'Sinulle siirretään sähkösopimusta' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Tunnistaudu pankkitunnuksilla' })).toHaveAttribute(
    'href',
    /^\/login\?.*tupas=true.*location=%2Ftransfer%2Fverify/,
  );
});

test('a link of nothing leaves the address, and is said to be none (transfer.over, transfer.link) @left-out', async ({
  page,
  server,
  watch,
}) => {
  await enter(page, server.url, 'Mika Salo');
  await page.goto(`${server.url}/transfer/verify#${'x'.repeat(22)}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Linkki ei ole enää voimassa' })).toBeVisible();
  await expect(page).toHaveURL(`${server.url}/transfer/verify`);
  forgiveFailedCalls(watch, 404);
});

test('of two tabs the second sends nothing, says that a transfer waits, and shows how it stands (transfer.other) @left-out', async ({
  page,
  context,
  server,
  watch,
}) => {
  test.slow();
  const aino = subOf('Aino Mäkelä');
  await server.withClone(aino, async (ids) => {
    await enterAs(page, server.url, ids[aino] ?? '');
    const other = await context.newPage();
    const send = async (tab: Page, email: string) => {
      await tab.getByRole('textbox', { name: 'Uuden haltijan sähköpostiosoite' }).fill(email);
      await tab.getByRole('textbox', { name: 'Uuden haltijan puhelinnumero' }).fill('0401234567');
      await tab.getByRole('button', { name: 'Lähetä linkki uudelle haltijalle' }).click();
    };
    for (const tab of [page, other]) {
      await tab.goto(`/contracts/${ids['K23014478016'] ?? ''}/transfer`);
      await expect(tab.getByRole('heading', { level: 1, name: 'Siirrä sopimus toiselle' })).toBeVisible();
    }
    await send(page, 'ensimmainen@haltija.example');
    await expect(page.getByRole('heading', { level: 1, name: 'Linkki on lähetetty' })).toBeVisible();

    await send(other, 'toinen@haltija.example');
    const notice = other.getByRole('alert');
    await expect(notice).toContainText('odottaa jo uutta haltijaa');
    await expectAccessible(other);
    await notice.getByRole('button', { name: 'Näytä siirron tila' }).press('Enter');
    const standing = other.getByRole('heading', { level: 1, name: 'Siirto odottaa uutta haltijaa' });
    await expect(standing).toBeFocused();
    await expect(other.getByText('ensimmainen@haltija.example')).toBeVisible();

    // What was typed is there once the other one is taken back.
    await other.getByRole('button', { name: 'Peru siirto' }).click();
    await other.getByRole('button', { name: 'Kyllä, peru' }).click();
    await other.getByRole('button', { name: 'Aloita uusi siirto' }).click();
    await expect(other.getByRole('textbox', { name: 'Uuden haltijan sähköpostiosoite' })).toHaveValue(
      'toinen@haltija.example',
    );
  });
  forgiveFailedCalls(watch, 409);
});

test('what the law wants told stands before the button that takes a contract over (transfer.offer)', async ({
  page,
  context,
  server,
}) => {
  const begins = model.starts['an offer']?.begins;
  if (!begins) throw new Error('the model begins with an offer');
  await arrive({ page, context, url: server.url, withClone: server.withClone }, model, begins);
  for (const { call, answer } of begins.answers ?? [])
    if (typeof answer === 'object' && 'status' in answer)
      await page.route(`**${call.path}`, (route) => route.fulfill(answer));
  await page.setViewportSize({ width: 390, height: 700 });
  await page.goto(begins.address);
  await expect(page.getByRole('heading', { level: 1, name: 'Ota sopimus vastaan' })).toBeVisible();
  await expect(page.getByText('Pörssihinta + marginaali 0,59')).toBeVisible();
  await expect(page.getByText('Hinnat sisältävät arvonlisäveron 25,5').first()).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Kirjeenä' })).toHaveAccessibleDescription(/^2,50\s€/);
  for (const told of ['Y-tunnus ', 'Toistaiseksi', '14 päivää vahvistuksesta', 'Tarkistamme ne ennen kuin'])
    await expect(page.getByText(told).first()).toBeVisible();
  await expect(page.getByText('Voimme pyytää vakuuden')).toHaveCount(0);
  await expect(page.getByRole('checkbox', { name: /^Olen lukenut/ })).toHaveAccessibleDescription('Pakollinen');
  await expectAccessible(page);
  await expectNoOverflow(page);
  // On a wide screen the contract stands beside the form.
  await page.setViewportSize({ width: 1280, height: 900 });
  const top = (name: string) => page.getByRole('heading', { name }).evaluate((one) => one.getBoundingClientRect().top);
  expect(await top('Sinulle siirtyvä sopimus')).toBeLessThan(await top('Ennen kuin otat vastaan'));

  const { day, address, productName } = { day: '2027-01-31', address: 'Koivukuja 4 B', productName: 'Kajo Pörssi' };
  await page.route('**/api/transfer/acceptance', (route) =>
    route.fulfill({ status: 201, json: { day, address, productName } }),
  );
  await page.getByRole('radio', { name: 'Sähköpostilla' }).check();
  await page.getByRole('checkbox', { name: /^Olen lukenut/ }).check();
  await page.getByRole('button', { name: 'Ota vastaan ja sitoudu maksamaan' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sopimus siirtyy sinulle' })).toBeInViewport();
});
