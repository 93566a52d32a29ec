import { linkMailed } from '../../support/mails.ts';
import { test } from '../fixtures.ts';
import type { Person } from '../person.ts';
import { dayAhead } from '../../support/writtenDays.ts';

const spot = 'K23014478016';

const next = (person: Person) => person.enter('button', 'Jatka: ');

/** A page of which nothing more is on its way when it is left. */
const quiet = '/feedback';

test('a contract moves along to a new home (engines.flows)', async ({ person, signedIn }) => {
  const ids = await signedIn('Aino Mäkelä', quiet);
  await person.open(`/contracts/${ids[spot]}`);
  await person.press('link', 'Siirrä sopimus uuteen osoitteeseen');
  await person.fill('Tai kirjoita päivä', dayAhead(20), 'Milloin saat avaimet?');
  await person.fill('Tai kirjoita päivä', dayAhead(23), 'Vanhan kodin viimeinen päivä');
  await next(person);
  await person.sees('heading', 'Minne muutat?');
  await person.fill('Katuosoite', 'Hämeenpuisto');
  await person.fill('Talon numero', '14');
  await person.fill('Rappu tai kirjain', 'C');
  await person.fill('Asunto', '27');
  await person.fill('Postinumero', '33200');
  await person.fill('Postitoimipaikka', 'Tampere');
  await next(person);
  await person.fill('Sähköpostiosoite', 'muuttaja@kajo.example');
  await person.fill('Puhelinnumero', '0401234567');
  await person.choose('radio', 'Sähköpostilla');
  await next(person);
  await person.reads('Samalla hinnalla siirtyvät mukana: Kajo Pörssi');
  await person.enter('button', 'Lähetä muuttoilmoitus');
  await person.isAt('heading', 'Uudessa kodissa on sähköt ');
});

test('a contract is handed over, and whoever gets it takes it (engines.flows)', async ({
  person,
  server,
  signedIn,
}) => {
  const ids = await signedIn('Aino Mäkelä', quiet);
  await person.open(`/contracts/${ids[spot]}`);
  await person.press('link', 'Siirrä sopimus toiselle');
  await person.fill('Uuden haltijan sähköpostiosoite', 'uusi.haltija@kajo.example');
  await person.fill('Uuden haltijan puhelinnumero', '0401234567');
  await person.enter('button', 'Lähetä linkki uudelle haltijalle');
  await person.isAt('heading', 'Linkki on lähetetty');
  const link = await linkMailed(server.url, '/transfer/verify');
  await person.signOut();
  await person.open(link);
  await person.press('link', 'Tunnistaudu pankkitunnuksilla');
  await person.press('button', 'OP');
  await person.press('button', 'Jyrki-Pekka Väisänen');
  await person.sees('heading', 'Ota sopimus vastaan');
  await person.choose('radio', 'Sähköpostilla');
  await person.choose('checkbox', 'Olen lukenut');
  await person.enter('button', 'Ota vastaan ja sitoudu maksamaan');
  await person.sees('heading', 'Sopimus siirtyy sinulle');
});

test('notice is given of a contract (engines.flows)', async ({ person, signedIn }) => {
  const ids = await signedIn('Aino Mäkelä', quiet);
  await person.open(`/contracts/${ids[spot]}`);
  await person.press('link', 'Irtisano sopimus');
  await person.choose('radio', 'Muutan pois');
  await person.choose('radio', 'Valitsen päivän');
  await person.fill('Tai kirjoita päivä', dayAhead(20));
  await next(person);
  await person.choose('radio', 'Sähköpostilla');
  await next(person);
  await person.isAt('heading', 'Tarkista irtisanominen');
  await person.enter('button', 'Lähetä irtisanominen');
  await person.isAt('heading', 'Sopimus on irtisanottu');
});

test('an order is withdrawn from (engines.flows)', async ({ person, signedIn }) => {
  const ids = await signedIn('Aino Mäkelä', quiet);
  await person.open(`/withdrawal?order=${ids['88405513']}`);
  await person.choose('radio', 'Kajo Kiinteä 12 kk');
  await person.enter('button', 'Jatka vahvistukseen');
  await person.enter('button', 'Vahvista peruutus');
  await person.isAt('heading', 'Sopimus on peruutettu');
});

test('an add-on of a contract is ended (engines.flows)', async ({ person, signedIn }) => {
  const ids = await signedIn('Aino Mäkelä', quiet);
  await person.open(`/contracts/${ids[spot]}`);
  await person.press('button', 'Lopeta palvelu Häiriöturva');
  await person.sees('dialog', 'Lisäpalvelun lopettaminen');
  await person.press('button', 'Lopeta palvelu');
  await person.reads('Tieto päättymisestä lähti sähköpostiin.');
});
