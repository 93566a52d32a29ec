import type { Page } from '@playwright/test';
import { hold } from '../faults/held.ts';
import { enter, subOf } from '../model/runner/person.ts';
import { bearer, signIn as signInOverHttp } from '../support/signIn.ts';
import { expect, expectAccessible, forgiveFailedCalls, test } from './fixtures.ts';

const account = (page: Page) => page.getByRole('button', { name: /Käyttäjävalikko/ });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Kenen asioita hoidat?' });
const heading = (page: Page) => page.getByRole('heading', { level: 1, name: 'Sopimukset' });
const acting = (page: Page, name: string) => page.getByText(`Hoidat nyt asiakkaan ${name} asioita.`);
const main = (page: Page) => page.getByRole('main');
/** A street of each. */
const streets = { aino: 'Koivukuja', eero: 'Yliopistonkatu', company: 'Kuusikkorinne' };

async function choose(page: Page, name: string): Promise<void> {
  await account(page).click();
  await page.getByRole('group', { name: 'Kenen asioita hoidat?' }).getByRole('button', { name }).click();
}

test.describe('whom the person acts for (representation.menu, representation.shown, customer.change)', () => {
  test('one of a few is chosen in the menu; every page says so, a reload too, and leads back', async ({
    page,
    server,
  }) => {
    await enter(page, server.url, 'Aino Mäkelä');
    await page.goto('/feedback');
    await choose(page, 'Eero Mäkelä');
    await expect(page).toHaveURL('/contracts');
    await expect(acting(page, 'Eero Mäkelä')).toBeVisible();
    await expect(main(page).getByText(streets.eero)).toBeVisible();
    await expect(main(page).getByText(streets.aino)).toHaveCount(0);
    await expect(account(page)).toHaveText(/Edustettavat 2/);
    await expectAccessible(page);
    await page.reload();
    await expect(acting(page, 'Eero Mäkelä')).toBeVisible();
    await page.goto('/feedback');
    await expect(acting(page, 'Eero Mäkelä')).toBeVisible();
    await page.getByRole('button', { name: 'Palaa omiin tietoihisi' }).click();
    await expect(page).toHaveURL('/contracts');
    await expect(main(page).getByText(streets.aino).first()).toBeVisible();
    await expect(acting(page, 'Eero Mäkelä')).toHaveCount(0);
    await expect(main(page).getByText(streets.eero)).toHaveCount(0);
  });

  test('two tabs act for two customers, each keeps its own', async ({ page, context, server }) => {
    await enter(page, server.url, 'Aino Mäkelä', '40127732');
    await page.goto('/contracts');
    await expect(acting(page, 'Eero Mäkelä')).toBeVisible();
    const [other] = await Promise.all([
      context.waitForEvent('page'),
      page.evaluate(() => void window.open('/contracts', '_blank')),
    ]);
    await choose(other, 'As. Oy Kuusikkorinne');
    await expect(acting(other, 'As. Oy Kuusikkorinne')).toBeVisible();
    await expect(main(other).getByText(streets.company).first()).toBeVisible();
    await page.reload();
    await expect(main(page).getByText(streets.eero)).toBeVisible();
    await expect(main(page).getByText(streets.company)).toHaveCount(0);
    await other.reload();
    await expect(main(other).getByText(streets.company).first()).toBeVisible();
  });
});

