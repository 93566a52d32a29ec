import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { enterAs, subOf } from '../model/runner/person.ts';
import { expect, expectAccessible, expectNoOverflow, forgiveFailedCalls, test } from './fixtures.ts';
import { MovePage } from './pages/move.ts';
import { watchRows } from './rows.ts';
import { dayAhead } from '../support/writtenDays.ts';

const spot = 'K23014478016';
const heat = 'K19011032207';
const sub = subOf('Aino Mäkelä');

test('from the contract’s page to the new home: days, what goes along and what ends, one row, a file for the calendar (move.entry, move.between, move.bill, move.review, move.sent, move.again, move.calendar, flow.stepNamed)', async ({
  page,
  server,
}) => {
  test.slow();
  await server.withClone(sub, async (ids) => {
    const move = new MovePage(page);
    await enterAs(page, server.url, ids[sub] ?? '');
    const written = await watchRows(server);
    await page.goto(`/contracts/${ids[spot]}`);
    await page.getByRole('link', { name: 'Siirrä sopimus uuteen osoitteeseen' }).click();
    await expect(page).toHaveURL(`/my-move/${ids[spot]}`);
    await expect(page.getByRole('radio', { name: 'Kajo Pörssi' })).toBeChecked();
    await expectAccessible(page);
    await expectNoOverflow(page);
    await move.day('first', dayAhead(20));
    // The last day in the old home goes along until another is chosen.
    await expect(move.dayField('last')).toHaveValue(dayAhead(20));
    await move.day('last', dayAhead(51));
    await move.next();
    await expect(page.getByText(/^Myöhäisin mahdollinen päivä on /).first()).toBeVisible();
    await move.day('last', dayAhead(23));
    await expect(page.getByText('4 päivänä sopimus on voimassa kummassakin kodissa')).toBeVisible();
    await move.next();
    await expect(page.getByRole('heading', { name: 'Minne muutat?' })).toBeVisible();
    // Each step is heard as another.
    const heading = page.getByRole('heading', { level: 1, name: 'Sähköt uuteen kotiin' });
    await expect(heading).toBeFocused();
    await expect(heading).toHaveAccessibleDescription('Uusi koti, vaihe 2/4');
    await move.fillHome();
    await expectAccessible(page);
    await move.next();
    await move.fillContact();
    await expectAccessible(page);
    await move.next();
    await expect(
      page.getByText('Samalla hinnalla siirtyvät mukana: Kajo Pörssi, Tuulisähkö, Häiriöturva.'),
    ).toBeVisible();
    await expect(page.getByText(/^Kajo Kaukolämpö.* päättyy /)).toBeVisible();
    await expectAccessible(page);
    // What was typed is there after a reload.
    await page.reload();
    await expect(page.getByText('Hämeenpuisto 14 C 27, 33200 Tampere').first()).toBeVisible();
    // Pressed twice it is sent once.
    await move.submit.dblclick();
    await expect(move.sent()).toBeFocused();
    await expect(page).toHaveURL(`/my-move/${ids[spot]}/success`);
    await expect(page.getByText(/^M-\d{4}-\d{6}$/)).toBeVisible();
    expect(await written()).toEqual({ move: 1, outbox_message: 2 });
    await expectAccessible(page);
    await expectNoOverflow(page);
    // What the portal knew of the contracts it asks for anew.
    await page.getByRole('link', { name: 'Siirry sopimuksiin' }).click();
    await expect(page.getByRole('listitem').filter({ hasText: 'Hämeenpuisto 14 C 27' })).toContainText('Alkaa');
    // The receipt is there again in the tab, and Back does not lead into what was sent.
    await page.goBack();
    await expect(move.sent()).toBeVisible();
    await page.reload();
    await expect(move.sent()).toBeVisible();
    await expect(page.getByText(/^M-\d{4}-\d{6}$/)).toBeVisible();
    const file = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Lisää kalenteriin' }).click();
    expect(await readFile(await (await file).path(), 'utf8')).toContain('DTSTART;VALUE=DATE:');

    await page.goto(`/contracts/${ids[spot]}`);
    await expect(page.getByRole('link', { name: 'Siirrä sopimus uuteen osoitteeseen' })).toHaveCount(0);
    await expect(page.getByText('Päättyvää sopimusta ei voi enää siirtää uuteen osoitteeseen.')).toBeVisible();
    await page.goto(`/contracts/${ids[heat]}`);
    await expect(page.getByText(/^Päättyy /).first()).toBeVisible();
  });
});

/** A clone of the person comes to the last step of a move, with all of it filled in. */
async function comeToReview(page: Page, url: string, ids: Record<string, string>): Promise<MovePage> {
  const move = new MovePage(page);
  await enterAs(page, url, ids[sub] ?? '');
  await page.goto(`/my-move/${ids[spot]}`);
  await move.day('first', dayAhead(20));
  await move.day('last', dayAhead(23));
  await move.next();
  await move.fillHome();
  await move.next();
  await move.fillContact();
  await move.next();
  return move;
}

