import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectNoOverflow, forgiveFailedCalls, test } from './fixtures.ts';
import { OrderForm } from './pages/orderForm.ts';
import { IdentityProvider } from './pages/signIn.ts';

const address = '/contract/campaign/talvi/template/kiintea-24';

/** What the analytics of the page that is open were told of the order. */
const counted = (page: Page) =>
  page.evaluate(() => window.dataLayer?.filter(({ event }) => event.startsWith('contractForm')));
const refused = { type: 'about:blank', title: 'x', status: 403, requestId: '7f3a20c1' };

test('a stranger orders from the campaign’s link to the receipt, and proves it at the bank (order.person, order.site, order.start, order.billing, order.servicesStep, order.review, order.withdrawalTold, order.draft, order.interruption, verification.verified, gate.newCustomer)', async ({
  page,
  watch,
}) => {
  test.slow();
  const form = new OrderForm(page);
  await page.goto(address);
  await form.next();
  await expect(page).toHaveURL(`${address}?step=person`);
  await form.next();
  await expect(page.getByText('Tarkista 9 kohtaa')).toBeVisible();
  await expectAccessible(page);
  await form.person('190391-9615');
  await form.next();
  await expect(page).toHaveURL(`${address}?step=site`);
  await form.address('Kuusikkotie');
  await form.next();
  await expect(page).toHaveURL(`${address}?step=start`);
  await page.getByRole('radio', { name: 'Muutan' }).check();
  await form.next();
  await page.getByRole('radio', { name: 'Sähköpostilla' }).check();
  await form.next();
  await expect(page).toHaveURL(`${address}/vaps`);
  await page.getByRole('radio', { name: 'Tuulisähkö' }).check();
  await form.next();
  await expect(page.getByRole('heading', { level: 1, name: 'Tarkista ja lähetä' })).toBeFocused();
  await expect(page.getByText('14 päivää vahvistuksesta syytä kertomatta')).toBeVisible();
  await expectAccessible(page);
  await expectNoOverflow(page);

  expect(await counted(page)).toEqual(
    ['product', 'person', 'site', 'start', 'billing', 'services', 'review'].map((phase) => ({
      event: 'contractFormPhase',
      phase,
    })),
  );

  // What was typed is there again; the identity code is asked anew.
  await page.reload();
  await expect(page).toHaveURL(`${address}?step=person`);
  await expect(form.field('order.identityCode')).toHaveValue('');
  await expect(form.field('order.email')).toHaveValue('veikko@kajo.example');
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('190391');
  await form.field('order.identityCode').fill('190391-9615');
  await form.next();
  await page.goBack();
  await page.goForward();
  await page.goto(`${address}?step=review`);
  await expect(page).toHaveURL(`${address}?step=person`);
  await form.field('order.identityCode').fill('190391-9615');
  await form.goOn('review');
  for (const box of ['Olen lukenut', 'Pyydän, että toimitus']) await page.getByRole('checkbox', { name: box }).check();

  // Two tries that fail for the same reason are one interruption; the phases were counted before the reload.
  await page.route('**/api/contract/order?*', (route) =>
    route.fulfill({
      status: 403,
      contentType: 'application/problem+json',
      json: { ...refused, code: 'access.denied' },
    }),
  );
  const submit = page.getByRole('button', { name: 'Tilaa ja sitoudu maksamaan' });
  const notSent = page.getByText('Lähetys ei onnistunut');
  for (let tries = 0; tries < 2; tries += 1) {
    const answered = page.waitForResponse(/\/api\/contract\/order/);
    await submit.press('Enter');
    await answered;
    await expect(notSent).toBeVisible();
  }
  forgiveFailedCalls(watch, 403);
  await page.unroute('**/api/contract/order?*');
  await submit.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Vahvista tilaus tunnistautumalla' })).toBeFocused();
  expect(await counted(page)).toEqual([{ event: 'contractFormInterrupted', reason: 'failed' }]);

  await page.getByRole('link', { name: 'Tunnistaudu pankkitunnuksilla' }).click();
  const provider = new IdentityProvider(page);
  await provider.chooserHeading.waitFor();
  await page.getByRole('button', { name: 'OP', exact: true }).click();
  await provider.choosePerson('Antti Laaksonen');
  await expect(page.getByRole('heading', { level: 1, name: 'Kiitos tilauksesta' })).toBeVisible();
  await expect(page).toHaveURL('/order/verified');
  await expectAccessible(page);
  expect(await counted(page)).toEqual([{ event: 'contractFormPhase', phase: 'sent' }]);

  // Who was no customer when they came from the bank is one now.
  await page.getByRole('link', { name: 'Etusivulle' }).click();
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: 'Hei Antti' })).toBeVisible();
  await page.getByRole('link', { name: 'Sopimukset' }).first().click();
  await expect(page.getByRole('link', { name: /Kiinteä 24/ })).toBeVisible();

  // What became of it is told again, and counted no more.
  await page.goto('/order/verified');
  await expect(page.getByRole('heading', { level: 1, name: 'Kiitos tilauksesta' })).toBeVisible();
  expect(await counted(page)).toEqual([]);
  // Of a browser that is not bound to it any more nobody knows: where one would know is said.
  const cookies = await page.context().cookies();
  await page.context().clearCookies({ name: /underProof/ });
  expect((await page.context().cookies()).length).toBe(cookies.length - 1);
  await page.reload();
  await expect(page.getByText(/^Jos vahvistit tilauksen jo/)).toBeVisible();
  forgiveFailedCalls(watch, 404);
});

test('a product that is not there is told, and counted once (order.product, order.interruption) @left-out', async ({
  page,
  watch,
}) => {
  await page.goto('/contract/campaign/talvi/template/nothing');
  await expect(page.getByRole('heading', { level: 1, name: 'Tuotetta ei löytynyt' })).toBeVisible();
  expect(await page.evaluate(() => window.dataLayer?.filter(({ event }) => event === 'templateNotFound'))).toHaveLength(
    1,
  );
  forgiveFailedCalls(watch, 404);
});
