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
  email,
  giveUp,
  goOn,
  houseType,
  isNew,
  isOffer,
  isOld,
  isRejected,
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
  title,
  toBank,
  type Key,
} from './parts.ts';

const by = (outcome: string) => (_: Place<Key>, led: string) => led.includes(outcome);

type Where = (place: Place<Key>) => boolean;
const not =
  (one: Where): Where =>
  (place) =>
    !one(place);
/** The review of one kind, before it is sent and after it was not taken. */
const atReview = (kind: string, where: Where, can: Part[]): Sight<Key>[] => [
  { in: 'filling.review.fresh', ...(kind && { name: kind }), where, heading: reviewTitle, can },
  {
    in: 'filling.review.failed',
    name: ['refused', kind].join(' ').trim(),
    where: (place: Place<Key>, led: string) => where(place) && by('it is refused')(place, led),
    heading: reviewTitle,
    texts: ['Lähetys ei onnistunut', failureTexts.denied],
    can,
  },
  {
    in: 'filling.review.failed',
    name: ['not arrived', kind].join(' ').trim(),
    where: (place: Place<Key>, led: string) => where(place) && !by('it is refused')(place, led),
    heading: reviewTitle,
    texts: ['Lähetys ei onnistunut', 'Lähetys ei mennyt perille. Täyttämäsi tiedot ovat tallessa. Lähetä uudelleen.'],
    can,
  },
];

/** What a person sees of an order, by state and kind. */
export const sees: Sight<Key>[] = [
  ...lackingSees,
  {
    in: 'filling.product',
    where: both(isSupply, not(isAskedAgain('product'))),
    heading: title,
    can: [houseType, onTo('person')],
  },
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
    where: isRejected,
    heading: contactTitle,
    can: [onTo('person')],
    holds: [{ part: declined, isChecked: true }],
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
    where: both(isSupply, not(isAskedAgain('person'))),
    heading: title,
    can: [email, phone, onTo('site')],
  },
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
  ...atReview('', (place) => !isOffer(place), [terms, submit]),
  ...atReview('of a call', isOffer, [askContact]),
  {
    in: 'filling.review.signInNeeded',
    heading: reviewTitle,
    texts: ['Istuntosi päättyi ennen lähetystä'],
    can: [terms, submit, { role: 'link', name: 'Kirjaudu uudelleen', to: '/login?*' }],
  },
  {
    in: 'filling.review.incomplete',
    heading: reviewTitle,
    texts: ['Tilauksesta puuttuu pakollisia tietoja'],
    can: [terms, submit],
  },
  {
    in: 'filling.review.outdated',
    heading: reviewTitle,
    texts: ['Kampanja, hinta tai ehdot ovat muuttuneet'],
    can: [terms, submit, { role: 'button', name: 'Näytä uudet tiedot' }],
  },
  {
    in: 'sending',
    where: both(isNew, isSupply),
    heading: reviewTitle,
    cannot: [submit],
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
      'Tunnistautuminen tehtiin toisessa ikkunassa tai toisella laitteella. Siellä näet, mitä tilauksesta tuli. Jos tilaus on tehty, saat siitä vahvistuksen sähköpostiisi.',
    ],
  },
  {
    in: 'receivedBefore',
    heading: 'Tilauksesi on jo meillä',
    texts: [
      'Emme voi näyttää täällä, mitä siitä tuli. Jos tilaus on tehty, saat vahvistuksen sähköpostiisi. Jos se jäi odottamaan tunnistautumista, se raukeaa puolessa tunnissa. Jos vahvistusta ei ole silloin tullut, tilaa uudelleen: täyttämäsi tiedot ovat tallessa.',
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
  { in: 'notCreditable', heading: 'Tilausta ei voitu hyväksyä', texts: [{ fi: '8841\u00a09021', isData: true }] },
  { in: 'notImported', heading: 'Tilaus on tallessa mutta kesken', texts: [{ fi: '8841\u00a09021', isData: true }] },
  {
    in: 'contactAsked',
    heading: 'Asiakaspalvelumme soittaa sinulle',
    texts: [{ fi: 'Mitään ei ole tilattu. Soitamme numeroon +358401234501.', values: { phone: '+358401234501' } }],
  },
  { in: 'sent', heading: thanks },
];
