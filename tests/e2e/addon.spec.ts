import { enterAs, subOf } from '../model/runner/person.ts';
import { expect, expectAccessible, expectNoOverflow, forgiveFailedCalls, test } from './fixtures.ts';
import { AddonPage, boxes } from './pages/addon.ts';
import { DeliverySites } from './pages/deliverySite.ts';
import { watchRows } from './rows.ts';

const spot = 'K23014478016';
const sub = subOf('Aino Mäkelä');

test('from the contract’s page to the thanks, and back to the contract that has it (addition.entry, addition.page, addition.first, addition.detached, addition.button, form.error.when, form.error.summary, addition.sent, addition.made)', async ({
  page,
  server,
}) => {
  test.slow();
  await server.withClone(sub, async (ids) => {
    await enterAs(page, server.url, ids[sub] ?? '');
    await page.goto(`/contracts/${ids[spot]}`);
    await page.getByRole('link', { name: 'Lisää lisäpalvelu' }).click();
    await expect(page).toHaveURL(`/contracts/${ids[spot]}/vap-addition/b2c`);
    await expect(page.getByText('Lisäpalvelu liitetään sopimukseen Kajo Pörssi, Koivukuja 4 B')).toBeVisible();
    // It has an environmental one: no other is offered. One is chosen already.
    await expect(page.getByRole('radio', { name: 'Vesisähkö' })).toHaveCount(0);
    await expect(page.getByRole('radio', { name: 'Sähkövahti' })).toBeChecked();
    await page.getByRole('radio', { name: 'Latausohjaus' }).check();
    await expect(page.getByText('Latausohjaus on erillinen palvelu.')).toBeVisible();
    await expectAccessible(page);
    await expectNoOverflow(page);
    await page.getByRole('button', { name: 'Lue lisää palvelusta Latausohjaus' }).click();
    await expect(page.getByRole('dialog', { name: 'Miten Latausohjaus toimii?' })).toBeVisible();
    await page.keyboard.press('Escape');
    const submit = page.getByRole('button', { name: 'Tilaa ja sitoudu maksamaan' });
    await expect(submit).toBeDisabled();
    const email = page.getByRole('textbox', { name: 'Sähköpostiosoite' });
    await email.fill('aino@kajo');
    // Whoever presses it all the same is told what lacks, and led there.
    await submit.click({ force: true });
    const count = boxes.length === 2 ? 'kolme' : 'kaksi';
    const summary = page.getByRole('region', { name: `Tarkista ${count} kohtaa` });
    await expect(summary).toBeFocused();
    await expect(email).toHaveAttribute('aria-invalid', 'true');
    await expectAccessible(page);
    for (const box of boxes) {
      await expect(page.getByRole('checkbox', { name: box })).toHaveAttribute('aria-invalid', 'true');
      await page.getByRole('checkbox', { name: box }).check();
    }
    await expect(submit).toBeDisabled();
    await submit.press('Enter');
    await expect(page.getByRole('region', { name: 'Tarkista yksi kohta' })).toBeFocused();
    await page.getByRole('link', { name: 'Tarkista sähköpostiosoite.' }).click();
    await expect(email).toBeFocused();
    await email.fill('aino@kajo.example');
    await expect(email).not.toHaveAttribute('aria-invalid');
    await submit.press('Enter');
    await expect(page.getByRole('heading', { name: 'Kiitos, Latausohjaus on tilattu' })).toBeFocused();
    await expect(page).toHaveURL(`/contracts/${ids[spot]}/vap-addition/b2c/success`);
    await expectAccessible(page);
    // The receipt is there again, loaded anew and by Back.
    const receipt = page.getByRole('heading', { name: 'Kiitos, Latausohjaus on tilattu' });
    await page.reload();
    await expect(receipt).toBeVisible();
    await page.getByRole('link', { name: 'Siirry sopimukseen' }).click();
    await expect(page).toHaveURL(`/contracts/${ids[spot]}`);
    await expect(page.getByText('Latausohjaus', { exact: true })).toBeVisible();
    await page.goBack();
    await expect(receipt).toBeVisible();
    // Of a page at whose end nothing was sent there is none.
    await page.goto(`/contracts/${ids['K19011032207']}/vap-addition/b2c/success`);
    await expect(page).toHaveURL('/contracts');
  });
});

test('a contract that takes none says why, on its page and at the address (addition.none, addition.entry) @left-out', async ({
  page,
  server,
  watch,
}) => {
  await server.withClone(sub, async (ids) => {
    await enterAs(page, server.url, ids[sub] ?? '');
    await page.goto(`/contracts/${ids['K19011032207']}`);
    await expect(page.getByText('Lisäpalveluja voi lisätä sähkösopimukseen.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Lisää lisäpalvelu' })).toHaveCount(0);
    await page.goto(`/contracts/${ids['K19011032207']}/vap-addition/b2c`);
    await expect(page.getByRole('heading', { name: 'Tähän sopimukseen ei voi lisätä palvelua' })).toBeVisible();
    await expectAccessible(page);
    forgiveFailedCalls(watch, 409);
  });
});

test('a stranger chooses by the path, and names where it is; the other path is told (addition.anonymous, addition.path)', async ({
  page,
  server,
}) => {
  await page.goto(`${server.url}/add-vap/campaign/yrityspalvelut`);
  await expect(page.getByRole('heading', { name: 'Nämä lisäpalvelut ovat yrityksille' })).toBeVisible();
  await page.getByRole('link', { name: 'Yritysten lisäpalvelut' }).click();
  await expect(page).toHaveURL(/add-vap-b2b/);
  await page.goto(`${server.url}/add-vap/campaign/vas?addon=nothing`);
  await expect(page.getByText('Valitsemaasi lisäpalvelua ei voi tilata täällä. Valitse toinen.')).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Tuulisähkö' })).toBeChecked();
  await page.getByRole('radio', { name: 'Sähkövahti' }).check();
  await expect(page.getByText('Valitsemaasi lisäpalvelua ei voi tilata täällä.')).toHaveCount(0);
  await expectAccessible(page);
  await expectNoOverflow(page);
});

