import type { Locator, Page } from '@playwright/test';
import { filledIn } from '../../machines/order/model/parts.ts';
import { model } from '../../machines/order/order.model.ts';
import { arrive } from '../model/runner/arrival.ts';
import { expect, expectAccessible, expectNoOverflow, test } from './fixtures.ts';
import { OrderForm } from './pages/orderForm.ts';
import { signIn } from './pages/signIn.ts';

/** The value of a fact of the form, the review or what stands beside them. */
const fact = (page: Page, label: string | RegExp): Locator =>
  page
    .locator('main dl > div')
    .filter({ has: page.locator('dt', { hasText: label }) })
    .locator('dd');
const review = (page: Page) => page.getByRole('heading', { level: 1, name: 'Tarkista ja lähetä' });

test('who orders reads before the button all that was chosen and all that the law wants told (order.review, order.laterPrice, order.addressLine, order.billingTold, order.termsLinked)', async ({
  page,
}) => {
  test.slow();
  const form = new OrderForm(page);
  await page.goto('/contract/campaign/aloitus/template/hintaturva');
  await expect(fact(page, 'Energia 6 kuukauden jälkeen').first()).toHaveText('9,15 c/kWh');
  await page.getByRole('combobox', { name: 'Millainen koti on?' }).selectOption('Rivitalo');
  await page.getByRole('combobox', { name: 'Montako henkeä kotona asuu?' }).selectOption('3');
  await page.getByRole('checkbox', { name: 'Koti lämpiää sähköllä' }).check();
  await form.next();
  await form.person('241270-9551');
  await page.getByRole('radio', { name: 'Poste restante' }).check();
  await form.next();
  await form.address('Kuusikkotie');
  await form.next();
  await page.getByRole('radio', { name: 'Muutan' }).check();
  await form.next();
  await page.getByRole('radio', { name: 'Kirjeenä' }).check();
  await form.next();
  await expect(page).toHaveURL(/\/vaps$/);
  await expect(fact(page, 'Paperilasku')).toHaveText('2,50 €/kpl');
  await form.next();
  await expect(review(page)).toBeFocused();

  await expect(fact(page, 'Koti')).toHaveText('Rivitalo, 3 henkilöä, sähkölämmitys');
  await expect(fact(page, /^Postiosoite$/)).toHaveText('Poste restante, 33820 Tampere');
  await expect(fact(page, 'Laskutustapa')).toHaveText('Kirjeenä, 2,50 €/kpl');
  await expect(fact(page, /^Energia \d+\.\d+\.\d{4} alkaen$/).first()).toHaveText('9,15 c/kWh');
  await expect(fact(page, 'Myyjä')).toHaveText('Kajo Energia Oy, Y-tunnus 1234567-1');
  await expect(fact(page, 'Yhteystiedot')).toContainText('Kajokatu 1, PL 100, 33101 Tampere');
  await expect(fact(page, 'Yhteystiedot').getByRole('link', { name: '020 1234 500' })).toBeVisible();
  await expect(fact(page, 'Kesto').last()).toHaveText('Toistaiseksi, aloitushinta 6 kuukautta');
  await expect(fact(page, 'Irtisanomisaika')).toHaveText('14 päivää');
  await expect(fact(page, 'Maksaminen')).toHaveText('Maksuaikaa on vähintään 14 päivää laskun lähettämisestä.');
  await expect(fact(page, 'Jos olemme eri mieltä')).toContainText('kuluttaja\u00ADriita\u00ADlauta\u00ADkuntaan');
  await expect(fact(page, 'Peruutusoikeus').getByRole('link', { name: 'Peruuttamislomake' })).toBeVisible();
  const box = page.getByRole('checkbox', { name: 'Olen lukenut sopimusehdot ja hinnaston ja hyväksyn ne.' });
  const opened = page.waitForEvent('popup');
  await page.getByRole('link', { name: 'sopimusehdot', exact: true }).click();
  await (await opened).close();
  await expect(box).not.toBeChecked();
  await expect(page.getByRole('link', { name: 'hinnaston', exact: true })).toHaveAttribute(
    'href',
    '/api/documents/price-list?lang=fi',
  );
  await expectAccessible(page);
  await expectNoOverflow(page);
});