test('what was on its way when the page was left is looked up before it is said that nothing moves (move.again, move.nothing)', async ({
  page,
  server,
  watch,
}) => {
  await server.withClone(sub, async (ids) => {
    const move = await comeToReview(page, server.url, ids);
    await page.route('**/api/contract/move', async (route) => {
      await route.fetch();
      await route.abort();
    });
    await page.route('**/api/writes/*', (route) => route.abort());
    await move.submit.click();
    await expect(page.getByText('Emme vielä tiedä, menikö lähetys perille')).toBeVisible();
    await page.unroute('**/api/writes/*');
    await page.reload();
    await expect(move.sent()).toBeVisible();
    await expect(page.getByText(/^M-\d{4}-\d{6}$/)).toBeVisible();
    watch.complaints = watch.complaints.filter((complaint) => !/contract\/move|\/writes\//.test(complaint));
  });
});

test('a receipt that cannot be had is asked for again, and nothing is sent (move.again) @left-out', async ({
  page,
  server,
  watch,
}) => {
  await server.withClone(sub, async (ids) => {
    const move = await comeToReview(page, server.url, ids);
    await move.submit.click();
    await expect(move.sent()).toBeFocused();
    await page.route('**/api/writes/*', (route) => route.fulfill({ status: 503, json: {} }));
    await page.reload();
    await expect(page.getByRole('alert')).toContainText('Kuittia ei saatu ladattua');
    await expectAccessible(page);
    forgiveFailedCalls(watch, 503);
    await page.unroute('**/api/writes/*');
    await page.getByRole('button', { name: 'Yritä uudelleen' }).press('Enter');
    await expect(move.sent()).toBeVisible();
    await expect(page.getByText(/^M-\d{4}-\d{6}$/)).toBeVisible();
  });
});

test('heat does not move, and says why, on its page and where one moves from (move.which, move.entry, move.keep) @left-out', async ({
  page,
  server,
}) => {
  await enterAs(page, server.url, sub);
  await page.goto(`/contracts/${heat}`);
  await expect(page.getByText('Sopimus kuuluu rakennukseen, eikä se siirry uuteen osoitteeseen.')).toBeVisible();
  await page.goto('/my-move');
  await expect(page.getByText('Kaukolämpö kuuluu rakennukseen, eikä siirry mukana').first()).toBeVisible();
  await expect(page.getByText('Jos pidät myös vanhan kodin sopimuksen, tilaa uuteen kotiin uusi.')).toBeVisible();
  await expectAccessible(page);
});

test('where one has a contract already nothing moves, and the old one is ended (move.home, move.ownContract)', async ({
  page,
  server,
}) => {
  const move = new MovePage(page);
  await enterAs(page, server.url, sub);
  await page.goto(`/my-move/${spot}`);
  await move.next();
  await page.getByRole('combobox', { name: 'Katuosoite' }).fill('Koivukuja');
  await page.getByRole('textbox', { name: 'Talon numero' }).fill('4');
  await page.getByRole('textbox', { name: 'Rappu tai kirjain' }).fill('B');
  await page.getByRole('textbox', { name: 'Postinumero' }).fill('33820');
  await page.getByRole('textbox', { name: 'Postitoimipaikka' }).fill('Tampere');
  await move.next();
  await expect(page.getByRole('link', { name: 'Irtisano vanhan kodin sopimus' })).toHaveAttribute(
    'href',
    `/contract/termination?contract=${spot}&step=end&reason=moving`,
  );
  await expect(page.getByRole('heading', { name: 'Minne muutat?' })).toBeVisible();
  await expectAccessible(page);
});

test('where no contract moves it is said of each why, and an order is offered (move.nothing) @left-out', async ({
  page,
  server,
}) => {
  await enterAs(page, server.url, sub);
  await page.route('**/api/contracts/customer/*', async (route) => {
    const answer = await (await route.fetch()).json();
    const heats = answer.active.filter((one: { contractCode: string }) => one.contractCode === heat);
    await route.fulfill({ json: { ...answer, active: heats, starting: [], ending: [] } });
  });
  await page.goto('/my-move');
  await expect(
    page.getByRole('heading', { level: 1, name: 'Sinulla ei ole sopimusta, jonka voi siirtää uuteen kotiin' }),
  ).toBeVisible();
  await expect(page.getByText('Kaukolämpö kuuluu rakennukseen, eikä siirry mukana')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Tilaa sähkösopimus' })).toHaveAttribute('href', '/contract');
  await expectAccessible(page);
});

test('the receipt without anything sent leads to the contracts (move.again) @left-out', async ({ page, server }) => {
  await enterAs(page, server.url, sub);
  await page.goto(`/my-move/${spot}/success`);
  await expect(page).toHaveURL('/contracts');
});
