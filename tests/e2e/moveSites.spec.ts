import { enterAs, subOf } from '../model/runner/person.ts';
import { expect, expectAccessible, test } from './fixtures.ts';
import { DeliverySites } from './pages/deliverySite.ts';
import { MovePage } from './pages/move.ts';
import { signIn } from './pages/signIn.ts';
import { dayAhead } from '../support/writtenDays.ts';

test('who has many delivery sites chooses one first, and what ends elsewhere at the address is not kept quiet (site.needed, move.named, move.ends) @left-out', async ({
  page,
}) => {
  await signIn(page, 'Pekka Korhonen', '/my-move');
  const move = new MovePage(page);
  const sites = new DeliverySites(page);
  await sites.choose('Sotkankatu');
  await expect(page.getByRole('radio')).toBeChecked();
  await expect(sites.selector).toHaveAccessibleName('Käyttöpaikka: Sotkankatu 16, Tampere');
  await expectAccessible(page);
  await move.next();
  await move.fillHome();
  await move.next();
  await move.fillContact();
  await move.next();
  await expect(page.getByText(/^Jos sinulla on vanhassa kodissa kaukolämpöä/)).toBeVisible();
  await expectAccessible(page);
});

test('another delivery site begins the move anew with the day that was typed, and the new home is shown after the receipt (site.change, move.draft, move.shown)', async ({
  page,
  server,
}) => {
  test.slow();
  const sub = subOf('Pekka Korhonen');
  await server.withClone(sub, async (ids) => {
    const move = new MovePage(page);
    const sites = new DeliverySites(page);
    await enterAs(page, server.url, ids[sub] ?? '');
    await page.goto('/contracts');
    await page.getByRole('button', { name: 'Jatka tähän palveluun' }).click();
    await sites.choose('Sotkankatu');
    await page.getByRole('main').getByRole('listitem').filter({ hasText: 'Sotkankatu' }).getByRole('link').click();
    await page.getByRole('link', { name: 'Siirrä sopimus uuteen osoitteeseen' }).click();
    const address = new URL(page.url()).pathname;
    await move.day('first', dayAhead(20));
    await sites.selector.click();
    await sites.choose('Nekalantie');
    // The contract of the address is at the other site.
    await expect(page).toHaveURL('/my-move');
    await expect(sites.selector).toHaveAccessibleName('Käyttöpaikka: Nekalantie 48, Tampere');
    await expect(page.getByRole('radio')).toBeChecked();
    await expect(page.getByRole('main')).toContainText('Nekalantie 48');
    await expect(move.dayField('first')).toHaveValue(dayAhead(20));
    await expect(page.getByText('Jatkat luonnoksesta')).toBeHidden();
    await expectAccessible(page);

    await page.goto(address);
    await expect(sites.selector).toHaveAccessibleName('Käyttöpaikka: Sotkankatu 16, Tampere');
    await move.next();
    await move.fillHome();
    await move.next();
    await move.fillContact();
    await move.next();
    await move.submit.click();
    await expect(move.sent()).toBeFocused();
    await expect(page).toHaveURL(`${address}/success`);
    await page.getByRole('link', { name: 'Siirry sopimuksiin' }).click();
    await expect(sites.selector).toHaveAccessibleName('Käyttöpaikka: Hämeenpuisto 14 C 27, Tampere');
    await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: 'Hämeenpuisto' })).toHaveCount(1);
  });
});