test('a customer reads whether the bill is one with the others, and when the present contract ends (order.review) @left-out', async ({
  page,
}) => {
  const form = new OrderForm(page);
  await signIn(page, 'Aino Mäkelä', '/contract/campaign/tarjous/template/kiintea-24');
  await page.getByRole('radio', { name: 'Kyllä' }).check();
  await form.next();
  await form.next();
  await form.address('Kuusikkotie');
  await form.next();
  await page.getByRole('radio', { name: 'Vaihdan sähkönmyyjää' }).check();
  await page.getByRole('checkbox', { name: 'Nykyinen sopimukseni on määräaikainen' }).check();
  const day = new Date(Date.now() + 20 * 86_400_000);
  const written = `${day.getDate()}.${day.getMonth() + 1}.${day.getFullYear()}`;
  await page.getByRole('group', { name: 'Määräajan viimeinen päivä' }).getByRole('textbox').fill(written);
  await form.next();
  await page.getByRole('radio', { name: 'Sähköpostilla' }).check();
  await form.next();
  await expect(review(page)).toBeFocused();
  await expect(fact(page, 'Hintatarjous')).toHaveText('Hyväksyn tarjotun hinnan. Sopimus alkaa sillä.');
  await expect(fact(page, 'Määräajan viimeinen päivä')).toHaveText(written);
  await expect(fact(page, /^Lasku$/)).toHaveText('Kaikki sopimukset samalla laskulla');
  await expect(fact(page, 'Laskutustapa')).toHaveText('Sähköpostilla, maksuton');
});

test('who sells what they produce is promised no right of withdrawal (order.withdrawalTold) @left-out', async ({
  page,
}) => {
  const form = new OrderForm(page);
  await signIn(page, 'Aino Mäkelä', '/contract/campaign/pientuotanto/template/pientuotanto');
  await form.next();
  await form.next();
  await form.address('Kuusikkotie');
  await form.next();
  await expect(page).toHaveURL(/step=start$/);
  const moving = page.getByRole('radio', { name: 'Muutan' });
  if (await moving.isVisible()) await moving.check();
  await form.next();
  await form.field('order.iban').fill('FI21 1234 5600 0007 85');
  await form.next();
  await expect(review(page)).toBeFocused();
  await expect(fact(page, 'Peruutusoikeus')).toHaveText(
    'Peruutusoikeutta ei ole, sillä tässä sopimuksessa myyjä olet sinä.',
  );
  await expect(fact(page, 'Ostaja')).toContainText('Kajo Energia Oy');
  await expect(page.getByText('14 päivän kuluessa')).toHaveCount(0);
  await expect(page.getByText('Tilaus sitoo vasta, kun olet lähettänyt sen.')).toBeVisible();
});

test('a price that follows the exchange is said to be on top of it, once, to companies without VAT (order.product) @left-out', async ({
  page,
}) => {
  await page.goto('/contract/campaign/talvi/template/porssi');
  await expect(page.getByText('Pörssihinta + marginaali 0,39 c/kWh')).toHaveCount(2);
  await expect(fact(page, 'Energia')).toHaveText('Pörssihinta + marginaali 0,39 c/kWh');
  await expect(fact(page, 'Pörssin keskihinta, 12 kk').first()).toHaveText('6,05 c/kWh');
  await page.goto('/contract/b2b/campaign/yritys/template/yritys-porssi');
  await expect(fact(page, 'Pörssin keskihinta, 12 kk').first()).toHaveText('4,82 c/kWh');
  await expect(page.getByText('Hinnat eivät sisällä arvonlisäveroa 25,5 %.').first()).toBeVisible();
});

test('a step that is changed leads back to the review, after a reload too; its heading names it (order.changed, flow.stepNamed) @left-out', async ({
  page,
  context,
  server,
}) => {
  await arrive({ page, context, url: server.url, withClone: server.withClone }, model, filledIn);
  const form = new OrderForm(page);
  for (const [part, to] of [
    ['Käyttöpaikka', 'site'],
    ['Laskutus', 'billing'],
  ] as const) {
    await page.goto(`${filledIn.address}?step=review`);
    await page.getByRole('button', { name: `Muuta kohtaa ${part}` }).press('Enter');
    await expect(page).toHaveURL(new RegExp(`step=${to}$`));
    await expect(page.getByRole('heading', { level: 1 })).toHaveAccessibleDescription(
      to === 'site' ? 'Käyttöpaikka, vaihe 3/7' : 'Laskutus, vaihe 5/7',
    );
    await expect(page.getByRole('button', { name: 'Jatka: Yhteenveto' })).toBeVisible();
    await form.goOn('review');
    await expect(review(page)).toBeFocused();
  }
});
