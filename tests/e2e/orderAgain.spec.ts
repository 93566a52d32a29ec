import type { Page } from '@playwright/test';
import { expect, expectAccessible, forgiveFailedCalls, test } from './fixtures.ts';
import { OrderForm, address } from './pages/order.ts';
import { IdentityProvider } from './pages/signIn.ts';

const code = '241270-9551';
const proofHeading = (page: Page) => page.getByRole('heading', { level: 1, name: 'Vahvista tilaus tunnistautumalla' });
const again = 'Kirjoita henkilötunnus uudelleen.';

/** The person of a form that is whole but for them: it goes to the review and is sent. */
async function sendAgain(form: OrderForm): Promise<void> {
  const { page } = form;
  await expect(page).toHaveURL(`${address}?step=person`);
  await expect(page.getByText(again)).toBeVisible();
  await expect(form.field('Sähköpostiosoite')).toHaveValue('veikko@kajo.example');
  await form.field('Henkilötunnus').fill(code);
  await form.next();
  // All else is kept.
  await expect(page).toHaveURL(`${address}?step=review`);
  await form.submit();
}

test('an order that waits for its proof, in a page that was loaded anew, is given up and gone on with (order.askedAgain, order.cancelled)', async ({
  page,
}) => {
  test.slow();
  const form = new OrderForm(page);
  await form.fillIn(code);
  await form.submit();
  await proofHeading(page).waitFor();
  await page.reload();
  await proofHeading(page).waitFor();
  await page.getByRole('button', { name: 'Keskeytä tilaus' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Tilaus on keskeytetty' })).toBeVisible();
  await page.getByRole('button', { name: 'Jatka tilausta' }).press('Enter');
  await sendAgain(form);
  await expect(proofHeading(page)).toBeVisible();
});

test('an order that did not arrive before the page was loaded anew asks for the identity code, and says why (order.askedAgain, order.reload) @left-out', async ({
  page,
  watch,
}) => {
  test.slow();
  const form = new OrderForm(page);
  await form.fillIn(code);
  await page.route('**/api/contract/order?initialImport=true', () => {});
  await form.submit();
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('drafts'))).toContain('"isSent":true');
  await page.unrouteAll();
  await page.reload();
  await expect(page.getByText('Tilaus ei mennyt perille')).toBeVisible();
  await sendAgain(form);
  await expect(proofHeading(page)).toBeVisible();
  forgiveFailedCalls(watch, 404);
});

test('a copy of the form in another tab changes nothing of what is sent here, and is told of (order.sentElsewhere) @left-out', async ({
  page,
  context,
  watch,
}) => {
  test.slow();
  const form = new OrderForm(page);
  await form.fillIn(code);
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('drafts'))).toContain('"services"]');
  const [other] = await Promise.all([
    context.waitForEvent('page'),
    page.evaluate((to) => void window.open(`${to}?step=person`), address),
  ]);
  const copy = new OrderForm(other);
  await copy.field('Sähköpostiosoite').fill('toinen@kajo.example');
  await copy.field('Henkilötunnus').fill(code);
  await copy.next();
  await expect(other).toHaveURL(`${address}?step=review`);
  await copy.submit();
  await proofHeading(other).waitFor();
  await expect(page.getByText('veikko@kajo.example')).toBeVisible();
  await form.submit();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Lähetit lomakkeen jo toisessa välilehdessä.');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Tee uusi tilaus' }).press('Enter');
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
  await expect(page.getByText('veikko@kajo.example')).toBeVisible();
  await form.submit();
  await expect(proofHeading(page)).toBeVisible();
  forgiveFailedCalls(watch, 422);
});

test('what was proven at the bank is forgotten in the tab, and the form begins anew (draft.sent) @left-out', async ({
  page,
}) => {
  test.slow();
  const form = new OrderForm(page);
  await form.fillIn(code);
  await form.submit();
  await page.getByRole('link', { name: 'Tunnistaudu pankkitunnuksilla' }).click();
  const provider = new IdentityProvider(page);
  await provider.chooserHeading.waitFor();
  await page.getByRole('button', { name: 'OP', exact: true }).click();
  await provider.choosePerson('Veikko Hirvonen');
  await expect(page.getByRole('heading', { level: 1, name: 'Kiitos tilauksesta' })).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem('drafts'))).toBeNull();
  await page.goto(address);
  await expect(page.getByRole('button', { name: /^Jatka: / })).toBeVisible();
  await expect(page.getByText('Jatkat luonnoksesta')).toHaveCount(0);
});
