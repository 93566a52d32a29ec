import { strangerFilledIn } from '../../machines/order/model/parts.ts';
import { model } from '../../machines/order/order.model.ts';
import { arrive } from '../model/runner/arrival.ts';
import { expect, expectAccessible, expectNoOverflow, test } from './fixtures.ts';
import { KeptOrder } from './pages/keptOrder.ts';
import { IdentityProvider } from './pages/signIn.ts';

test('who gives up at the bank comes back to what waits, and Back leads to what came of it (verification.notGiven, verification.back)', async ({
  page,
  context,
  server,
}) => {
  test.slow();
  await arrive({ page, context, url: server.url, withClone: server.withClone }, model, strangerFilledIn);
  const order = new KeptOrder(page, strangerFilledIn);
  await order.open();
  await order.submit.click();
  await order.toBank.click();
  await new IdentityProvider(page).cancel.click();
  await expect(page).toHaveURL('/order/verify?proof=cancelled');
  await expect(page.getByRole('heading', { level: 1, name: 'Tunnistautuminen jäi kesken' })).toBeVisible();
  await expect(page.getByText(/^\d+ min \(klo /)).toBeVisible();
  await expectAccessible(page);
  await expectNoOverflow(page);
  await expect(page.getByRole('link', { name: '020 1234 500' }).first()).toBeVisible();

  await page.getByRole('link', { name: 'Takaisin tilaukseen' }).click();
  await expect(order.proof).toBeVisible();
  await expect(page.getByText(/^\d+ min \(klo /)).toBeVisible();

  await order.prove();
  await expect(order.thanks).toBeVisible();
  await expect(page).toHaveURL('/order/verified');
  for (const go of ['goBack', 'goBack', 'goForward'] as const) {
    await page[go]();
    await expect(page).toHaveURL('/order/verified');
    await expect(order.thanks).toBeVisible();
  }
});
