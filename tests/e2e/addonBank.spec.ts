import { subOf } from '../model/runner/person.ts';
import { expect, expectAccessible, expectNoOverflow, test } from './fixtures.ts';
import { AddonPage } from './pages/addon.ts';
import { IdentityProvider } from './pages/signIn.ts';
import { watchRows } from './rows.ts';

const campaign = '/add-vap/campaign/vas';
const sub = subOf('Aino Mäkelä');
const spot = 'K23014478016';
const meteringPoint = 'Y7012345';

test('a stranger names where it is, proves it at the bank, and is thanked at the contract that was found (addition.anonymous, addition.verification, addition.found, addition.sent)', async ({
  page,
  server,
}) => {
  test.slow();
  await server.withClone(sub, async (ids) => {
    const addon = new AddonPage(page);
    const written = await watchRows(server);
    await page.goto(campaign);
    await addon.fillInAsStranger(meteringPoint);
    // The id says it all: no address is asked for, and nothing is told of what stands behind it.
    await expect(page.getByText('Käyttöpaikka löytyi')).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Talon numero' })).toHaveCount(0);
    await expect(page.getByText('Koivukuja')).toHaveCount(0);
    await expectAccessible(page);
    await expectNoOverflow(page);
    // Pressed twice it is sent once.
    await addon.submit.dblclick();
    await expect(addon.proof).toBeFocused();
    await expect(page.getByText('Sähkövahti')).toBeVisible();
    expect(await written()).toEqual({ under_proof: 1 });
    await expectAccessible(page);

    await addon.toBank.click();
    await addon.prove(ids[sub] ?? '');
    await expect(addon.thanks('Sähkövahti')).toBeVisible();
    await expect(page).toHaveURL(`${campaign}/contract/${ids[spot]}/success`);
    await expect(page.getByText('Koivukuja 4 B')).toBeVisible();
    await expectAccessible(page);
    expect(await written()).toMatchObject({ product_order: 1, outbox_message: 1 });

    await page.getByRole('link', { name: 'Siirry sopimukseen' }).click();
    await expect(page).toHaveURL(`/contracts/${ids[spot]}`);
    await expect(addon.thanks('Sähkövahti')).toHaveCount(0);
    await expect(page.getByText('Sähkövahti', { exact: true })).toBeVisible();
  });
});

test('given up at the bank it waits, and is taken up again where it was begun; Back leaves the page and loses nothing (verification.notGiven, addition.verification) @left-out', async ({
  page,
  server,
}) => {
  test.slow();
  await server.withClone(sub, async (ids) => {
    const addon = new AddonPage(page);
    await page.goto(campaign);
    await addon.fillInAsStranger(meteringPoint);
    await addon.submit.click();
    await expect(addon.proof).toBeVisible();
    // It stands in the place of the choice: Back leaves the page, and whoever comes again finds it waiting.
    await page.goBack();
    await page.goForward();
    await expect(addon.proof).toBeVisible();

    await addon.toBank.click();
    await new IdentityProvider(page).cancel.click();
    await expect(page).toHaveURL('/vap-addition/verify?proof=cancelled');
    await expect(page.getByRole('heading', { level: 1, name: 'Tunnistautuminen jäi kesken' })).toBeVisible();
    await page.getByRole('link', { name: 'Takaisin tilaukseen' }).click();
    await expect(addon.proof).toBeVisible();
    await addon.toBank.click();
    await addon.prove(ids[sub] ?? '');
    await expect(addon.thanks('Sähkövahti')).toBeVisible();
  });
});

test('interrupted on its page it is not ordered, and goes on with what was filled in (addition.verification, addition.failure) @left-out', async ({
  page,
}) => {
  test.slow();
  const addon = new AddonPage(page);
  await page.goto(campaign);
  await addon.fillInAsStranger(meteringPoint);
  await addon.submit.click();
  await page.getByRole('button', { name: 'Keskeytä tilaus' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Lisäpalvelua ei tilattu' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Jatka tilausta' }).click();
  await expect(page.getByRole('radio', { name: 'Sähkövahti' })).toBeChecked();
  await expect(page.getByRole('textbox', { name: 'Käyttöpaikkatunnus' })).toHaveValue(meteringPoint);
  await addon.submit.click();
  await expect(addon.proof).toBeVisible();
});

test('proven in a second tab, the first one says so (addition.verification) @left-out', async ({
  page,
  context,
  server,
}) => {
  test.slow();
  await server.withClone(sub, async (ids) => {
    const addon = new AddonPage(page);
    await page.goto(campaign);
    await addon.fillInAsStranger(meteringPoint);
    await addon.submit.click();
    const toBank = (await addon.toBank.getAttribute('href')) ?? '';
    const other = new AddonPage(await context.newPage());
    // An address alone leads to no bank: it is pressed there.
    await other.page.goto(toBank);
    await other.toBank.click();
    await other.prove(ids[sub] ?? '');
    await expect(other.thanks('Sähkövahti')).toBeVisible();
    await page.bringToFront();
    await expect(page.getByRole('heading', { level: 1, name: 'Henkilöllisyytesi on vahvistettu' })).toBeVisible({
      timeout: 15_000,
    });
    await expect(page).toHaveURL(`${campaign}?step=sent`);
  });
});

test('at the end without having sent anything there is nothing to thank for (addition.sent)', async ({ page }) => {
  await page.goto(`${campaign}/contract/${spot}/success`);
  await expect(page).toHaveURL('/contracts');
});
