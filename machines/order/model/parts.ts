import type { OrderValues } from '../../../domain/orders/index.ts';
import { orderSteps } from '../../../domain/orders/index.ts';
import type { OrderResult, OrderStep } from '../../../domain/types.ts';
import type { Action, Beginning, Held, KeptDraft, Part, Place, Texts } from '../../flowModel.ts';

/*
 * The page of an order, on which its verification stands as well.
 */

export const address = '/contract/campaign/talvi/template/kiintea-24';
/** A service that a partner delivers and bills: it has a product, a person, and a review. */
export const serviceAddress = '/contract/vas/campaign/vas/template/hairioturva';

/** A price that was worked out for somebody, who takes it or not. */
export const offerAddress = '/contract/campaign/tarjous/template/kiintea-24';

export const title = 'Tilaa sähkösopimus';
export const serviceTitle = 'Tilaa palvelu';
export const contactTitle = 'Pyydä yhteydenottoa';
export const reviewTitle = 'Tarkista ja lähetä';
export const thanks = 'Kiitos tilauksesta';

/** What a guard reads: whether it is the service, which steps are done, whether the person has been at the review, and whether it was sent by a page that is no more. */
export interface Key {
  isService: boolean;
  done: string;
  isReviewed: boolean;
  /** A price offer is made, and it is not taken. */
  isOffer: boolean;
  isRejected: boolean;
  isSentBefore: boolean;
  /** Nobody has signed in. */
  isStranger: boolean;
  /** It may be sent again after a while only. */
  mustWait: boolean;
}
export const isService = ({ key }: Place<Key>) => key.isService;
export const isOffer = ({ key }: Place<Key>) => key.isOffer;
export const isSupply = ({ key }: Place<Key>) => !key.isService && !key.isOffer;
/** Both hold. */
export const both =
  (one: (place: Place<Key>) => boolean, other: (place: Place<Key>) => boolean) => (place: Place<Key>) =>
    one(place) && other(place);
export const isRejected = ({ key }: Place<Key>) => key.isRejected;
export const isNew = ({ key }: Place<Key>) => !key.isSentBefore;
export const isOld = ({ key }: Place<Key>) => key.isSentBefore;
export const isStranger = ({ key }: Place<Key>) => key.isStranger;
export const isKnown = ({ key }: Place<Key>) => !key.isStranger;
export const not =
  (one: (place: Place<Key>) => boolean) =>
  (place: Place<Key>): boolean =>
    !one(place);
/** Who has not been at the review goes from step to step. */
export const isWalking = ({ key }: Place<Key>) => !key.isReviewed;
/** Nothing is lacking besides this step: who has been at the review comes back there. */
export const isReturning = (step: OrderStep) => (place: Place<Key>) =>
  place.key.isReviewed &&
  (isSupply(place) ? orderSteps : (['product', 'person'] as const)).every(
    (name) => name === 'review' || name === step || place.key.done.split(' ').includes(name),
  );
export const isAt =
  (state: string) =>
  ({ states }: Place<Key>) =>
    states.some((name) => name === `filling.${state}`);

/** What the steps are called, where that stands in another text. */
export const stepNames = {
  person: { fi: 'Tilaa\u00ADjan tiedot', sv: 'Beställarens uppgifter', en: 'Your details' },
  site: { fi: 'Käyttö\u00ADpaikka', sv: 'Driftställe', en: 'Delivery site' },
  start: { fi: 'Toimi\u00ADtuksen alku', sv: 'Leverans\u00ADstart', en: 'Start of supply' },
  billing: { fi: 'Lasku\u00ADtus', sv: 'Fakturering', en: 'Invoicing' },
  services: { fi: 'Lisä\u00ADpalvelut', sv: 'Tilläggs\u00ADtjänster', en: 'Add-ons' },
  review: { fi: 'Yhteen\u00ADveto', sv: 'Samman\u00ADdrag', en: 'Summary' },
} satisfies Record<string, Texts>;

/** The way on to a step. */
export const onTo = (step: keyof typeof stepNames): Part => ({
  role: 'button',
  name: { fi: `Jatka: ${stepNames[step].fi}`, values: { nextName: stepNames[step] } },
});
export const backTo = (step: 'product' | keyof typeof stepNames): Part => ({
  role: 'button',
  name: { fi: step === 'product' ? 'Tuote' : stepNames[step].fi, id: `order.step.${step}` },
});

