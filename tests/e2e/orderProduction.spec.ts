import { enterAs, subOf } from '../model/runner/person.ts';
import { expect, expectAccessible, test } from './fixtures.ts';
import { OrderForm } from './pages/order.ts';

const address = '/contract/campaign/pientuotanto/template/pientuotanto';
const iban = 'FI21 1234 5600 0007 85';

test('who sells what they produce says to which account it is paid, and the browser keeps none of it (order.billing, order.draft, order.account)', async ({
  page,
  server,
}) => {
  test.slow();
  const form = new OrderForm(page);
  const sub = subOf('Sari Peltoniemi-Järvinen');
  await server.withClone(sub, async (ids) => {
    await enterAs(page, server.url, ids[sub] ?? '');
    await page.goto(address);
    await form.next();
    await form.next();
    await expect(page).toHaveURL(`${address}?step=site`);
    await form.address('Kuusikkotie');
    await form.next();
    await form.next();
    await expect(page.getByRole('heading', { name: 'Mille tilille maksamme?' })).toBeVisible();
    await form.next();
    await expect(page.getByText('Tarkista yksi kohta')).toBeVisible();
    await form.field('Tilinumero (IBAN)').fill('FI21 1234 5600 0007 86');
    await form.next();
    await expect(page).toHaveURL(`${address}?step=billing`);
    await form.field('Tilinumero (IBAN)').fill(iban);
    await expectAccessible(page);
    await form.next();
    await expect(page.getByText('•••• 0785')).toBeVisible();
    await page.reload();
    // It is asked anew.
    await expect(page).toHaveURL(`${address}?step=billing`);
    await expect(form.field('Tilinumero (IBAN)')).toHaveValue('');
    expect(await page.evaluate(() => JSON.stringify([window.sessionStorage, window.localStorage]))).not.toMatch(
      /5600|0785/,
    );
    await form.field('Tilinumero (IBAN)').fill(iban.toLowerCase().replaceAll(' ', ''));
    await form.next();
    await page.getByRole('checkbox', { name: 'Olen lukenut' }).check();
    await page.getByRole('button', { name: 'Lähetä tilaus' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Kiitos tilauksesta' })).toBeFocused();
    await expect(page.getByText('Maksamme hyvitykset tilillesi.')).toBeVisible();
  });
});
