import type { Sight } from '../../flowModel.ts';
import { failureTexts } from '../../words.ts';
import {
  accountAddress,
  accountDone,
  accountTitle,
  address,
  customerNo,
  done,
  email,
  giveUp,
  goOn,
  holds,
  holdsAccount,
  iban,
  isAccount,
  isAddress,
  isKnown,
  isNew,
  isOld,
  isStranger,
  nothing,
  proofTitle,
  save,
  title,
  toBank,
  toProof,
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
const failed = (name: string, cases: string[], text: string, look: Partial<Sight<Key>> = {}): Sight<Key> => ({
  in: 'writing.failed',
  name,
  where: (_, led) => cases.some((one) => led.includes(`(${one})`)),
  heading: title,
  texts: ['Lähetys ei onnistunut', text],
  can: [customerNo, email, save],
  holds,
  ...look,
});

const notStored = 'Tilinumero ei tallennu selaimeen.';
const typedAnew = 'Lomakkeella kirjoitat tilinumeron uudelleen.';

/** What a person sees of an account: what was typed of it is known to the page alone. */
const accountSees: Sight<Key>[] = [
  {
    in: 'writing.fresh',
    name: 'of an account',
    where: (place) => isAccount(place) && isKnown(place),
    heading: accountTitle,
    texts: [notStored],
    can: [customerNo, iban, save],
    address: accountAddress,
  },
  {
    in: 'writing.fresh',
    name: 'of an account, of a stranger',
    where: (place) => isAccount(place) && isStranger(place),
    heading: accountTitle,
    texts: [notStored],
    can: [customerNo, iban, toProof],
    address: accountAddress,
  },
  failed('an account that did not arrive', ['an account did not arrive'], notArrivedText, {
    heading: accountTitle,
    texts: ['Lähetys ei onnistunut', notArrivedText, notStored],
    can: [customerNo, iban, save],
    holds: holdsAccount,
  }),
  {
    in: 'sending',
    name: 'an account',
    where: (place) => isAccount(place) && isKnown(place),
    heading: accountTitle,
    texts: [notStored],
    cannot: [customerNo, iban, save],
    holds: holdsAccount,
    waitsFor: ['send'],
  },
  {
    in: 'sending',
    name: 'an account, of a stranger',
    where: (place) => isAccount(place) && isStranger(place),
    heading: accountTitle,
    texts: [notStored],
    cannot: [customerNo, iban, toProof],
    holds: holdsAccount,
    waitsFor: ['send'],
  },
  {
    in: 'verificationNeeded',
    name: 'of an account',
    where: isAccount,
    heading: proofTitle,
    texts: [{ fi: 'päättyy merkkeihin 0785', values: { end: '0785' } }],
    can: [toBank, giveUp],
    address: `${accountAddress}?step=verification`,
    waitsFor: ['watch'],
  },
  {
    in: 'unproven.cancelled',
    name: 'of an account',
    where: isAccount,
    heading: nothing,
    texts: ['Keskeytit muutoksen.', typedAnew],
    can: [goOn],
  },
  {
    in: 'unproven.expired',
    name: 'of an account',
    where: isAccount,
    heading: nothing,
    texts: ['Vahvistusaika loppui.', typedAnew],
    can: [goOn],
  },
  {
    in: 'made',
    name: 'of an account',
    where: isAccount,
    heading: accountDone,
    address: `${accountAddress}?step=sent`,
    focus: { role: 'heading', name: accountDone },
  },
];

/** What a person sees of an update. */
export const sees: Sight<Key>[] = [
  ...accountSees,
  {
    in: 'writing.fresh',
    where: (place) => isAddress(place) && isKnown(place),
    heading: title,
    can: [customerNo, email, save],
    address,
  },
  {
    in: 'writing.fresh',
    name: 'of a stranger',
    where: (place) => isAddress(place) && isStranger(place),
    heading: title,
    can: [customerNo, email, toProof],
    address,
  },
  failed('the fault is ours', ['the request is at fault'], failureTexts.invalid),
  failed('not allowed', ['not allowed'], failureTexts.denied),
  failed('not found', ['not found'], failureTexts.notFound),
  failed('too many calls', ['too many calls'], failureTexts.tooMany, { can: [email], cannot: [save] }),
  failed('another text', ['it was another text'], otherText),
  failed('no human', ['the bot check is not passed'], noHumanText, { can: [customerNo, email, toProof] }),
  failed('not arrived', notArrived, notArrivedText),
  failed('a stranger’s did not arrive', ['a stranger’s did not arrive'], notArrivedText, {
    can: [customerNo, email, toProof],
  }),
  {
    in: 'writing.signInNeeded',
    heading: title,
    texts: ['Istuntosi päättyi ennen lähetystä'],
    can: [email, save, { role: 'link', name: 'Kirjaudu uudelleen', to: '/login?*' }],
    holds,
  },
  {
    in: 'sending',
    where: (place) => isAddress(place) && isNew(place) && isKnown(place),
    heading: title,
    cannot: [customerNo, email, save],
    holds,
    waitsFor: ['send'],
  },
  {
    in: 'sending',
    name: 'of a stranger',
    where: (place) => isAddress(place) && isNew(place) && isStranger(place),
    heading: title,
    cannot: [customerNo, email, toProof],
    holds,
    waitsFor: ['send'],
  },
  {
    in: 'sending',
    name: 'looked up',
    where: isOld,
    heading: title,
    texts: ['Tarkistamme, menikö lähetys perille.'],
    cannot: [email, save],
    waitsFor: ['lookUp'],
  },
  {
    in: 'verificationNeeded',
    where: isAddress,
    heading: proofTitle,
    can: [toBank, giveUp],
    address: `${address}?step=verification`,
    waitsFor: ['watch'],
  },
  {
    in: 'verifiedElsewhere',
    heading: 'Henkilöllisyytesi on vahvistettu',
    texts: ['Tunnistautuminen tehtiin toisessa ikkunassa. Siellä näet, miten muutoksen kävi.'],
  },
  { in: 'receivedBefore', heading: 'Olemme jo saaneet tämän muutoksen', can: [goOn] },
  { in: 'unproven.cancelled', where: isAddress, heading: nothing, texts: ['Keskeytit muutoksen.'], can: [goOn] },
  {
    in: 'unproven.expired',
    where: isAddress,
    heading: nothing,
    texts: ['Vahvistusaika loppui.'],
    can: [goOn],
  },
  {
    in: 'made',
    where: isAddress,
    heading: done,
    address: `${address}?step=sent`,
    focus: { role: 'heading', name: done },
  },
];
