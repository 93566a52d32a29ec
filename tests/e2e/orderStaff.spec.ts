import type { Page } from '@playwright/test';
import { demoPerson } from '../orders/ordering.ts';
import { subOf } from '../model/runner/person.ts';
import { expect, expectAccessible, expectNoOverflow, forgiveFailedCalls, test } from './fixtures.ts';
import { BackupPage } from './pages/backup.ts';
import { OrderForm } from './pages/order.ts';
import { signIn } from './pages/signIn.ts';

const landing = '/backup/campaign/talvi';
const address = `${landing}/template/kiintea-24`;
const service = '/backup/vas/campaign/vas/template/hairioturva';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** From where it is delivered to the review. */
async function fillsSupply(page: Page, form: OrderForm): Promise<void> {
  await expect(page).toHaveURL(/\?use=5000&step=site$/);
  await form.address('Kuusikkotie');
  await form.next();
  await page.getByRole('radio', { name: 'Asiakas muuttaa' }).check();
  await form.next();
  await page.getByRole('radio', { name: 'Sähköpostilla' }).check();
  await form.next();
  await expect(page).toHaveURL(`${address}/vaps?use=5000`);
  await form.next();
  await expect(heading(page, 'Tarkista ja lähetä')).toBeFocused();
}

/** At the review of a service: where it is sold, and the boxes of the person. */
async function fillsServiceReview(page: Page, form: OrderForm): Promise<void> {
  await expect(heading(page, 'Tarkista ja lähetä')).toBeFocused();
  await form.field('Myyntikanava').selectOption('Asiakaspalvelu');
  await form.field('Myyntipiste').selectOption('Asiakaspalvelu, Tampere');
  await agreesToService(page);
}

async function agreesToService(page: Page): Promise<void> {
  for (const box of await page.getByRole('checkbox', { name: /Olen lukenut|saa antaa nimeni/ }).all())
    await box.check();
}

async function agrees(page: Page): Promise<void> {
  for (const box of ['Olen lukenut', 'Pyydän, että toimitus']) await page.getByRole('checkbox', { name: box }).check();
}

test('an employee orders from the campaign to the receipt for somebody who is no customer yet (order.staffPage, order.salesLists, order.loadedAnew, flow.step, campaign.staff)', async ({
  page,
}) => {
  test.slow();
  const form = new OrderForm(page);
  await signIn(page, 'Kaisa Lehtonen', landing);
  await page.getByRole('link', { name: 'Valitse Kajo Kiinteä 24 kk' }).click();
  await expect(page).toHaveURL(`${address}?use=5000`);
  await form.next();
  // Nobody is open: it is not the employee who orders.
  await expect(form.field('Etunimi')).toBeVisible();
  await expect(page.getByRole('main').getByText('Kaisa Lehtonen')).toHaveCount(0);
  await expect(page.getByText('Asiakasta ei ole avattu tähän tilaukseen.')).toBeVisible();
  await form.person('010190-901R');
  await form.next();
  await expect(page.getByText('Tilaaja on Veikko Hirvonen')).toBeVisible();
  await fillsSupply(page, form);
  await expectAccessible(page);
  await expectNoOverflow(page);
  const send = page.getByRole('button', { name: 'Lähetä tilaus' });
  await agrees(page);
  await send.click();
  // Where it is sold is chosen on each order.
  await expect(page.getByText('Tarkista kaksi kohtaa')).toBeVisible();
  await expect(form.field('Myyntikanava').getByRole('option')).toHaveText(['Valitse', 'Asiakaspalvelu', 'Puhelin']);
  await form.field('Myyntikanava').selectOption('Asiakaspalvelu');
  await form.field('Myyntipiste').selectOption('Asiakaspalvelu, Tampere');
  await send.click();
  await expect(heading(page, 'Kiitos tilauksesta')).toBeFocused();
  await expect(page.getByText('Vahvistus on matkalla asiakkaan sähköpostiin.')).toBeVisible();
  await expect(page.getByRole('main')).toContainText('TilaajaVeikko Hirvonen');
  await expectAccessible(page);
  // It stands in the place of the steps: one Back leaves them all.
  await page.goBack();
  await expect(page).toHaveURL(landing);
  await page.goForward();
  // The receipt is there again; of who it was typed for the tab keeps nothing, and says so.
  await expect(page).toHaveURL(/[?&]step=sent/);
  await expect(heading(page, 'Kiitos tilauksesta')).toBeVisible();
  await expect(page.getByText('Veikko Hirvonen')).toHaveCount(0);
  await expect(page.getByRole('main')).toContainText('TilaajaNimi näkyy vain heti lähetyksen jälkeen');
  await expectAccessible(page);
  await page.getByRole('main').getByRole('link', { name: 'Siirry työpöydälle' }).click();
  await expect(page).toHaveURL('/backup');
});

