import { ainosInvoicesAreMade } from '../../e2e/pages/invoices.ts';
import { subOf } from '../../model/runner/person.ts';
import { test } from '../fixtures.ts';

test('invoices are chosen among, and e-invoices ordered (engines.flows)', async ({ person, server, signedIn }) => {
  await ainosInvoicesAreMade(server.url);
  await signedIn('Aino Mäkelä', '/invoices');
  await person.sees('heading', 'Laskut');
  await person.choose('radio', 'Avoimet');
  await person.comesTo('show=open');
  await person.press('button', 'Tilaa e-lasku');
  await person.isAt('heading', 'Tilaa e-lasku pankkiin');
  await person.select('Pankki', 'Säästöpankki');
  await person.press('button', 'Lähetä tilaus');
  await person.reads('Tilaus on lähetetty, pankki: Säästöpankki.');
  await person.press('button', 'Sulje');
  await person.reads('Odottaa hyväksyntääsi: Säästöpankki.');
});

test('what was used is looked at, by month and by keys (engines.flows)', async ({ person }) => {
  // The demo's meters tell of its people alone, not of their copies.
  await person.signIn(subOf('Aino Mäkelä'), '/consumption');
  await person.sees('img', 'Kulutus ');
  await person.choose('radio', 'Kuukausi');
  await person.sees('img', 'Kulutus 1.–');
  await person.press('button', 'Edellinen');
  await person.open('/consumption?from=2025-01-01&to=2025-12-31&resolution=month');
  await person.sees('img', 'Kulutus 1.1.–31.12.2025');
  await person.tabTo('img', 'Kulutus ');
  await person.key('End', 'Enter');
  await person.comesTo('from=2025-12-01&to=2025-12-31&resolution=day');
});

test('feedback is given by a stranger, past the bot check (engines.flows)', async ({ person }) => {
  await person.open('/feedback');
  await person.choose('radio', 'Idea');
  await person.fill('Viesti', 'Vertailu naapurustoon, vieras');
  await person.press('button', 'Lähetä palaute');
  await person.isAt('heading', 'Kiitos palautteestasi');
});

test('somebody goes on as who they may act for, and back (engines.flows)', async ({ person, signedIn }) => {
  await signedIn('Aino Mäkelä', '/contracts');
  await person.press('button', 'Käyttäjävalikko');
  await person.press('button', 'Eero Mäkelä');
  await person.reads('Hoidat nyt tämän asiakkaan asioita: Eero Mäkelä.');
  await person.reads('Yliopistonkatu');
  await person.press('button', 'Palaa omiin tietoihisi');
  await person.reads('Koivukuja');
});

test('due days are put into a calendar, and taken out again (engines.flows)', async ({ person, signedIn }) => {
  await signedIn('Aino Mäkelä', '/invoices');
  await person.press('button', 'Avaa eräpäivät');
  await person.sees('dialog', 'Eräpäivät kalenteriin');
  await person.press('button', 'Tee kalenteriosoite');
  await person.reads('Osoite on valmis.');
  await person.press('button', 'Sulje');
  await person.press('button', 'Avaa eräpäivät');
  await person.press('button', 'Lopeta tilaus');
  await person.reads('Tilaus on lopetettu.');
});

test('an address of e-mail is changed by a stranger, who proves it at the bank (engines.flows)', async ({
  person,
  server,
}) => {
  const sub = subOf('Aino Mäkelä');
  await server.withClone(sub, async (ids) => {
    await person.open('/update/email-address');
    await person.fill('Asiakasnumero', ids['40127731'] ?? '');
    await person.fill('Uusi sähköpostiosoite', 'uusi.aino@kajo.example');
    await person.enter('button', 'Jatka tunnistautumiseen');
    await person.isAt('heading', 'Vahvista muutos tunnistautumalla');
    await person.press('link', 'Tunnistaudu pankkitunnuksilla');
    await person.press('button', 'OP');
    await person.proveAs(ids[sub] ?? '');
    await person.sees('heading', 'Sähköpostiosoite on vaihdettu');
  });
});

test('an employee finds a customer, acts for them, and stops (engines.flows)', async ({ person }) => {
  await person.signIn(subOf('Kaisa Lehtonen'), '/backup');
  await person.press('button', 'Asiakas soitti');
  await person.fill('Hae asiakasta', '40127731');
  await person.press('button', 'Hae');
  await person.press('button', 'Avaa: Aino Mäkelä');
  await person.sees('region', 'Asiakkaan puolesta asiointi');
  await person.reads('Koivukuja');
  await person.press('button', 'Lopeta');
  await person.seesNo('region', 'Asiakkaan puolesta asiointi');
});
