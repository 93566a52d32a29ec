import { enterAs, subOf } from '../model/runner/person.ts';
import { expect, expectAccessible, expectNoOverflow, forgiveFailedCalls, test } from './fixtures.ts';
import { MovePage } from './pages/move.ts';
import { dayAhead } from '../support/writtenDays.ts';

const spot = 'K23014478016';
const sub = subOf('Aino Mäkelä');
const place = 'Olematonkatu 14 C 27, 33200 Tampere';

test('a move to a home that is looked for promises no power there, and is to be seen until it is found (move.toBeFound, move.underWay, move.sent)', async ({
  page,
  server,
  watch,
}) => {
  test.slow();
  await server.withClone(sub, async (ids) => {
    const move = new MovePage(page);
    await enterAs(page, server.url, ids[sub] ?? '');
    await page.goto(`/my-move/${ids[spot]}`);
    await move.day('first', dayAhead(20));
    await move.day('last', dayAhead(23));
    await move.next();
    await move.fillHome({ street: 'Olematonkatu' });
    await move.next();
    await page.getByRole('button', { name: 'Pyydä meitä etsimään käyttöpaikka' }).press('Enter');
    await move.fillContact();
    await move.next();
    // That no site is there is an answer of the register.
    forgiveFailedCalls(watch, 404);
    await move.submit.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Muuttoilmoitus on vastaanotettu' })).toBeFocused();
    await expect(page.getByText('Sopimus alkaa uudessa kodissa, kun sen käyttöpaikka on löytynyt.')).toBeVisible();
    await expect(page.getByText(/sähköt/i)).toHaveCount(0);
    await expect(page.getByText(`kun käyttöpaikka on löytynyt, aikaisintaan ${dayAhead(20)}`)).toBeVisible();
    await expect(page.getByText(/kummassakin kodissa/)).toHaveCount(0);
    await expectNoOverflow(page);
    await expectAccessible(page);

    for (const address of ['/contracts', '/dashboard']) {
      await page.goto(address);
      const moves = page.getByRole('region', { name: /^Muutot/ });
      await expect(moves.getByText(place)).toBeVisible();
      await expect(moves.getByText(`Siirtyy uuteen kotiin aikaisintaan ${dayAhead(20)}`)).toBeVisible();
      await expectAccessible(page);
      await expectNoOverflow(page);
    }
    await page.goto(`/contracts/${ids[spot]}`);
    await expect(page.getByText('Etsimme uuden kodin käyttöpaikkaa')).toBeVisible();
    await expect(page.getByText(`Sopimus siirtyy aikaisintaan ${dayAhead(20)} uuteen kotiin: ${place}.`)).toBeVisible();
    await expectAccessible(page);
    await expectNoOverflow(page);
  });
});