const optional = '(vapaaehtoinen)';
export const houseType: Part = { role: 'combobox', name: 'Millainen koti on?', mark: optional };
const firstName: Part = { role: 'textbox', name: 'Etunimi' };
export const identityCode: Part = { role: 'textbox', name: 'Henkilötunnus' };
export const email: Part = { role: 'textbox', name: 'Sähköpostiosoite' };
export const phone: Part = { role: 'textbox', name: 'Puhelinnumero' };
export const street: Part = { role: 'combobox', name: { fi: 'Katuosoite', id: 'address.street' } };
const houseNumber: Part = { role: 'textbox', name: 'Talon numero' };
const houseLetter: Part = { role: 'textbox', name: 'Rappu tai kirjain', mark: optional };
const flat: Part = { role: 'textbox', name: 'Asunto', mark: optional };
const postalCode: Part = { role: 'textbox', name: 'Postinumero' };
const town: Part = { role: 'textbox', name: 'Postitoimipaikka' };
/** A customer who has delivery sites chooses first. */
export const elsewhere: Part = { role: 'radio', name: 'Muu paikka' };
export const moving: Part = { role: 'radio', name: 'Muutan' };
export const byEmail: Part = { role: 'radio', name: 'Sähköpostilla' };
export const noSource: Part = { role: 'radio', name: 'En valitse tuotantotapaa' };
/** In the words of the contents. */
export const terms: Part = {
  role: 'checkbox',
  name: {
    fi: 'Olen lukenut sopimusehdot ja hinnaston ja hyväksyn ne.',
    sv: 'Jag har läst avtalsvillkoren och prislistan och godkänner dem.',
    en: 'I have read the terms of contract and the price list, and I accept them.',
    isData: true,
  },
};
export const earlyStart: Part = {
  role: 'checkbox',
  name: {
    fi: 'Pyydän, että toimitus voi alkaa jo 14 päivän peruutusajan aikana. Jos peruutan sopimuksen sen jälkeen, maksan siihen mennessä käyttämästäni.',
    sv: 'Jag begär att leveransen får börja redan under ångerfristen på 14 dagar. Om jag därefter frånträder avtalet betalar jag för det som jag har använt dittills.',
    en: 'I ask that supply may begin within the withdrawal period of 14 days. If I withdraw after that, I pay for what I have used until then.',
    isData: true,
  },
};
export const submit: Part = { role: 'button', name: 'Tilaa ja sitoudu maksamaan' };
/** What was ticked before it was sent. */
export const ticked: Held[] = [terms, earlyStart].map((part) => ({ part, isChecked: true }));

export const declined: Part = { role: 'radio', name: 'En' };
export const askContact: Part = { role: 'button', name: 'Lähetä yhteydenottopyyntö' };

/** Somewhere that nobody has a contract. */
export const fillsSite: Action[] = [
  { choose: elsewhere },
  { fill: street, text: 'Hämeenpuisto' },
  { fill: houseNumber, text: '14' },
  { fill: houseLetter, text: 'C' },
  { fill: flat, text: '27' },
  { fill: postalCode, text: '33200' },
  { fill: town, text: 'Tampere' },
];

const hameenpuisto = {
  typeOfAddress: 'regularAddress' as const,
  country: 'FI',
  streetName: 'Hämeenpuisto',
  houseNumber: '14',
  houseLetter: 'C',
  residence: '27',
  postalBox: null,
  postalCode: '33200',
  postalCity: 'Tampere',
};

/** What the steps come to for a customer who has signed in. */
export const values: OrderValues = {
  product: { household: null, priceOffer: null, rafCode: null },
  person: {
    person: null,
    company: null,
    contact: { email: 'aino.makela@kajo.example', phone: '0401234567' },
    address: null,
  },
  site: {
    deliverySite: { address: hameenpuisto, meteringPointId: null, isToBeFound: false },
    meteringPointInfo: null,
    ownContractCode: null,
  },
  start: { start: { reason: 'moving', date: null }, presentSupplier: null },
  billing: {
    billing: {
      method: 'emailInvoice',
      bankId: null,
      eInvoiceAddress: null,
      operator: null,
      address: null,
      isCombined: true,
    },
    iban: null,
  },
  services: { services: [] },
};

const typedAddress = {
  typeOfAddress: 'regularAddress',
  country: 'FI',
  streetName: 'Hämeenpuisto',
  houseNumber: '14',
  houseLetter: 'C',
  residence: '27',
  postalBox: '',
  postalCode: '33200',
  postalCity: 'Tampere',
};

