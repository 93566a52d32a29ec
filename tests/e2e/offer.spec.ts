import { enter, enterAs } from '../model/runner/person.ts';
import { demoPerson } from '../orders/ordering.ts';
import { expect, expectAccessible, expectNoOverflow, forgiveFailedCalls, test } from './fixtures.ts';
import { BackupPage } from './pages/backup.ts';
import { offered } from './pages/offer.ts';

test('what was offered on the telephone is read and accepted by the mail’s link, and is the customer’s contract then (offer.mail, offer.page, offer.press, offer.secret, offer.receipt)', async ({
  page,
  server,
}) => {
  test.slow();
  const mika = demoPerson('Salo');
  await server.withClone(mika.sub, async (ids) => {
    const person = { firstName: 'Mika', lastName: 'Salo', identityCode: ids[mika.identityCode] ?? '' };
    const billing = {
      method: 'emailInvoice',
      bankId: null,
      eInvoiceAddress: null,
      operator: null,
      address: null,
      isCombined: true,
    } as const;
    const link = await offered(server.url, { person, billing });
    const [, secret = ''] = link.split('#');
    const addresses: string[] = [];
    page.on('request', (request) => addresses.push(request.url()));
    await page.goto(link);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1, name: 'Tarjous sinulle' })).toBeVisible();
    for (const told of ['Sähköpostilla, maksuton', '7,49 c/kWh', 'Hämeenpuisto 14 C', '24 kuukautta', 'Kajo Energia'])
      await expect(main.getByText(told).first()).toBeVisible();
    await expect(main.getByRole('link', { name: 'Sähkönmyyntiehdot' })).toBeVisible();
    await expectAccessible(page);
    await expectNoOverflow(page);
    expect(new URL(page.url()).hash).toBe('');
    expect(addresses.filter((address) => address.replace(/#.*/, '').includes(secret))).toEqual([]);
    const kept = await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...window.localStorage }]));
    expect(kept).not.toContain(secret);

    const accept = main.getByRole('button', { name: 'Hyväksy tarjous ja sitoudu maksamaan' });
    await accept.click();
    await expect(main.getByText('Rastita kohta, jos haluat jatkaa.').first()).toBeVisible();
    for (const box of await main.getByRole('checkbox').all()) await box.check();
    await accept.press('Enter');
    await expect(main.getByRole('heading', { level: 1, name: 'Tarjous on hyväksytty' })).toBeVisible();
    await expect(main.getByRole('link', { name: 'Peruuta sopimus tästä' })).toHaveAttribute('href', '/withdrawal');
    await expectAccessible(page);

    // The link tells it once more; who signs in is the customer.
    await page.goto('/');
    await page.goto(link);
    await expect(main.getByRole('heading', { level: 1, name: 'Tarjous on hyväksytty' })).toBeVisible();
    await enterAs(page, server.url, ids[mika.sub] ?? '');
    await page.goto('/contracts');
    await expect(main.getByRole('link', { name: 'Kajo Kiinteä 24 kk' })).toBeVisible();
  });
});

