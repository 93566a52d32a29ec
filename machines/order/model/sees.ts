import type { StepWithValues } from '../../../domain/orders/index.ts';
import type { Part, Place, Sight } from '../../flowModel.ts';
import { failureTexts } from '../../words.ts';
import { isAskedAgain, lackingSees } from './lacking.ts';
import {
  address,
  askContact,
  both,
  byEmail,
  contactTitle,
  declined,
  elsewhere,
  email,
  giveUp,
  goOn,
  houseType,
  isNew,
  isOffer,
  isKnown,
  isOld,
  isRejected,
  isService,
  isStranger,
  isSupply,
  isWalking,
  moving,
  not,
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

const notArrivedText = 'Lähetys ei mennyt perille. Täyttämäsi tiedot ovat tallessa. Lähetä uudelleen.';
const sentElsewhere = 'Lähetit lomakkeen jo toisessa välilehdessä. Näillä tiedoilla mitään ei tilattu.';
const asNew: Part = { role: 'button', name: 'Tee uusi tilaus' };
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
  in: 'filling.review.failed',
  name,
  where: (place, led) => !isOffer(place) && cases.some((one) => led.includes(`(${one})`)),
  heading: reviewTitle,
  texts: ['Lähetys ei onnistunut', text],
  can: [terms, submit],
  holds: ticked,
  ...look,
});
/** The same of a call that is asked for. */
const failedCall = (name: string, one: string, text: string): Sight<Key> =>
  failed(`${name} of a call`, [], text, {
    where: (place, led) => isOffer(place) && led.includes(`(${one})`),
    can: [askContact],
    holds: [],
  });

/** A step of a supply, which leads on to the next one, and to the review whoever has been there. */
const step = (
  name: StepWithValues,
  can: Part[],
  next: Parameters<typeof onTo>[0],
  isTheirs: (place: Place<Key>) => boolean = () => true,
): Sight<Key>[] => {
  const isShown = both(both(isSupply, isTheirs), not(isAskedAgain(name)));
  const look = { in: `filling.${name}`, heading: title };
  return [
    { ...look, where: both(isShown, isWalking), can: [...can, onTo(next)] },
    { ...look, name: 'once more', where: both(isShown, not(isWalking)), can: [...can, onTo('review')] },
  ];
};

/** What a person sees of an order, by state and kind. */
export const sees: Sight<Key>[] = [
  ...lackingSees,
  ...step('product', [houseType], 'person'),
  {
    in: 'filling.product',
    name: 'of a price offer',
    where: (place) => isOffer(place) && !isRejected(place),
    heading: title,
    can: [declined, onTo('person')],
  },
  {
    in: 'filling.product',
    name: 'of a price offer that is not taken',
    where: both(isRejected, isWalking),
    heading: contactTitle,
    can: [onTo('person')],
    holds: [{ part: declined, isChecked: true }],
  },
  {
    in: 'filling.product',
    name: 'of a price offer that is not taken, once more',
    where: both(isRejected, not(isWalking)),
    heading: contactTitle,
    can: [onTo('review')],
    holds: [{ part: declined, isChecked: true }],
  },
  {
    in: 'filling.product',
    name: 'of a service',
    where: isService,
    heading: serviceTitle,
    can: [onTo('person')],
  },
  ...step('person', [email, phone], 'site'),
  {
    in: 'filling.person',
    name: 'of whom to call',
    where: isOffer,
    heading: contactTitle,
    can: [email, phone, onTo('review')],
  },
  {
    in: 'filling.person',
    name: 'of a service',
    where: isService,
    heading: serviceTitle,
    can: [email, phone, onTo('review')],
  },
  ...step('site', [elsewhere], 'start', isKnown),
  {
    in: 'filling.site',
    name: 'of a stranger',
    where: both(isSupply, isStranger),
    heading: title,
    can: [street, onTo('review')],
  },
  ...step('start', [moving], 'billing'),
  ...step('billing', [byEmail], 'services'),
  {
    in: 'filling.services',
    where: not(isAskedAgain('services')),
    heading: title,
    can: [noSource, onTo('review')],
    address: `${address}/vaps`,
  },
  { in: 'filling.review.fresh', where: not(isOffer), heading: reviewTitle, can: [terms, submit] },
  { in: 'filling.review.fresh', name: 'of a call', where: isOffer, heading: reviewTitle, can: [askContact] },
  failed('the fault is ours', ['the request is at fault'], failureTexts.invalid),
  failed('not allowed', ['not allowed'], failureTexts.denied),
  failed('not found', ['not found'], failureTexts.notFound),
  failed('too many calls', ['too many calls'], failureTexts.tooMany, { can: [terms], cannot: [submit] }),
  failed('another text', ['it was another text'], sentElsewhere, {
    texts: ['Tilausta ei otettu vastaan', sentElsewhere],
    can: [terms, submit, asNew],
  }),
  failed('no human', ['the bot check is not passed'], noHumanText),
  failed('not arrived', notArrived, notArrivedText),
  failedCall('not allowed', 'not allowed', failureTexts.denied),
  failedCall('not arrived', 'the connection is lost', notArrivedText),
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
  {
    in: 'sending',
    where: both(isNew, isSupply),
    heading: reviewTitle,
    cannot: [submit],
    holds: ticked,
    waitsFor: ['send'],
  },
  {
    in: 'sending',
    name: 'for a call',
    where: both(isNew, isOffer),
    heading: reviewTitle,
    cannot: [askContact],
    waitsFor: ['send'],
  },
  {
    in: 'sending',
    name: 'looked up',
    where: isOld,
    heading: reviewTitle,
    texts: ['Tarkistamme, menikö lähetys perille.'],
    waitsFor: ['lookUp'],
  },
  { in: 'verificationNeeded', heading: proofTitle, can: [toBank, giveUp], waitsFor: ['watch'] },
  {
    in: 'verifiedElsewhere',
    heading: 'Henkilöllisyytesi on vahvistettu',
    texts: [
      'Tunnistautuminen tehtiin toisessa ikkunassa tai toisella laitteella. Siellä näet, miten tilauksen kävi. Jos tilaus on tehty, saat siitä vahvistuksen sähköpostiisi.',
    ],
  },
  {
    in: 'receivedBefore',
    heading: 'Tilauksesi on jo meillä',
    texts: [
      'Emme voi näyttää täällä, miten sen kävi. Jos tilaus on tehty, saat vahvistuksen sähköpostiisi. Jos se jäi odottamaan tunnistautumista, se raukeaa puolessa tunnissa. Jos vahvistusta ei ole silloin tullut, tilaa uudelleen: täyttämäsi tiedot ovat tallessa.',
    ],
    can: [goOn],
  },
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
  { in: 'notCreditable', heading: 'Tilausta ei voitu hyväksyä' },
  { in: 'notImported', heading: 'Tilaus on tallessa mutta kesken', texts: [{ fi: '8841\u00a09021', isData: true }] },
  {
    in: 'contactAsked',
    heading: 'Asiakaspalvelumme soittaa sinulle',
    texts: [{ fi: 'Mitään ei ole tilattu. Soitamme numeroon +358401234501.', values: { phone: '+358401234501' } }],
  },
  { in: 'sent', heading: thanks },
];