test('a slow answer of one customer is never seen or sent under another’s name, in two tabs, with Back and Forward (customer.change)', async ({
  page,
  context,
  server,
}) => {
  await enter(page, server.url, 'Aino Mäkelä');
  await page.goto('/privacy');
  await expect(account(page)).toBeVisible();
  // From now on no contracts arrive until they are let go.
  const held = await hold(page, ['GET', '**/api/contracts/customer/**'], 'behind the server');
  await page.getByRole('link', { name: 'Sopimukset' }).first().click();
  await expect.poll(() => held.asked.length).toBe(1);
  await choose(page, 'Eero Mäkelä');
  await expect(acting(page, 'Eero Mäkelä')).toBeVisible();
  await page.goBack();
  await page.goForward();
  await expect(heading(page)).toBeVisible();
  await expect.poll(() => held.asked.length).toBeGreaterThanOrEqual(2);
  const other = await context.newPage();
  await enter(other, server.url, 'Aino Mäkelä', '70031180');
  const asked: string[] = [];
  other.on('request', (request) => asked.push(request.url()));
  await other.goto('/contracts');
  await expect(acting(other, 'As. Oy Kuusikkorinne')).toBeVisible();
  held.letGo();
  await expect(main(page).getByText(streets.eero)).toBeVisible();
  for (const step of ['goBack', 'goForward'] as const) {
    await page[step]();
    await expect(acting(page, 'Eero Mäkelä')).toBeVisible();
    await expect(main(page).getByText(streets.aino)).toHaveCount(0);
  }
  await expect(main(page).getByText(streets.eero)).toBeVisible();
  await expect(main(page).getByText(streets.aino)).toHaveCount(0);
  await expect(main(other).getByText(streets.company).first()).toBeVisible();
  // Nothing of Eero's was asked for in the other tab, nor of Aino's own.
  expect(asked.filter((url) => /40127732|40127731/.test(url))).toEqual([]);
  // What was asked for in this one after the change was asked for Eero alone.
  expect(held.asked.slice(1).every((request) => request.url().includes('40127732'))).toBe(true);
});

test.describe('the dialog of all (representation.dialog, representation.opens)', () => {
  test('opens by itself once for who has no contracts, and not after it was closed', async ({ page, server }) => {
    await enter(page, server.url, 'Kirsi Saarinen');
    await page.goto('/contracts');
    await expect(dialog(page)).toHaveAccessibleDescription('Sinulla ei ole omia sopimuksia. Edustat 14 asiakasta.');
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await page.reload();
    await expect(account(page)).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expect(dialog(page)).toHaveCount(0);
    await account(page).click();
    await page.getByRole('button', { name: 'Valitse edustettava' }).click();
    await expect(dialog(page)).toBeVisible();
  });

  test('is searched by name and number, and the one chosen is shown', async ({ page, server }) => {
    await enter(page, server.url, 'Kirsi Saarinen');
    await page.goto('/contracts');
    await dialog(page).getByRole('searchbox').fill('KUOLIN');
    await expect(dialog(page).getByRole('status')).toHaveText('1 / 14 edustettavaa');
    await dialog(page).getByRole('searchbox').fill('7003 1180');
    await dialog(page).getByRole('button', { name: 'As. Oy Kuusikkorinne' }).click();
    await expect(acting(page, 'As. Oy Kuusikkorinne')).toBeVisible();
    await expect(main(page).getByText(streets.company).first()).toBeVisible();
    await expect(dialog(page)).toHaveCount(0);
  });

  test('does not come up for who has contracts of their own', async ({ page, server }) => {
    await enter(page, server.url, 'Aino Mäkelä');
    await page.goto('/contracts');
    await expect(main(page).getByText(streets.aino).first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expect(dialog(page)).toHaveCount(0);
  });
});

test('a mandate that its customer ends is over in an open tab with the next call, with a sentence and nothing of the customer (representation.over, representation.noticed)', async ({
  page,
  server,
  watch,
}) => {
  await enter(page, server.url, 'Kirsi Saarinen', '40141178');
  await page.goto('/contracts');
  await expect(acting(page, 'Åsa Öhman')).toBeVisible();
  await expect(main(page).getByText('Storgatan')).toBeVisible();

  const { accessToken } = await signInOverHttp({ sub: subOf('Åsa Öhman'), urls: [server.url] });
  const call = (path: string, method = 'GET') =>
    fetch(`${server.url}/api/customer/${path}`, { method, headers: bearer(accessToken) });
  const answer = await call('40141178/representatives');
  const { representatives } = (await answer.json()) as { representatives: { id: string }[] };
  expect(representatives).toHaveLength(1);
  expect((await call(`representatives/${representatives[0]?.id}`, 'DELETE')).status).toBe(204);

  // The person comes back to the tab.
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(page.getByText('Valtuutuksesi hoitaa asiakkaan Åsa Öhman asioita on päättynyt.')).toBeVisible();
  await expect(page.getByText('Näet nyt omat tietosi.')).toBeVisible();
  await expect(page.getByText('Storgatan')).toHaveCount(0);
  await expect(acting(page, 'Åsa Öhman')).toHaveCount(0);
  await expect(account(page)).toHaveText(/Kirsi Saarinen/);
  forgiveFailedCalls(watch, 404);
});