test('what was offered on the telephone is declined by a second press, and stays so (offer.decline, offer.declined) @left-out', async ({
  page,
  server,
}) => {
  const link = await offered(server.url);
  await page.goto(link);
  const main = page.getByRole('main');
  const box = main.getByRole('checkbox').first();
  await box.check();
  const decline = main.getByRole('button', { name: 'En hyväksy', exact: true });
  const dialog = page.getByRole('dialog', { name: 'Etkö hyväksy tarjousta?' });
  await decline.press('Enter');
  await expect(dialog).toContainText('Mitään ei tilata');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Palaa tarjoukseen' }).press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(decline).toBeFocused();
  await expect(box).toBeChecked();
  await decline.press('Enter');
  await dialog.getByRole('button', { name: 'Hylkää tarjous' }).press('Enter');
  const declined = main.getByRole('heading', { level: 1, name: 'Et hyväksynyt tarjousta' });
  await expect(declined).toBeFocused();
  await expect(main.getByText('Mitään ei ole tilattu')).toBeVisible();
  await expectAccessible(page);
  await expectNoOverflow(page);
  // The link tells it once more, in each language.
  for (const [language, name] of [
    ['fi', 'Et hyväksynyt tarjousta'],
    ['sv', 'Du har avböjt offerten'],
    ['en', 'You have declined the offer'],
  ]) {
    await page.goto('/');
    await page.goto(link.replace(/lang=\w\w/, `lang=${language}`));
    await expect(main.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(main.getByRole('button')).toHaveCount(0);
  }
});

test('who declines what was accepted elsewhere meanwhile is told so, with its number and where one withdraws (offer.decline, offer.receipt) @left-out', async ({
  page,
  context,
  server,
  watch,
}) => {
  const mika = demoPerson('Salo');
  await server.withClone(mika.sub, async (ids) => {
    const person = { firstName: 'Mika', lastName: 'Salo', identityCode: ids[mika.identityCode] ?? '' };
    const link = await offered(server.url, { person });
    const main = page.getByRole('main');
    await page.goto(link);
    await expect(main.getByRole('heading', { level: 1, name: 'Tarjous sinulle' })).toBeVisible();
    const other = await context.newPage();
    await other.goto(link);
    await expect(other.getByRole('heading', { level: 1, name: 'Tarjous sinulle' })).toBeVisible();
    for (const box of await other.getByRole('checkbox').all()) await box.check();
    await other.getByRole('button', { name: 'Hyväksy tarjous ja sitoudu maksamaan' }).press('Enter');
    await expect(other.getByRole('heading', { level: 1, name: 'Tarjous on hyväksytty' })).toBeVisible();
    await main.getByRole('button', { name: 'En hyväksy', exact: true }).press('Enter');
    await page.getByRole('dialog').getByRole('button', { name: 'Hylkää tarjous' }).press('Enter');
    await expect(main.getByRole('heading', { level: 1, name: 'Tarjous oli jo hyväksytty' })).toBeFocused();
    await expect(main.getByText('Tarjousta ei voinut enää hylätä, sillä se oli jo hyväksytty.')).toBeVisible();
    await expect(main.getByText('Tilausnumero')).toBeVisible();
    await expect(main.getByRole('link', { name: 'Peruuta sopimus tästä' })).toHaveAttribute('href', '/withdrawal');
    await expectAccessible(page);
    forgiveFailedCalls(watch, 409);
  });
});

test('an offer of what the contract has meanwhile says so, and is not sent again (offer.held) @left-out', async ({
  page,
  server,
  watch,
}) => {
  const link = await offered(server.url);
  const main = page.getByRole('main');
  await page.route('**/api/offer/link/accept', (route) =>
    route.fulfill({ status: 409, contentType: 'application/problem+json', json: { code: 'addition.held' } }),
  );
  for (const [language, accept, name] of [
    ['fi', 'Hyväksy tarjous ja sitoudu maksamaan', 'Sopimuksessasi on jo tämä palvelu'],
    ['sv', /^Godkänn offerten/, 'Ditt avtal har redan den här tjänsten'],
    ['en', /^Accept the offer/, 'Your contract already has this service'],
  ] as const) {
    await page.goto('/');
    await page.goto(link.replace(/lang=\w\w/, `lang=${language}`));
    await expect(main.getByRole('button', { name: accept })).toBeVisible();
    for (const box of await main.getByRole('checkbox').all()) await box.check();
    await main.getByRole('button', { name: accept }).press('Enter');
    await expect(main.getByRole('heading', { level: 1, name })).toBeFocused();
    await expect(main.getByRole('button')).toHaveCount(0);
    await expectNoOverflow(page);
  }
  await expectAccessible(page);
  forgiveFailedCalls(watch, 409);
});

test('an employee who has a customer open reads an offer by its link in the same tab (offer.secret) @left-out', async ({
  page,
  server,
}) => {
  const link = await offered(server.url);
  await enter(page, server.url, 'Kaisa Lehtonen');
  await page.goto('/backup');
  const backup = new BackupPage(page);
  await backup.open('40127731', 'Aino Mäkelä');
  await expect(backup.bar).toContainText('Aino Mäkelä');
  await page.goto(link);
  await expect(backup.bar).toContainText('Aino Mäkelä');
  await expect(page.getByRole('heading', { level: 1, name: 'Tarjous sinulle' })).toBeVisible();
  expect(new URL(page.url()).hash).toBe('');
  await page.goto('/backup');
  await backup.stop.click();
  await expect(backup.bar).toBeHidden();
});

test('a link of nothing, and a page without one, offer nothing (offer.link) @left-out', async ({ page, watch }) => {
  for (const [address, name] of [
    ['/order/offer', 'Avaa tarjous uudelleen'],
    [`/order/offer#${'x'.repeat(22)}`, 'Tarjousta ei löytynyt'],
  ] as const) {
    await page.goto('/');
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page).toHaveURL('/order/offer');
  }
  forgiveFailedCalls(watch, 404);
});
