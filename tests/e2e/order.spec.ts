import { expect, expectAccessible, expectNoOverflow, forgiveFailedCalls, test } from './fixtures.ts';
import { OrderForm, address } from './pages/order.ts';
import { IdentityProvider } from './pages/signIn.ts';

test('a stranger orders from the campaign’s link to the receipt, and proves it at the bank (order.person, order.site, order.start, order.billing, order.servicesStep, order.review, order.withdrawalTold, order.draft, verification.verified)', async ({
  page,
}) => {
  test.slow();
  const form = new OrderForm(page);
  await page.goto(address);
  await form.next();
  await form.next();
  await expect(page.getByText('Tarkista 9 kohtaa')).toBeVisible();
  await expectAccessible(page);
  await form.person('241270-9551');
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
  await expect(page.getByText('14 päivää tilausvahvistuksesta. Syytä ei tarvitse kertoa.')).toBeVisible();
  await expectAccessible(page);
  await expectNoOverflow(page);

  // What was typed is there again; the identity code is asked anew.
  await page.reload();
  await expect(page).toHaveURL(`${address}?step=person`);
  await expect(form.field('Henkilötunnus')).toHaveValue('');
  await expect(form.field('Sähköpostiosoite')).toHaveValue('veikko@kajo.example');
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('241270');
  await form.field('Henkilötunnus').fill('241270-9551');
  await form.next();
  await page.goBack();
  await page.goForward();
  await page.goto(`${address}?step=review`);
  await expect(page).toHaveURL(`${address}?step=person`);
  await form.field('Henkilötunnus').fill('241270-9551');
  for (const step of ['site', 'start', 'billing']) {
    await form.next();
    await expect(page).toHaveURL(`${address}?step=${step}`);
  }
  await form.next();
  await expect(page).toHaveURL(`${address}/vaps`);
  await form.next();
  for (const box of ['Olen lukenut', 'Pyydän, että toimitus']) await page.getByRole('checkbox', { name: box }).check();
  await page.getByRole('button', { name: 'Tilaa ja sitoudu maksamaan' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Vahvista tilaus tunnistautumalla' })).toBeFocused();
  expect(await page.evaluate(() => window.dataLayer?.filter(({ event }) => event !== 'pageView'))).toEqual([
    { event: 'contractFormPhase', phase: 'product' },
    { event: 'contractFormPhase', phase: 'person' },
    ...['site', 'start', 'billing', 'services', 'review'].map((phase) => ({
      event: 'contractFormPhase',
      phase,
    })),
  ]);

  await page.getByRole('link', { name: 'Tunnistaudu pankkitunnuksilla' }).click();
  const provider = new IdentityProvider(page);
  await provider.chooserHeading.waitFor();
  await page.getByRole('button', { name: 'OP', exact: true }).click();
  await provider.choosePerson('Veikko Hirvonen');
  await expect(page.getByRole('heading', { level: 1, name: 'Kiitos tilauksesta' })).toBeVisible();
  await expect(page).toHaveURL('/order/verified');
  await expectAccessible(page);
});

test('a product that is not there is told, and counted once (order.product, order.interruption)', async ({
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