/** The same, as the tab keeps it. */
const typed = {
  seen: '',
  done: orderSteps.filter((step) => step !== 'review'),
  product: { householdSize: '', houseType: '', hasElectricHeating: false, rafCode: '', priceOffer: '' },
  person: { email: 'aino.makela@kajo.example', phone: '0401234567' },
  site: { address: typedAddress, meteringPointId: '', isIdUnknown: true },
  checkedSite: JSON.stringify(values.site),
  start: { reason: 'moving', when: 'soon', date: '', supplier: '', hasTerm: false, contractEndsOn: '' },
  billing: { method: 'emailInvoice', isCombined: true },
  services: { environmental: '', others: [] },
  review: { consents: { terms: true, earlyStart: true } },
};

const draft: KeptDraft = { name: 'order.talvi.kiintea-24', version: 1, values: typed };
/** The answer of who does not take the price offer. */
export const rejectedValues: Pick<OrderValues, 'product'> = {
  product: { ...values.product, priceOffer: 'rejected' },
};
/** A tab that keeps the form filled in, and perhaps sent, with these of its steps left complete. */
export const draftOf = ({ isSent, done = typed.done }: Pick<KeptDraft, 'isSent'> & { done?: string[] }): Beginning => ({
  person: 'Aino Mäkelä',
  address,
  draft: { ...draft, values: { ...typed, done }, ...(isSent && { isSent }) },
});
export const filledIn = draftOf({});
export const sentBefore = draftOf({ isSent: true });

/** Somebody who has not signed in, and whose identity code no draft keeps. */
export const stranger = {
  firstName: 'Veikko',
  lastName: 'Hirvonen',
  identityCode: '241270-9551',
  contact: { email: 'veikko@kajo.example', phone: '0401234567' },
};
export const typesIdentityCode: Action = { fill: identityCode, text: stranger.identityCode };
export const strangerPerson: OrderValues['person'] = {
  person: { firstName: stranger.firstName, lastName: stranger.lastName, identityCode: stranger.identityCode },
  company: null,
  contact: stranger.contact,
  address: hameenpuisto,
};
const { firstName: typedFirst, lastName, contact } = stranger;
const strangerDraft: KeptDraft = {
  ...draft,
  values: {
    ...typed,
    person: { firstName: typedFirst, lastName, companyName: '', businessId: '', ...contact, address: typedAddress },
  },
};
export const strangerFilledIn: Beginning = { person: null, address, draft: strangerDraft };
export const strangerSentBefore: Beginning = { ...strangerFilledIn, draft: { ...strangerDraft, isSent: true } };
/** What a stranger finds of what they typed. */
export const strangerHolds: Held[] = [
  { part: firstName, text: stranger.firstName },
  { part: email, text: contact.email },
  { part: street, text: typedAddress.streetName },
];

export const result: OrderResult = {
  orderId: '5f0c9a52-6f0e-4d0e-9a55-0a4f0c1f8d11',
  verifier: null,
  proofUntil: null,
  process: 'order',
  orderNo: '88419021',
  importNo: '700123',
  isOffer: false,
  isContactRequest: false,
  isCreditable: true,
  security: null,
  isLiableCompanyGrid: false,
  isSccHouseType: false,
  isCustomer: true,
  isMoving: true,
  noOfServicesToImport: 0,
  serviceImportNos: [],
  error: null,
};
export const contactAsked: OrderResult = { ...result, isContactRequest: true, isCreditable: null, importNo: null };
export const notCreditable: OrderResult = { ...result, isCreditable: false, importNo: null };
export const notImported: OrderResult = { ...result, importNo: null };
/** Until long after the tours. */
export const pending: OrderResult = {
  ...result,
  verifier: 'c2VjcmV0c2VjcmV0c2VjcmV0',
  proofUntil: '2099-01-01T10:00:00.000Z',
  orderNo: null,
  importNo: null,
  isCreditable: null,
  isCustomer: null,
};
const until = '2099-01-01T10:00:00.000Z';
export const stands = (state: 'waiting' | 'verified' | 'cancelled' | 'expired') => ({
  status: 200,
  json: { state, until, now: '2026-11-23T10:00:00.000Z' },
});

export const goOn: Part = { role: 'button', name: 'Jatka tilausta' };
export const toBank: Part = { role: 'link', name: 'Tunnistaudu pankkitunnuksilla', to: '/order/redirect/*' };
export const giveUp: Part = { role: 'button', name: 'Keskeytä tilaus' };
export const proofTitle = 'Vahvista tilaus tunnistautumalla';
