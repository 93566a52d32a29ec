import { expect, expectAccessible, expectNoOverflow, test } from './fixtures.ts';
import { OrderForm } from './pages/order.ts';

const address = '/contract/campaign/tarjous/template/kiintea-24';

test('who does not take a price offer asks to be called, and orders nothing (order.offerRejected) @left-out', async ({
  page,
}) => {
  const form = new OrderForm(page);
  await page.goto(address);
  await form.next();
  await expect(page.getByText('Tarkista yksi kohta')).toBeVisible();
  await page.getByRole('radio', { name: 'En' }).check();
  // Nothing more is asked than how to reach them.
  await expect(form.field('Millainen koti on?')).toHaveCount(0);
  await expect(form.field('Suosituskoodi')).toHaveCount(0);
  await form.next();
  await expect(page).toHaveURL(`${address}?step=person`);
  await expect(page.getByRole('heading', { level: 1, name: 'Pyydä yhteydenottoa' })).toBeFocused();
  await expect(form.field('Henkilötunnus')).toHaveCount(0);
  await expect(form.field('Katuosoite')).toHaveCount(0);
  await form.field('Etunimi').fill('Veikko');
  await form.field('Sukunimi').fill('Hirvonen');
  await form.field('Sähköpostiosoite').fill('veikko@kajo.example');
  await form.field('Puhelinnumero').fill('040 123 4567');
  await expectAccessible(page);
  await form.next();
  await expect(page.getByRole('heading', { level: 1, name: 'Tarkista ja lähetä' })).toBeFocused();
  await expect(page.getByText('En hyväksy tarjottua hintaa. Ottakaa minuun yhteyttä.')).toBeVisible();
  await expect(page.getByText('Tämä ei ole tilaus, eikä se sido mihinkään.')).toBeVisible();
  await expect(page.getByRole('checkbox')).toHaveCount(0);
  await expect(page.getByRole('button', { name: /sitoudu maksamaan/ })).toHaveCount(0);
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoOverflow(page);

  await page.reload();
  await page.getByRole('button', { name: 'Lähetä yhteydenottopyyntö' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Asiakaspalvelumme soittaa sinulle' })).toBeFocused();
  await expect(page.getByText(/^Mitään ei ole tilattu\. Soitamme numeroon .*123.?4567\.$/)).toBeVisible();
  await expect(page.getByText('Kiitos tilauksesta')).toHaveCount(0);
  await expectAccessible(page);
  await expectNoOverflow(page);
});

test('who takes it after all has every step, and is asked who they are (order.offerRejected)', async ({ page }) => {
  const form = new OrderForm(page);
  await page.goto(address);
  await page.getByRole('radio', { name: 'En' }).check();
  await form.next();
  await form.field('Etunimi').fill('Veikko');
  await form.field('Sukunimi').fill('Hirvonen');
  await form.field('Sähköpostiosoite').fill('veikko@kajo.example');
  await form.field('Puhelinnumero').fill('040 123 4567');
  await form.next();
  await expect(page).toHaveURL(`${address}?step=review`);
  await page.goto(address);
  await page.getByRole('radio', { name: 'Kyllä' }).check();
  await form.next();
  await expect(page.getByRole('heading', { level: 1, name: 'Tilaa sähkösopimus' })).toBeVisible();
  await expect(form.field('Etunimi')).toHaveValue('Veikko');
  await form.person('241270-9551');
  await form.next();
  await expect(page).toHaveURL(`${address}?step=site`);
});
