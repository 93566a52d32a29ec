import type { Sight } from '../../flowModel.ts';
import { failureTexts } from '../../words.ts';
import {
  address,
  byEmail,
  email,
  goOn,
  isKnown,
  isNew,
  isOld,
  isStranger,
  holder,
  onTo,
  otherContract,
  otherDays,
  phone,
  point,
  spot,
  street,
  submit,
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

/** What was not taken, or did not arrive: what was typed is still there, and may be sent again. */
const failed = (look: string, cases: string[], text: string, more: Partial<Sight<Key>> = {}): Sight<Key> => ({
  in: 'filling.review.failed',
  name: look,
  where: (_, led) => cases.some((one) => led.includes(`(${one})`)),
  heading: title,
  texts: ['Lähetys ei onnistunut', text],
  can: [submit],
  ...more,
});

const toTermination = {
  role: 'link',
  name: 'Irtisano vanhan kodin sopimus',
  to: '/contract/termination?*',
} as const;

/** What a person sees of a move. */
export const sees: Sight<Key>[] = [
  { in: 'filling.move', where: isKnown, heading: title, can: [spot, onTo('home')], address },
  {
    in: 'filling.move',
    name: 'of a stranger',
    where: isStranger,
    heading: title,
    can: [point, holder, onTo('home')],
    address,
  },
  { in: 'filling.home', heading: title, can: [street, onTo('bill')], address: `${address}?step=home` },
  { in: 'filling.bill', heading: title, can: [email, phone, byEmail, onTo('review')], address: `${address}?step=bill` },
  { in: 'filling.review.fresh', heading: title, can: [submit], address: `${address}?step=review` },
  failed('the fault is ours', ['the request is at fault'], failureTexts.invalid),
  failed('not allowed', ['not allowed'], failureTexts.denied),
  failed('not found', ['not found'], failureTexts.notFound),
  failed('too many calls', ['too many calls'], failureTexts.tooMany, { can: [], cannot: [submit] }),
  failed('another text', ['it was another text'], otherText),
  failed('no human', ['the bot check is not passed'], noHumanText),
  failed('not arrived', notArrived, notArrivedText),
  {
    in: 'filling.review.signInNeeded',
    heading: title,
    texts: ['Istuntosi päättyi ennen lähetystä'],
    can: [submit, { role: 'link', name: 'Kirjaudu uudelleen', to: '/login?*' }],
  },
  {
    in: 'filling.review.notPossible',
    heading: title,
    texts: ['Tätä sopimusta ei voi siirtää uuteen kotiin'],
    can: [submit, otherContract],
  },
  {
    in: 'filling.review.dayGone',
    heading: title,
    texts: ['Muutto ei onnistu enää näinä päivinä'],
    can: [submit, otherDays],
  },
  {
    in: 'filling.review.ownContract',
    heading: title,
    texts: ['Uudessa kodissa on jo sopimus'],
    can: [submit, toTermination],
  },
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
    heading: 'Vahvista muuttoilmoitus tunnistautumalla',
    can: [
      { role: 'link', name: 'Tunnistaudu pankkitunnuksilla', to: '/my-move/redirect/*' },
      { role: 'button', name: 'Peru muuttoilmoitus' },
    ],
    waitsFor: ['watch'],
  },
  {
    in: 'verifiedElsewhere',
    heading: { fi: 'Henkilöllisyytesi on vahvistettu', id: 'verification.move.proven' },
    texts: [
      'Tunnistautuminen tehtiin toisessa ikkunassa tai toisella laitteella. Siellä näet, miten muuttoilmoituksen kävi. Jos se on tehty, saat siitä vahvistuksen sähköpostiisi.',
    ],
  },
  { in: 'receivedBefore', heading: 'Olemme jo saaneet tämän muuttoilmoituksen', can: [goOn] },
  {
    in: 'unproven.cancelled',
    heading: 'Muuttoilmoitusta ei lähetetty',
    can: [goOn],
  },
  {
    in: 'unproven.expired',
    heading: 'Muuttoilmoitusta ei lähetetty',
    texts: ['Vahvistusaika loppui, joten muuttoilmoitusta ei tehty. Täyttämäsi tiedot ovat tallessa.'],
    can: [goOn],
  },
  {
    in: 'sent',
    heading: {
      fi: 'Uudessa kodissa on sähköt 1.12.2026',
      values: { day: { fi: '1.12.2026', sv: '1.12.2026', en: '01/12/2026' } },
    },
    texts: ['Muuttonumero'],
    can: [
      { role: 'link', name: 'Siirry sopimuksiin', to: '/contracts' },
      { role: 'button', name: 'Lisää kalenteriin' },
    ],
    address: `${address}?step=sent`,
  },
];
