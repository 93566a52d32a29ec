import type { Page } from '@playwright/test';
import { strangerFilledIn } from '../../machines/order/model/parts.ts';
import { model } from '../../machines/order/order.model.ts';
import { arrive } from '../model/runner/arrival.ts';
import { expect, expectAccessible, expectNoOverflow, forgiveFailedCalls, test } from './fixtures.ts';
import { KeptOrder } from './pages/keptOrder.ts';

/** The link for another device, as a person copies it. */
async function linkOf(page: Page): Promise<string> {
  await page.getByText('Tunnistaudu toisella laitteella').click();
  return page.getByRole('textbox', { name: 'Linkki' }).inputValue();
}

test('an order is proven on another device, by a link that acts on a press alone (verification.link, verification.elsewhere)', async ({
  page,
  context,
  server,
  browser,
}) => {
  test.slow();
  await arrive({ page, context, url: server.url, withClone: server.withClone }, model, strangerFilledIn);
  const order = new KeptOrder(page, strangerFilledIn);
  await order.open();
  await order.submit.click();
  await expect(order.proof).toBeVisible();
  const link = await linkOf(page);
  await expectAccessible(page);

  // What opens a link to look at it, as a messenger does, takes nothing from whoever it is meant for.
  const phone = await browser.newContext({ baseURL: server.url, viewport: { width: 390, height: 844 } });
  const there = new KeptOrder(await phone.newPage(), strangerFilledIn);
  const [id = '', verifier = ''] = new URL(link).hash.slice(1).split('.');
  // Nor does the way to the bank itself, opened by anything but a press on the page.
  for (const opened of [link, link, `/order/redirect/${id}/${verifier}`]) {
    await there.page.goto(opened);
    await expect(there.proof).toBeVisible();
    await expect(there.page).toHaveURL('/order/verify');
  }
  await expect(there.page.getByText(/^\d+ min \(klo /)).toBeVisible();
  await expect(there.page.getByText('Kajo Kiinteä')).toHaveCount(0);
  await expectAccessible(there.page);
  await expectNoOverflow(there.page);
  await there.prove();
  await expect(there.thanks).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Henkilöllisyytesi on vahvistettu' })).toBeVisible();

  // What is over is said there too.
  await there.page.goto('/contract');
  await there.page.goto(link);
  await expect(there.page.getByRole('heading', { level: 1, name: 'Henkilöllisyytesi on vahvistettu' })).toBeVisible();
  await phone.close();
});

test('the link of what was given up says so, and so does that of nothing (verification.link, verification.unknown) @left-out', async ({
  page,
  context,
  server,
  watch,
}) => {
  await arrive({ page, context, url: server.url, withClone: server.withClone }, model, strangerFilledIn);
  const order = new KeptOrder(page, strangerFilledIn);
  await order.open();
  await order.submit.click();
  await expect(order.proof).toBeVisible();
  const link = await linkOf(page);
  const other = await context.newPage();
  await other.goto(link);
  await other.getByRole('button', { name: 'Keskeytä tilaus' }).click();
  await expect(other).toHaveURL('/order/verification-error?code=VERIFICATION_CANCELLED');
  await expect(page.getByRole('heading', { level: 1, name: 'Tilaus on keskeytetty' })).toBeVisible();
  await other.goto('/order/verify#5f0c9a52-6f0e-4d0e-9a55-0a4f0c1f8d11.c2VjcmV0c2VjcmV0c2Vjcg');
  await expect(other).toHaveURL('/order/verification-error?code=ORDER_NOT_FOUND');
  forgiveFailedCalls(watch, 404);
});
