import type { Page } from '@playwright/test';
import { subOf } from '../model/runner/person.ts';
import { demoPerson } from '../orders/ordering.ts';
import { linkMailed, mailWith } from '../support/mails.ts';
import { expect, expectAccessible, expectNoOverflow, test } from './fixtures.ts';
import { BackupPage } from './pages/backup.ts';
import { OrderForm } from './pages/orderForm.ts';
import { signIn } from './pages/signIn.ts';

const company = 'Kiinteistö Oy Pyynikintori';
const businessId = '9311807-4';

/** `7002 8846`. */
const inGroups = (number: string) => number.replaceAll(/(\d{4})(?=\d)/g, '$1 ');

const fact = (page: Page, label: string) =>
  page
    .locator('dt')
    .filter({ hasText: new RegExp(`^${label}$`) })
    .locator('xpath=following-sibling::dd[1]')
    .first();

/** For which company it is. */
async function expectNamed(page: Page, customerNo: string): Promise<void> {
  await expect(fact(page, 'Yritys')).toHaveText(company);
  await expect(fact(page, 'Y-tunnus')).toHaveText(businessId);
  await expect(fact(page, 'Asiakasnumero')).toHaveText(inGroups(customerNo));
}

test('an offer to a company that is a customer names it in the review, on the receipt, in its mail, where it is accepted and then; its prices are without VAT, and say so (order.companyTold, order.vatTold, order.staffPage, offer.page)', async ({
  page,
  server,
  browser,
}) => {
  test.slow();
  const form = new OrderForm(page);
  const backup = new BackupPage(page);
  const pekka = demoPerson('Korhonen');
  await server.withClone(subOf('Pekka Korhonen'), async (ids) => {
    const customerNo = ids['70028846'] ?? '';
    await signIn(page, 'Kaisa Lehtonen', '/backup');
    await backup.open(customerNo, company);
    await expect(backup.bar).toContainText(company);
    await page.goto('/backup/campaign/b2b');
    await page.getByRole('link', { name: 'Valitse Kajo Kiinteä Yritys 24 kk' }).click();
    await form.goOn('person');
    await expectNamed(page, customerNo);
    await form.fill({
      'order.firstName': 'Pekka',
      'order.lastName': 'Korhonen',
      'order.identityCode': ids[pekka.identityCode] ?? '',
    });
    await form.goOn('site');
    // Of forty of its own sites none is meant.
    await page.getByRole('combobox', { name: 'Asiakkaan käyttöpaikat' }).selectOption('Muu paikka');
    await form.address('Kuusikkotie');
    await form.goOn('start');
    await page.getByRole('radio', { name: 'Asiakas muuttaa' }).check();
    await form.goOn('billing');
    await page.getByRole('radio', { name: 'Kirjeenä' }).check();
    await form.next();
    const review = page.getByRole('heading', { level: 1, name: 'Tarkista ja lähetä' });
    await expect(review.or(page.getByText('Haluatko lisäpalveluja?')).first()).toBeVisible();
    if (!(await review.isVisible())) await form.next();
    await expect(review).toBeVisible();
    await expectNamed(page, customerNo);
    await expect(fact(page, 'Tilaaja')).toHaveText('Pekka Korhonen');
    await expect(fact(page, 'Energia')).toHaveText('6,90 c/kWh, alv 0 %');
    await expect(fact(page, 'Laskutustapa')).toHaveText(/^Kirjeenä, [\d,]+\s€\/kpl, alv 0\s%$/);
    await expectAccessible(page);
    await expectNoOverflow(page);
    await page.getByRole('combobox', { name: 'Myyntikanava' }).selectOption('Puhelin');
    await page.getByRole('combobox', { name: 'Myyntipiste' }).selectOption('Asiakaspalvelu, Tampere');
    await page.getByRole('checkbox', { name: 'Lähetetään tarjouksena' }).check();
    await page.getByRole('button', { name: 'Lähetä tarjous' }).press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Tarjous on lähetetty' })).toBeVisible();
    await expectNamed(page, customerNo);
    await expect(fact(page, 'Tilaaja')).toHaveText('Pekka Korhonen');

    const mail = await mailWith(server.url, inGroups(customerNo));
    for (const said of [company, businessId, 'Energian hinta, alv 0', '6,90']) expect(mail).toContain(said);
    expect(mail).not.toContain('sis. alv');
    const link = await linkMailed(server.url, '/order/offer', inGroups(customerNo));
    // Whoever got the mail opens it in a browser of their own.
    const theirs = await (await browser.newContext({ baseURL: server.url, locale: 'fi-FI' })).newPage();
    await theirs.goto(link);
    await expectNamed(theirs, customerNo);
    await expect(fact(theirs, 'Energia')).toHaveText('6,90 c/kWh, alv 0 %');
    await expectAccessible(theirs);
    await expectNoOverflow(theirs);
    for (const box of await theirs.getByRole('main').getByRole('checkbox').all()) await box.check();
    await theirs.getByRole('button', { name: 'Hyväksy tarjous ja sitoudu maksamaan' }).press('Enter');
    await expect(theirs.getByRole('heading', { level: 1, name: 'Tarjous on hyväksytty' })).toBeVisible();
    await expectNamed(theirs, customerNo);
    await theirs.context().close();
  });
});
