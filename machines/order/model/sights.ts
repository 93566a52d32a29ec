import type { Place, Sight } from '../../flowModel.ts';
import { failureTexts } from '../../words.ts';
import { isAskedAgain, lackingSees } from './lacking.ts';
import {
  address,
  byEmail,
  email,
  giveUp,
  goOn,
  houseType,
  isNew,
  isOld,
  isService,
  isSupply,
  moving,
  noSource,
  onTo,
  phone,
  proofTitle,
  reviewTitle,
  serviceTitle,
  street,
  submit,
  terms,
  thanks,
  ticked,
  title,
  toBank,
  type Key,
} from './parts.ts';

const not = (one: (place: Place<Key>) => boolean) => (place: Place<Key>) => !one(place);

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
  'an answer against the contract',
  'the connection is lost',
  'no answer in time',
  'it had not arrived',
];
const after =
  (...cases: string[]) =>
  (_: Place<Key>, led: string) =>
    cases.some((one) => led.includes(`(${one})`));

/** What was not taken, or did not arrive: what was typed is still there, and may be sent again. */
const failed = (
  name: string,
  where: Sight<Key>['where'],
  text: string,
  look: Partial<Sight<Key>> = {},
): Sight<Key> => ({
  in: 'filling.review.failed',
  name,
  where,
  heading: reviewTitle,
  texts: ['Lähetys ei onnistunut', text],
  can: [terms, submit],
  holds: ticked,
  ...look,
});

/** What there is to see on the page of an order. */
export const sees: Sight<Key>[] = [
  ...lackingSees,
  {
    in: 'filling.product',
    where: (place) => isSupply(place) && !isAskedAgain('product')(place),
    heading: title,
    can: [houseType, onTo('person')],
  },
  {
    in: 'filling.product',
    name: 'of a service',
    where: isService,
    heading: serviceTitle,
    can: [onTo('person')],
  },
  {
    in: 'filling.person',
    where: (place) => isSupply(place) && !isAskedAgain('person')(place),
    heading: title,
    can: [email, phone, onTo('site')],
  },
  {
    in: 'filling.person',
    name: 'of a service',
    where: isService,
    heading: serviceTitle,
    can: [email, phone, onTo('review')],
  },
  { in: 'filling.site', where: not(isAskedAgain('site')), heading: title, can: [street, onTo('start')] },
  { in: 'filling.start', where: not(isAskedAgain('start')), heading: title, can: [moving, onTo('billing')] },
  { in: 'filling.billing', where: not(isAskedAgain('billing')), heading: title, can: [byEmail, onTo('services')] },
  {
    in: 'filling.services',
    where: not(isAskedAgain('services')),
    heading: title,
    can: [noSource, onTo('review')],
    address: `${address}/vaps`,
  },
  { in: 'filling.review.fresh', heading: reviewTitle, can: [terms, submit] },
  failed('the fault is ours', after('the request is at fault'), failureTexts.invalid),
  failed('not allowed', after('not allowed'), failureTexts.denied),
  failed('not found', after('not found'), failureTexts.notFound),
  failed('too many calls', after('too many calls'), failureTexts.tooMany, { can: [terms], cannot: [submit] }),
  failed('another text', after('it was another text'), otherText),
  failed('no human', after('the bot check is not passed'), noHumanText),
  failed('not arrived', after(...notArrived), notArrivedText),
  {
    in: 'filling.review.signInNeeded',
    heading: reviewTitle,
    texts: ['Istuntosi päättyi ennen lähetystä'],
    can: [terms, submit, { role: 'link', name: 'Kirjaudu uudelleen', to: '/login?*' }],
    holds: ticked,
  },
  {
    in: 'filling.review.incomplete',
    heading: reviewTitle,
    texts: ['Tilauksesta puuttuu pakollisia tietoja'],
    can: [terms, submit],
    holds: ticked,
  },
  {
    in: 'filling.review.outdated',
    heading: reviewTitle,
    texts: ['Kampanja, hinta tai ehdot ovat muuttuneet'],
    can: [terms, submit, { role: 'button', name: 'Näytä uudet tiedot' }],
    holds: ticked,
  },
  { in: 'sending', where: isNew, heading: reviewTitle, cannot: [submit], holds: ticked, waitsFor: ['send'] },
  {
    in: 'sending',
    name: 'looked up',
    where: isOld,
    heading: reviewTitle,
    texts: ['Tarkistamme, menikö lähetys perille.'],
    waitsFor: ['lookUp'],
  },
  { in: 'verificationNeeded', heading: proofTitle, can: [toBank, giveUp], waitsFor: ['watch'] },
  { in: 'verifiedElsewhere', heading: 'Tilaus on vahvistettu' },
  {
    in: 'unproven.cancelled',
    heading: 'Tilaus on keskeytetty',
    can: [goOn],
  },
  {
    in: 'unproven.expired',
    heading: 'Tilausta ei vahvistettu ajoissa',
    can: [goOn],
  },
  { in: 'notCreditable', heading: 'Tilausta ei voitu hyväksyä', texts: [{ fi: '8841\u00a09021', isData: true }] },
  { in: 'notImported', heading: 'Tilaus on tallessa mutta kesken', texts: [{ fi: '8841\u00a09021', isData: true }] },
  { in: 'sent', heading: thanks },
];
