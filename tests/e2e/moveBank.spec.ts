import { subOf } from '../model/runner/person.ts';
import { startServer } from '../support/server.ts';
import { expect, expectAccessible, expectNoOverflow, test } from './fixtures.ts';
import { MovePage } from './pages/move.ts';
import { IdentityProvider } from './pages/signIn.ts';
import { watchRows } from './rows.ts';

const sub = subOf('Aino Mäkelä');
const spot = 'K23014478016';

/** What a stranger fills in, from the first step to the last. */
async function fillIn(move: MovePage): Promise<void> {
  const { page } = move;
  await page.getByRole('textbox', { name: 'Käyttöpaikkatunnus' }).fill('Y7012345');
  await page.getByRole('textbox', { name: 'Sopimuksen haltijan nimi' }).fill('Aino Mäkelä');
  await move.next();
  await move.fillHome();
  await move.next();
  await move.fillContact();
  await move.next();
}

test('a stranger names the metering point, learns nothing of it, proves it at the bank, and is told what moves (move.named, move.proof, move.found, move.sent)', async ({
  page,
  server,
}) => {
  test.slow();
  await server.withClone(sub, async (ids) => {
    const move = new MovePage(page);
    const written = await watchRows(server);
    await page.goto('/my-move');
    await fillIn(move);
    await expect(page.getByText('Koivukuja')).toHaveCount(0);
    await expectAccessible(page);
    await move.submit.dblclick();
    await expect(move.proof).toBeFocused();
    expect(await written()).toEqual({ under_proof: 1 });
    await expectAccessible(page);
    await expectNoOverflow(page);
    await move.toBank.click();
    await move.prove(ids[sub] ?? '');
    await expect(move.sent()).toBeVisible();
    await expect(page).toHaveURL(`/my-move/${ids[spot]}/success`);
    await expect(page.getByText('Koivukuja 4 B, 33820 Tampere')).toBeVisible();
    await expectAccessible(page);
    expect(await written()).toMatchObject({ move: 1, outbox_message: 2 });
  });
});

test('given up at the bank it waits, and is taken up again where it was begun (verification.notGiven, move.proof) @left-out', async ({
  page,
}) => {
  test.slow();
  const move = new MovePage(page);
  await page.goto('/my-move');
  await fillIn(move);
  await move.submit.click();
  await expect(move.proof).toBeVisible();
  await move.toBank.click();
  await new IdentityProvider(page).cancel.click();
  await expect(page).toHaveURL('/my-move/verify?proof=cancelled');
  await page.getByRole('link', { name: 'Takaisin muuttoilmoitukseen' }).click();
  await expect(page).toHaveURL(/^[^?]*\/my-move/);
});

test('by the short link it is proven at the bank, and the contract of the link moves (move.link, move.proof, move.found, move.sent)', async ({
  page,
}) => {
  test.slow();
  // The link is that of one person alone, whose contract ends here: the database is this test's own.
  const server = await startServer();
  try {
    const move = new MovePage(page);
    const written = await watchRows(server);
    await page.goto(`${server.url}/muutto/q8LrT2vXw0Ym5NcKe4JzPg`);
    await expect(page.getByText('Kajo Pörssi, Koivukuja, Tampere')).toBeVisible();
    await move.next();
    await move.fillHome();
    await move.next();
    await move.fillContact();
    await move.next();
    await expect(page.getByText('Koivukuja 4')).toHaveCount(0);
    await move.submit.click();
    await expect(move.proof).toBeFocused();
    expect(await written()).toEqual({ under_proof: 1 });
    await move.toBank.click();
    await move.prove(sub);
    await expect(move.sent()).toBeVisible();
    await expect(page).toHaveURL(`${server.url}/my-move/${spot}/success`);
    await expect(page.getByText('Koivukuja 4 B, 33820 Tampere')).toBeVisible();
    expect(await written()).toMatchObject({ move: 1, outbox_message: 2 });
  } finally {
    await server.stop();
  }
});

test('the short link tells the product and the street, and no number (move.link) @left-out', async ({ page }) => {
  await page.goto('/muutto/q8LrT2vXw0Ym5NcKe4JzPg');
  await expect(page.getByText('Kajo Pörssi, Koivukuja, Tampere')).toBeVisible();
  await expect(page.getByText('Koivukuja 4')).toHaveCount(0);
  await expect(page.getByRole('textbox', { name: 'Käyttöpaikkatunnus' })).toHaveCount(0);
  await expectAccessible(page);
  await expectNoOverflow(page);
});