test('what is not read is said, and can be tried again (addition.read) @left-out', async ({ page, server, watch }) => {
  const call = '**/api/contract/addonproducts/vas';
  const problem = { type: 'about:blank', title: 'x', status: 500, code: 'server.error', requestId: '7f3a20c1' };
  await page.route(call, (route) =>
    route.fulfill({ status: 500, contentType: 'application/problem+json', body: JSON.stringify(problem) }),
  );
  await page.goto(`${server.url}/add-vap/campaign/vas`);
  await expect(page.getByText('Lisäpalvelujen lataaminen ei onnistunut')).toBeVisible();
  await page.unroute(call);
  await page.getByRole('button', { name: 'Yritä uudelleen' }).click();
  await expect(page.getByRole('radio', { name: 'Tuulisähkö' })).toBeChecked();
  forgiveFailedCalls(watch, 500);
});

test('ordered in two tabs it is added once: the second is told that the contract has changed (addition.again, addition.outdated)', async ({
  page,
  context,
  server,
  watch,
}) => {
  test.slow();
  await server.withClone(sub, async (ids) => {
    await enterAs(page, server.url, ids[sub] ?? '');
    const other = new AddonPage(await context.newPage());
    const first = new AddonPage(page);
    for (const addon of [first, other]) {
      await addon.page.goto(`/contracts/${ids[spot]}/vap-addition/b2c`);
      await addon.choose('Sähkövahti');
      await addon.tick();
    }
    const written = await watchRows(server);
    await first.page.bringToFront();
    await first.submit.dblclick();
    await expect(first.thanks('Sähkövahti')).toBeVisible();
    await other.page.bringToFront();
    await other.submit.click();
    await expect(other.page.getByText('Palvelu, sen hinta tai sopimuksesi on muuttunut')).toBeVisible();
    expect(await written()).toEqual({ product_order: 1, outbox_message: 1 });
    await other.page.getByRole('button', { name: 'Näytä uudet tiedot' }).click();
    await expect(other.page.getByRole('radio', { name: 'Sähkövahti' })).toHaveCount(0);
    await expect(other.page.getByRole('radio', { name: 'Latausohjaus' })).toBeChecked();
    forgiveFailedCalls(watch, 409);
  });
});

test('Back from the thanks leaves the page, and orders nothing again (addition.sent) @left-out', async ({
  page,
  server,
}) => {
  test.slow();
  await server.withClone(sub, async (ids) => {
    await enterAs(page, server.url, ids[sub] ?? '');
    await page.goto(`/contracts/${ids[spot]}`);
    await page.getByRole('link', { name: 'Lisää lisäpalvelu' }).click();
    const addon = new AddonPage(page);
    await addon.choose('Latausohjaus');
    await addon.tick();
    await addon.submit.press('Enter');
    await expect(addon.thanks('Latausohjaus')).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(`/contracts/${ids[spot]}`);
    await page.goForward();
    // Nothing has been sent by this page.
    await expect(page).toHaveURL('/contracts');
  });
});

test('campaigns of companies say so to a consumer, and ask where the contract is (addition.path, addition.anonymous, addition.none) @left-out', async ({
  page,
  server,
}) => {
  await server.withClone(sub, async (ids) => {
    await enterAs(page, server.url, ids[sub] ?? '');
    await page.goto(`/contracts/${ids[spot]}/vap-addition/b2b`);
    await expect(page.getByRole('heading', { name: 'Nämä lisäpalvelut ovat yrityksille' })).toBeVisible();
    await page.goto('/add-vap/campaign/vas');
    await page.getByRole('link', { name: /Kajo Pörssi/ }).click();
    await expect(page).toHaveURL(`/add-vap/campaign/vas/contract/${ids[spot]}`);
    await expect(page.getByRole('radio', { name: 'Sähkövahti' })).toBeVisible();
    await page.goto(`/add-vap/campaign/yrityspalvelut/contract/${ids[spot]}`);
    await expect(page.getByRole('link', { name: 'Yritysten lisäpalvelut' })).toBeVisible();
    await page.goto('/add-vap-b2b/campaign/yrityspalvelut');
    // She may act for a company: where its contract is she says.
    await expect(page.getByRole('checkbox', { name: 'En tiedä tunnusta' })).toBeVisible();
    await expectAccessible(page);
  });
});

test('whoever has too many sites chooses one first, then a contract there (addition.anonymous, site.needed) @left-out', async ({
  page,
  server,
}) => {
  const sites = new DeliverySites(page);
  await enterAs(page, server.url, subOf('Pekka Korhonen'));
  await page.goto('/add-vap-b2b/campaign/yrityspalvelut');
  await expect(sites.heading.first()).toBeVisible();
  await sites.choose('Y7034412');
  await expect(page.getByRole('heading', { name: 'Mihin sopimukseen lisäpalvelu tulee?' })).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('link', { name: /Hatanpään valtatie 34/ })
    .click();
  await expect(page).toHaveURL(/\/add-vap-b2b\/campaign\/yrityspalvelut\/contract\/K\w+$/);
  await expect(page.getByRole('radio').first()).toBeVisible();
});