test('Back to the receipt of an order without a customer never shows that of the one after it (order.loadedAnew) @left-out', async ({
  page,
}) => {
  test.slow();
  const form = new OrderForm(page);
  const numbers: string[] = [];
  const number = page.getByText(/^\d{4}\s\d{4}$/);
  await signIn(page, 'Kaisa Lehtonen', '/backup');
  for (const code of ['020290-9027', '030390-904R']) {
    await page.goto(service);
    await form.next();
    await form.person(code);
    await form.next();
    await fillsServiceReview(page, form);
    await page.getByRole('button', { name: 'Lähetä tilaus' }).click();
    await expect(heading(page, 'Kiitos tilauksesta')).toBeFocused();
    numbers.push((await number.textContent()) ?? '');
    await page.reload();
    await expect(number).toHaveText(numbers.at(-1) ?? '');
  }
  await page.goBack();
  await expect(page).toHaveURL(service);
  await expect(page.getByRole('button', { name: /^Jatka: / })).toBeVisible();
  await expect(page.getByText(numbers[1] ?? '')).toHaveCount(0);
  await page.goForward();
  await expect(number).toHaveText(numbers[1] ?? '');
});

test('a consumer who was called gets an offer, from an agent who says under whose id they sell, for the customer who is open (order.staffPage, order.telephone, acting.salesAgentPage)', async ({
  page,
  server,
}) => {
  test.slow();
  const form = new OrderForm(page);
  const backup = new BackupPage(page);
  await server.withClone(subOf('Aino Mäkelä'), async (ids) => {
    await signIn(page, 'Marko Ranta', '/backup');
    await backup.open(ids['40127731'] ?? '', 'Aino Mäkelä');
    await expect(backup.bar).toContainText('Aino Mäkelä');
    await page.goto(landing);
    await page.getByRole('link', { name: 'Valitse Kajo Kiinteä 24 kk' }).click();
    // From the beginning on, and not only where it is sent.
    await expect(page.getByText('Myyjätunnus puuttuu')).toBeVisible();
    await form.next();
    await expect(page.getByRole('main').getByText('Aino Mäkelä')).toBeVisible();
    await expect(form.field('Henkilötunnus')).toHaveCount(0);
    await form.next();
    await fillsSupply(page, form);
    await expect(page.getByText('Myyjätunnus puuttuu')).toBeVisible();
    const asOffer = page.getByRole('checkbox', { name: 'Lähetetään tarjouksena' });
    await expect(asOffer).not.toBeChecked();
    await form.field('Myyntikanava').selectOption('Messut');
    await expect(page.getByRole('button', { name: 'Lähetä tilaus' })).toBeVisible();
    const terms = page.getByRole('checkbox', { name: 'Olen lukenut' });
    await expect(terms).toHaveCount(1);
    await form.field('Myyntikanava').selectOption('Puhelin');
    // The customer ticks what binds, when they accept it.
    await expect(terms).toHaveCount(0);
    await expect(asOffer).toBeChecked();
    await asOffer.click();
    await expect(asOffer).toBeChecked();
    await form.field('Myyntipiste').selectOption('Puhelinmyynti');
    await expectAccessible(page);

    await page.getByRole('main').getByRole('link', { name: 'Siirry työpöydälle' }).click();
    await page.getByRole('textbox', { name: 'Myyjätunnus' }).fill('88301');
    await page.getByRole('button', { name: 'Tallenna tunnus' }).click();
    await expect(backup.bar).toContainText('88301');
    await page.goto(`${address}?step=review`);
    await expect(page.getByText('Myyjätunnus puuttuu')).toHaveCount(0);
    // What was chosen is there again.
    await expect(form.field('Myyntikanava')).toHaveValue('Puhelin');
    await page.getByRole('button', { name: 'Lähetä tarjous' }).click();
    await expect(heading(page, 'Tarjous on lähetetty')).toBeVisible();
    await expect(page.getByText('Tarjous on matkalla asiakkaan sähköpostiin.')).toBeVisible();
    await expect(page.getByText('Tarjouksen numero')).toBeVisible();
  });
});

test('what keeps an employee’s order from being taken is told, with the way on (order.refused)', async ({
  page,
  watch,
}) => {
  test.slow();
  const form = new OrderForm(page);
  await signIn(page, 'Kaisa Lehtonen', service);
  await form.next();
  await form.person('180893Y927Y');
  await form.next();
  await fillsServiceReview(page, form);
  const send = page.getByRole('button', { name: 'Lähetä tilaus' });
  await send.click();
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText('Nimi ei vastaa henkilötunnusta');
  await alert.getByRole('button', { name: 'Tilaajan tiedot' }).click();
  await expect(page).toHaveURL(`${service}?step=person`);

  await form.field('Etunimi').fill('Aino');
  await form.field('Sukunimi').fill('Mäkelä');
  await form.field('Henkilötunnus').fill('120385-9037');
  await form.next();
  // Another person agrees anew.
  await expect(page.getByText(/^Tilaaja vaihtui tai .+ joten poistimme rastit\./)).toBeVisible();
  await agreesToService(page);
  await send.click();
  await expect(alert).toContainText('Avaa ensin asiakas');
  await expectAccessible(page);
  await alert.getByRole('link', { name: 'Siirry työpöydälle' }).click();
  await expect(page).toHaveURL('/backup');
  forgiveFailedCalls(watch, 400, 403);
});

