import { enter } from '../model/runner/person.ts';
import { expect, expectAccessible, expectNoOverflow, forgiveFailedCalls, test } from './fixtures.ts';
import { OrderForm, address } from './pages/order.ts';

test('an order that is under way for a place that is looked for is told of where the place is asked, not at the last step (order.underWayTold)', async ({
  page,
  server,
  watch,
}) => {
  await enter(page, server.url, 'Aino Mäkelä');
  const order = {
    orderNo: '88419999',
    orderedOn: '2026-11-20',
    productName: 'Kajo Kiinteä 12 kk',
    productKind: 'Electricity',
    place: 'Kuusikkotie 99, 33820 Tampere',
    awaits: 'deliverySite',
  };
  await page.route('**/api/contracts/customer/*', async (route) => {
    const answer = await (await route.fetch()).json();
    await route.fulfill({ json: { ...answer, ordersUnderWay: [order] } });
  });
  await page.goto(address);
  const form = new OrderForm(page);
  await form.next();
  await page.waitForURL('**?step=person');
  await form.next();
  await page.waitForURL('**?step=site');
  await form.address('Kuusikkotie');
  await form.field('Talon numero').fill('98');
  await form.field('Talon numero').press('Tab');
  const told = page.getByRole('alert').filter({ hasText: 'Tälle käyttöpaikalle on jo tilaus' });
  await expect(page.getByText('Käyttöpaikkaa ei löytynyt')).toBeVisible();
  await expect(told).toHaveCount(0);
  await form.field('Talon numero').fill('99');
  await form.field('Talon numero').press('Tab');
  await expect(told).toContainText('Kajo Kiinteä 12 kk, tilattu 20.11.2026, tilausnumero 8841 9999.');
  await expect(told.getByRole('link', { name: 'Omat sopimukset' })).toHaveAttribute('href', '/contracts');
  await expectAccessible(page);
  await expectNoOverflow(page);
  forgiveFailedCalls(watch, 404);
});
