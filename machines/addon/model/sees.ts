import type { Sight } from '../../flowModel.ts';
import { email, giveUp, goOn, phone, proofTitle, submit, terms } from '../../order/model/parts.ts';
import { failureTexts } from '../../words.ts';
import {
  address,
  first,
  isKnown,
  isNew,
  isOld,
  isStranger,
  other,
  thanks,
  thanksAsTold,
  ticked,
  title,
  type Key,
} from './parts.ts';

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

/** What was not taken, or did not arrive: what was chosen is still there, and may be sent again. */
const failed = (name: string, cases: string[], text: string, look: Partial<Sight<Key>> = {}): Sight<Key> => ({
  in: 'choosing.failed',
  name,
  where: (_, led) => cases.some((one) => led.includes(`(${one})`)),
  heading: title,
  texts: ['Lisäpalvelun tilaaminen ei onnistunut', text],
  can: [terms, submit],
  holds: ticked,
  ...look,
});

/** What a person sees of an add-on. */
export const sees: Sight<Key>[] = [
  { in: 'choosing.fresh', where: isKnown, heading: title, can: [first, other, email, terms] },
  {
    in: 'choosing.fresh',
    name: 'of a stranger',
    where: isStranger,
    heading: title,
    can: [email, phone, terms],
  },
  {
    in: 'choosing.notAllowed',
    heading: title,
    texts: ['Valitsemaasi lisäpalvelua ei voi tilata täällä. Valitse toinen.'],
    can: [other],
    cannot: [submit],
  },
  failed('the fault is ours', ['the request is at fault'], failureTexts.invalid),
  failed('not allowed', ['not allowed'], failureTexts.denied),
  failed('not found', ['not found'], failureTexts.notFound),
  failed('too many calls', ['too many calls'], failureTexts.tooMany, { can: [terms], cannot: [submit] }),
  failed('another text', ['it was another text'], otherText),
  failed('no human', ['the bot check is not passed'], noHumanText),
  failed('not arrived', notArrived, notArrivedText),
  {
    in: 'choosing.signInNeeded',
    heading: title,
    texts: ['Istuntosi päättyi ennen lähetystä'],
    can: [terms, submit, { role: 'link', name: 'Kirjaudu uudelleen', to: '/login?*' }],
    holds: ticked,
  },
  {
    in: 'choosing.outdated',
    heading: title,
    texts: ['Palvelu, sen hinta tai sopimuksesi on muuttunut'],
    can: [terms, submit, { role: 'button', name: 'Näytä uudet tiedot' }],
    holds: ticked,
  },
  { in: 'sending', where: isNew, heading: title, cannot: [submit], holds: ticked, waitsFor: ['send'] },
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
    heading: 'Lisäpalvelua ei tilattu',
    can: [goOn],
  },
  {
    in: 'unproven.expired',
    heading: 'Lisäpalvelua ei tilattu',
    texts: ['Vahvistusaika loppui, joten mitään ei tilattu. Täyttämäsi tiedot ovat tallessa.'],
    can: [goOn],
  },
  { in: 'notImported', heading: 'Tilaus on tallessa' },
  {
    in: 'sent',
    where: (_, led) => !led.includes('(it had been added)'),
    heading: thanks,
    can: [{ role: 'link', name: 'Siirry sopimukseen', to: '/contracts/*' }],
    address: `${address}/success`,
    focus: { role: 'heading', name: thanks },
  },
  {
    in: 'sent',
    name: 'looked up',
    where: (_, led) => led.includes('(it had been added)'),
    heading: thanksAsTold,
    can: [{ role: 'link', name: 'Siirry sopimukseen', to: '/contracts/*' }],
    address: `${address}/success`,
  },
];
