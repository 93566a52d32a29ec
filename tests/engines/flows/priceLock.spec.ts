import { test } from '../fixtures.ts';

// Its clock stands within a window.
test.use({ serverNow: '2026-12-02T10:00:00Z' });

test('the price of a month is locked (engines.flows)', async ({ person, signedIn }) => {
  const ids = await signedIn('Jyrki-Pekka Väisänen', '/feedback');
  await person.open(`/contracts/${ids['K24013090027']}`);
  await person.press('link', 'Lukitse kuukauden hinta');
  await person.isAt('heading', 'Lukitse hinta jaksolle 01.01.–31.01.2027');
  await person.enter('button', 'Tilaa ja sitoudu maksamaan');
  await person.isAt('heading', 'Hinta on lukittu');
  await person.press('link', 'Siirry sopimukseen');
  await person.reads('Seuraavan kuukauden hinta on jo lukittu.');
});
