import type { Sight } from '../../flowModel.ts';
import { email, giveUp, goOn, phone, proofTitle, street, submit } from '../../order/model/parts.ts';
import { failureTexts } from '../../words.ts';
import {
  address,
  calendar,
  cancel,
  change,
  dialog,
  isKnown,
  isNew,
  isOld,
  isStranger,
  title,
  use,
  type Key,
} from './parts.ts';

const rule = 'Hinnan voi lukita kuun ensimmäisestä tiistaista alkaen kolmen päivän ajan.';
/** Where the time has run out a longer text ends so. */
const nothingOrdered = 'Mitään ei tilattu. Täyttämäsi tiedot ovat tallessa.';
const notArrivedText = 'Lähetys ei mennyt perille. Täyttämäsi tiedot ovat tallessa. Lähetä uudelleen.';
const otherText =
  'Olemme jo saaneet tämän lomakkeen eri tiedoilla täytettynä. Aloita alusta, jos haluat lähettää uuden.';
const noHumanText = 'Emme saaneet varmistettua, että lähettäjä on ihminen. Lähetä uudelleen.';

/** Cases after which it is not there when it is looked up. */
const notArrived = [
  'in conflict',
  'the server fails',
  'the database is away',
  'broken JSON',
  'an answer against the API',
  'the connection is lost',
  'no answer in time',
  'it had not arrived',
];

/** What was not taken, or did not arrive: it may be sent again. */
const failed = (name: string, cases: string[], text: string, look: Partial<Sight<Key>> = {}): Sight<Key> => ({
  in: 'choosing.failed',
  name,
  where: (_, led) => cases.some((one) => led.includes(`(${one})`)),
  heading: title,
  texts: ['Lähetys ei onnistunut', text],
  can: [submit],
  ...look,
});

/** What a person sees of a lock. */
export const sees: Sight<Key>[] = [
  { in: 'choosing.fresh', where: isKnown, heading: title, can: [change, submit], address },
  {
    in: 'choosing.fresh',
    name: 'of a stranger',
    where: isStranger,
    heading: title,
    can: [street, email, phone],
  },
  {
    in: 'choosing.opened',
    heading: title,
    texts: ['Lukitusaika alkoi, kun sivu oli auki'],
    can: [change, submit],
    address,
  },
  { in: 'choosing.asking', dialog, can: [email, use, cancel] },
  failed('the fault is ours', ['the request is at fault'], failureTexts.invalid),
  failed('not allowed', ['not allowed'], failureTexts.denied),
  failed('not found', ['not found'], failureTexts.notFound),
  failed('too many calls', ['too many calls'], failureTexts.tooMany, { can: [], cannot: [submit] }),
  failed('another text', ['it was another text'], otherText),
  failed('no human', ['the bot check is not passed'], noHumanText),
  failed('not arrived', notArrived, notArrivedText),
  {
    in: 'choosing.signInNeeded',
    heading: title,
    texts: ['Istuntosi päättyi ennen lähetystä'],
    can: [submit, { role: 'link', name: 'Kirjaudu uudelleen', to: '/login?*' }],
  },
  {
    in: 'choosing.outdated',
    where: (_, led) => !led.includes('(the contract is locked by now)'),
    heading: title,
    texts: ['Hinta, ehdot tai sopimuksesi on muuttunut'],
    can: [submit, { role: 'button', name: 'Näytä uudet tiedot' }],
  },
  {
    in: 'choosing.outdated',
    name: 'locked already',
    where: (_, led) => led.includes('(the contract is locked by now)'),
    heading: title,
    texts: ['Hinta on jo lukittu'],
    can: [submit, { role: 'button', name: 'Näytä uudet tiedot' }],
  },
  {
    in: 'closed.before',
    texts: [rule],
    can: [calendar, { role: 'button', name: 'Muistuta sähköpostilla' }],
    address,
  },
  { in: 'closed.meanwhile', texts: [rule, 'Lukitusaika päättyi, kun sivu oli auki'], can: [calendar] },
  { in: 'sending', where: isNew, heading: title, cannot: [submit], waitsFor: ['send'] },
  {
    in: 'sending',
    name: 'looked up',
    where: isOld,
    heading: title,
    texts: ['Tarkistamme, menikö lähetys perille.'],
    waitsFor: ['lookUp'],
  },
  {
    in: 'verificationNeeded',
    heading: proofTitle,
    can: [{ role: 'link', name: 'Tunnistaudu pankkitunnuksilla', to: '/vap-addition/redirect/*' }, giveUp],
    waitsFor: ['watch'],
  },
  {
    in: 'verifiedElsewhere',
    heading: 'Henkilöllisyytesi on vahvistettu',
    texts: [
      'Tunnistautuminen tehtiin toisessa ikkunassa tai toisella laitteella. Siellä näet, miten tilauksen kävi. Jos tilaus on tehty, saat siitä vahvistuksen sähköpostiisi.',
    ],
  },
  { in: 'receivedBefore', heading: 'Olemme jo saaneet tämän tilauksen', can: [goOn] },
  {
    in: 'unproven.cancelled',
    heading: 'Hintaa ei lukittu',
    texts: [nothingOrdered],
    can: [goOn],
  },
  {
    in: 'unproven.expired',
    heading: 'Hintaa ei lukittu',
    texts: [nothingOrdered, 'Vahvistusaika loppui, joten mitään ei tilattu. Täyttämäsi tiedot ovat tallessa.'],
    can: [goOn],
  },
  { in: 'notImported', heading: 'Tilaus on tallessa' },
  {
    in: 'sent',
    where: (_, led) => !led.includes('(it had been locked)'),
    heading: 'Hinta on lukittu',
    can: [{ role: 'link', name: 'Siirry sopimukseen', to: '/contracts/*' }],
    address: `${address}/success`,
    focus: { role: 'heading', name: 'Hinta on lukittu' },
  },
  {
    in: 'sent',
    name: 'looked up',
    where: (_, led) => led.includes('(it had been locked)'),
    heading: 'Hinta on lukittu',
    can: [{ role: 'link', name: 'Siirry sopimukseen', to: '/contracts/*' }],
    address: `${address}/success`,
  },
];