test('an order for somebody who turns out to be a customer goes on once they are opened (order.refused, draft.opened)', async ({
  page,
  server,
  watch,
}) => {
  test.slow();
  const form = new OrderForm(page);
  const backup = new BackupPage(page);
  const aino = demoPerson('Mäkelä');
  await server.withClone(aino.sub, async (ids) => {
    await signIn(page, 'Kaisa Lehtonen', service);
    await form.next();
    await form.person(ids[aino.identityCode] ?? '');
    await form.field('Sähköpostiosoite').fill('toinen.osoite@kajo.example');
    await form.next();
    await fillsServiceReview(page, form);
    const send = page.getByRole('button', { name: 'Lähetä tilaus' });
    await send.click();
    const alert = page.getByRole('main').getByRole('alert');
    await expect(alert).toContainText('Avaa ensin asiakas');
    await alert.getByRole('link', { name: 'Siirry työpöydälle' }).click();
    await backup.usual('Asiakas soitti').click();
    await page.getByRole('button', { name: /^Avaa asiakkaan .* tiedot$/ }).click();
    await expect(page).toHaveURL(`${service}?step=review`);
    await expect(backup.bar).toContainText('Aino Mäkelä');
    await expect(page.getByText('toinen.osoite@kajo.example')).toBeVisible();
    await expect(form.field('Myyntipiste')).toHaveValue(/./);
    await expectAccessible(page);
    await send.click();
    await expect(heading(page, 'Kiitos tilauksesta')).toBeFocused();
    forgiveFailedCalls(watch, 403);
  });
});

test('who has no channels is told, and cannot send; what was typed goes when the customer is closed, which is asked first (order.salesLists, draft.mandate, acting.stop) @left-out', async ({
  page,
}) => {
  const form = new OrderForm(page);
  // She has a customer open from the first, who does not have the service.
  await signIn(page, 'Hanna Sirén', service.replace('hairioturva', 'latausohjaus'));
  await expect(page.getByText('Et voi vielä myydä')).toBeVisible();
  await form.next();
  await form.next();
  await page.getByRole('radio', { name: 'Sähköpostilla' }).check();
  await form.next();
  await expect(page.getByText('Et voi vielä myydä')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Lähetä tilaus' })).toBeDisabled();
  const drafts = () => page.evaluate(() => sessionStorage.getItem('drafts'));
  await expect.poll(drafts).not.toBeNull();
  const stop = new BackupPage(page).bar.getByRole('button', { name: 'Lopeta' });
  await stop.click();
  const dialog = page.getByRole('dialog', { name: 'Lopetetaanko asiointi?' });
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Jatka lomaketta' }).last().click();
  await expect(dialog).toHaveCount(0);
  await stop.click();
  await dialog.getByRole('button', { name: 'Lopeta asiointi' }).click();
  await expect(page).toHaveURL('/backup');
  await expect.poll(drafts).toBeNull();
});

for (const path of [address, `${address}/vaps`, service]) {
  test(`for everyone else ${path} is empty (order.staffPage, staff.others) @left-out`, async ({ page }) => {
    await signIn(page, 'Aino Mäkelä', path);
    await expect(page).toHaveTitle('Tilaus – Oma Kajo');
    await expect(page.getByRole('main')).toHaveText('');
  });
}

test('an order that was begun without a customer says that another tab has opened one, and goes on when that is closed (acting.changedElsewhere)', async ({
  page,
  context,
}) => {
  const here = new BackupPage(page);
  const form = new OrderForm(page);
  await signIn(page, 'Kaisa Lehtonen', address);
  await form.next();
  await form.field('Etunimi').fill('Veikko');
  const other = await context.newPage();
  await other.goto('/backup');
  const there = new BackupPage(other);
  await there.open('70031180', 'As. Oy Kuusikkorinne');
  const notice = here.bar.getByRole('alert').filter({ hasText: 'Asiakas avattiin toisessa välilehdessä' });
  await expect(notice).toContainText('As. Oy Kuusikkorinne');
  await expect(notice).toContainText('on tallessa');
  await expectAccessible(page);
  await expectNoOverflow(page);
  await here.stop.click();
  await expect(notice).toHaveCount(0);
  await page.goto(`${address}?step=person`);
  await expect(form.field('Etunimi')).toHaveValue('Veikko');
});
