import { offered } from '../../e2e/pages/offer.ts';
import { test } from '../fixtures.ts';
import type { Person } from '../person.ts';

/** From one step of an order to the next. */
const next = (person: Person) => person.enter('button', 'Jatka: ');

/** Ticks what must be, and sends it. */
async function submit(person: Person): Promise<void> {
  for (const box of ['Olen lukenut', 'Pyydän, että toimitus']) await person.choose('checkbox', box);
  await person.enter('button', 'Tilaa ja sitoudu maksamaan');
}

async function fillAddress(person: Person): Promise<void> {
  await person.fill('Katuosoite', 'Kuusikkotie');
  await person.fill('Talon numero', '8');
  await person.fill('Postinumero', '33820');
  await person.fill('Postitoimipaikka', 'Tampere');
}

test('a stranger orders, proves it at the bank, and has a receipt (engines.flows)', async ({ person }) => {
  const address = '/contract/campaign/talvi/template/kiintea-24';
  await person.open(address);
  await next(person);
  await person.comesTo('step=person');
  await person.fill('Etunimi', 'Veikko');
  await person.fill('Sukunimi', 'Hirvonen');
  await person.fill('Henkilötunnus', '190391-9615');
  await person.fill('Sähköpostiosoite', 'veikko@kajo.example');
  await person.fill('Puhelinnumero', '0401234567');
  await fillAddress(person);
  await next(person);
  await person.comesTo('step=site');
  await fillAddress(person);
  await next(person);
  await person.comesTo('step=start');
  await person.choose('radio', 'Muutan');
  await next(person);
  await person.choose('radio', 'Sähköpostilla');
  await next(person);
  await person.comesTo('/vaps');
  await person.choose('radio', 'Tuulisähkö');
  await next(person);
  await person.isAt('heading', 'Tarkista ja lähetä');
  await submit(person);
  await person.isAt('heading', 'Vahvista tilaus tunnistautumalla');
  await person.press('link', 'Tunnistaudu pankkitunnuksilla');
  await person.press('button', 'OP');
  await person.press('button', 'Antti Laaksonen');
  await person.sees('heading', 'Kiitos tilauksesta');
  await person.comesTo('/order/verified');
});

test('a service is added to a contract (engines.flows)', async ({ person, signedIn }) => {
  const ids = await signedIn('Aino Mäkelä', '/feedback');
  const contract = `/contracts/${ids['K23014478016']}`;
  await person.open(contract);
  await person.press('link', 'Lisää lisäpalvelu');
  await person.choose('radio', 'Latausohjaus');
  await submit(person);
  await person.isAt('heading', 'Kiitos, Latausohjaus on tilattu');
  await person.press('link', 'Siirry sopimukseen');
  await person.reads('Latausohjaus');
});

test('a contract is changed for another product (engines.flows)', async ({ person, signedIn }) => {
  const ids = await signedIn('Aino Mäkelä', '/feedback');
  await person.open(`/contracts/${ids['K23014478016']}`);
  await person.press('link', 'Vaihda sopimus');
  await person.press('link', 'Valitse Kajo Kiinteä 24');
  await person.reads('Nykyinen sopimus');
  await next(person);
  await person.comesTo('step=person');
  await next(person);
  await person.sees('heading', 'Milloin uusi sopimus alkaa?');
  await next(person);
  await person.comesTo('/vaps');
  await next(person);
  await person.isAt('heading', 'Tarkista ja lähetä');
  await submit(person);
  await person.isAt('heading', 'Kiitos tilauksesta');
});

test('what was offered on the telephone is accepted by the mail’s link (engines.flows)', async ({ person, server }) => {
  await person.open(await offered(server.url));
  await person.sees('heading', 'Tarjous sinulle');
  for (const box of ['Olen lukenut', 'Pyydän, että toimitus']) await person.choose('checkbox', box);
  await person.enter('button', 'Hyväksy tarjous ja sitoudu maksamaan');
  await person.sees('heading', 'Tarjous on hyväksytty');
});
