import { test } from '../fixtures.ts';

test('in through the gate and a bank, a contract, a dialog, the menu by keys, another language, and out (engines.basics)', async ({
  person,
}) => {
  // The gate: the sign-in stands in the place of the page.
  await person.open('/contracts');
  await person.choose('radio', 'OP');
  await person.press('link', 'Jatka: OP');
  await person.press('button', 'Aino Mäkelä');
  await person.sees('heading', 'Sopimukset');
  await person.press('link', 'Kajo Pörssi');
  await person.isAt('heading', 'Kajo Pörssi');

  await person.press('button', 'Mistä hinta muodostuu?');
  await person.sees('dialog', '');
  await person.key('Escape');
  await person.isAt('button', 'Mistä hinta muodostuu?');

  await person.press('button', 'English');
  await person.sees('link', 'Contracts');
  await person.tabTo('button', 'Aino Mäkelä');
  await person.key('Enter');
  await person.tabTo('link', 'Sign out');
  await person.key('Enter');
  await person.sees('radio', 'Aktia');
});
