import { enterAs, subOf } from '../model/runner/person.ts';
import { expect, expectAccessible, expectNoOverflow, forgiveFailedCalls, test } from './fixtures.ts';
import { UpdatePage } from './pages/update.ts';
import { IdentityProvider } from './pages/signIn.ts';
import { watchRows } from './rows.ts';

const sub = subOf('Aino Mäkelä');
const ainos = '40127731';
const iban = 'FI21 1234 5600 0007 85';
const account = '/update/bank-account';
const address = '/update/email-address';

test('a stranger changes an account, which is kept nowhere in the browser, and proves it at the bank (update.form, update.secret, update.verification, update.verify, update.sent)', async ({
  page,
  server,
}) => {
  test.slow();
  await server.withClone(sub, async (ids) => {
    const update = new UpdatePage(page);
    const written = await watchRows(server);
    await page.goto(account);
    await update.toProof.click();
    await expect(page.getByRole('region', { name: 'Tarkista kaksi kohtaa' })).toBeFocused();
    await expectAccessible(page);
    await expectNoOverflow(page);
    await update.customerNo.fill(ids[ainos] ?? '');
    await update.iban.fill(iban);
    // Pressed twice it is sent once.
    await update.toProof.dblclick();
    await expect(update.proof).toBeFocused();
    await expect(page.getByText('päättyy merkkeihin 0785')).toBeVisible();
    expect(await written()).toEqual({ under_proof: 1 });
    expect(await page.evaluate(() => JSON.stringify([sessionStorage, window.location.href]))).not.toMatch(/1234 ?5600/);
    await expectAccessible(page);

    await update.toBank.click();
    await update.prove(ids[sub] ?? '');
    await expect(update.heading('Tilinumero on vaihdettu')).toBeVisible();
    await expect(page).toHaveURL('/update/verify');
    expect(await written()).toEqual({ under_proof: 1, contact_update: 1, outbox_message: 1 });
    await expectAccessible(page);
    // Asked once more, the server answers the same.
    await page.reload();
    await expect(update.heading('Tilinumero on vaihdettu')).toBeVisible();
    expect(await written()).toEqual({ under_proof: 1, contact_update: 1, outbox_message: 1 });
  });
});

test('loaded anew the form has the number, and the account is typed again (update.secret) @left-out', async ({
  page,
}) => {
  const update = new UpdatePage(page);
  await page.goto(account);
  await update.customerNo.fill(ainos);
  await update.iban.fill(iban);
  await expect.poll(() => page.evaluate(() => JSON.stringify(sessionStorage))).toContain(ainos);
  await page.reload();
  await expect(update.customerNo).toHaveValue(ainos);
  await expect(update.iban).toHaveValue('');
});

test('who has signed in through a bank finds the number there and changes the address at once (update.form, update.whoProves, update.made)', async ({
  page,
  server,
}) => {
  await server.withClone(sub, async (ids) => {
    const update = new UpdatePage(page);
    const written = await watchRows(server);
    await enterAs(page, server.url, ids[sub] ?? '');
    await page.goto(address);
    await expect(update.customerNo).toHaveValue(ids[ainos] ?? '');
    await update.email.fill('aino.uusi@kajo.example');
    await update.save.click();
    await expect(update.heading('Sähköpostiosoite on vaihdettu')).toBeFocused();
    await expect(page).toHaveURL(`${address}?step=sent`);
    // Both addresses are told.
    expect(await written()).toEqual({ contact_update: 1, outbox_message: 2 });
    await expectAccessible(page);
    await page.goto('/profile');
    await expect(page.getByText('aino.uusi@kajo.example')).toBeVisible();
  });
});

test('proven by another it is refused as a number is that nobody has, and the right person may still prove it (update.anotherPerson, update.same) @left-out', async ({
  page,
  server,
  watch,
  browser,
}) => {
  test.slow();
  await server.withClone(sub, async (ids) => {
    const told: (string | null)[] = [];
    const other = await browser.newContext({ baseURL: server.url });
    const update = new UpdatePage(page);
    for (const [there, customerNo] of [
      [new UpdatePage(await other.newPage()), '999999999999'],
      [update, ids[ainos] ?? ''],
    ] as const) {
      await there.page.goto(address);
      await there.customerNo.fill(customerNo);
      await there.email.fill('joku@kajo.example');
      await there.toProof.click();
      await expect(there.proof).toBeVisible();
      await there.toBank.click();
      await there.prove(subOf('Mika Salo'));
      await expect(there.heading('Muutosta ei voitu tehdä')).toBeVisible();
      await expect(there.page).toHaveURL('/order/verification-error?code=VERIFICATION_ERROR&process=update');
      told.push(await there.page.getByRole('main').textContent());
    }
    await other.close();
    expect(told[0]).toBe(told[1]);
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Tunnistaudu uudelleen' }).click();
    await update.prove(ids[sub] ?? '');
    await expect(update.heading('Sähköpostiosoite on vaihdettu')).toBeVisible();
    forgiveFailedCalls(watch, 403);
  });
});

test('given up at the bank it waits, and given up on its page the form stands again (verification.notGiven, update.verification) @left-out', async ({
  page,
}) => {
  test.slow();
  const update = new UpdatePage(page);
  await page.goto(address);
  await update.customerNo.fill(ainos);
  await update.email.fill('joku@kajo.example');
  await update.toProof.click();
  await update.toBank.click();
  await new IdentityProvider(page).cancel.click();
  await expect(page).toHaveURL('/update/verify?proof=cancelled');
  await page.getByRole('link', { name: 'Takaisin lomakkeelle' }).click();
  await expect(update.proof).toBeVisible();
  // By a key: a press in the place of the link, so soon, would be the second of a double one.
  await page.getByRole('button', { name: 'Keskeytä muutos' }).press('Enter');
  await expect(update.heading('Mitään ei muutettu')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Palaa lomakkeelle' }).click();
  await expect(update.email).toHaveValue('joku@kajo.example');
});

test('who was sent a link to what somebody else has typed comes to no bank by it (update.ownBrowser)', async ({
  page,
  server,
  browser,
}) => {
  test.slow();
  const update = new UpdatePage(page);
  await page.goto(account);
  await update.customerNo.fill(ainos);
  await update.iban.fill(iban);
  await update.toProof.click();
  await expect(update.proof).toBeVisible();
  await expect(page.getByText('Tunnistaudu toisella laitteella')).toHaveCount(0);
  const way = (await update.toBank.getAttribute('href')) ?? '';
  const [, id, verifier] = /redirect\/([^/]+)\/(.+)$/.exec(way) ?? [];
  const phone = await browser.newContext({ baseURL: server.url, viewport: { width: 390, height: 844 } });
  const there = new UpdatePage(await phone.newPage());
  await there.page.goto(way);
  await expect(there.heading('Tässä selaimessa ei ole vahvistettavaa muutosta')).toBeVisible();
  await expect(there.page.getByText('älä tunnistaudu sen kautta')).toBeVisible();
  await expectAccessible(there.page);
  await expectNoOverflow(there.page);
  // Nor over the pages on which other things are proven, though one presses there.
  for (const other of ['/order/verify', '/my-move/verify', '/vap-addition/verify']) {
    await there.page.goto('/contract');
    await there.page.goto(`${other}#${id}.${verifier}`);
    await there.toBank.click();
    await expect(there.page).toHaveURL(/\/order\/verification-error\?code=ORDER_NOT_FOUND/);
  }
  // Nor by a page of the portal that offers to go on to an address.
  const asked = encodeURIComponent(way);
  await there.page.goto(`/auth/error/generic?error=expired&location=${asked}`);
  await expect(there.page.getByRole('link', { name: 'Yritä uudelleen' })).toHaveAttribute('href', '/');
  await there.page.goto(`/auth/error/strong-authentication?location=${asked}`);
  await expect(there.page.locator(`a[href*="redirect"]`)).toHaveCount(0);
  for (const begun of ['/login?tupas=true&location=', '/b2b-exit?location=']) {
    const gone: string[] = [];
    there.page.on('request', (request) => void gone.push(new URL(request.url()).pathname));
    await there.page.goto(begun + asked);
    expect(gone).not.toContain(way);
  }
  await there.page.goto('/contract');
  await there.page.goto(`/update/verify#${id}.${verifier}`);
  await expect(there.heading('Tunnistaudu pankkitunnuksilla')).toBeVisible();
  await expect(there.page.locator('a[href*="/redirect/"]')).toHaveCount(0);
  await phone.close();
  // Where it was asked for, it is still proven.
  await update.toBank.click();
  await expect(page.getByRole('button', { name: 'OP', exact: true })).toBeVisible();
});
