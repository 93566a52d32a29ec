// Made of openapi/offers.yaml by npm run generate.
import type { CallOptions, Calls, KeyedOptions } from './calls.ts';
import type { Body, Data } from './operation.ts';
import type { Shape } from './shape.ts';

export const orderingCompanyShape = {
  name: 'string',
  businessId: ['string', 'null'],
  customerId: ['string', 'null'],
} satisfies Shape;
export const contractTermShape = {
  kind: 'string',
  months: ['number', 'null'],
  endsOn: ['string', 'null'],
} satisfies Shape;
export const campaignPriceShape = {
  priceInclVat: 'string',
  priceExclVat: 'string',
  vatAmount: 'string',
  vatPercentage: 'string',
  pricingUnit: 'string',
  normalPriceInclVat: ['string', 'null'],
} satisfies Shape;
export const localTextShape = { fi: 'string', sv: 'string', en: 'string' } satisfies Shape;
export const termsDocumentShape = { documentId: 'string', name: 'string', href: 'string' } satisfies Shape;
export const campaignProductShape = {
  templateId: 'string',
  tariffNo: 'number',
  campaignCode: 'string',
  customerType: 'string',
  productName: 'string',
  tagline: 'string',
  productKind: 'string',
  formLayout: 'string',
  activityStep: { '[]': 'string' },
  contractTerm: contractTermShape,
  noticePeriodDays: 'number',
  prices: {
    flatRate: [campaignPriceShape, 'undefined'],
    addonFee: [campaignPriceShape, 'undefined'],
    energy: [campaignPriceShape, 'undefined'],
    baseFee: [campaignPriceShape, 'undefined'],
  },
  hourlyPriced: [{ label: 'string', value: 'string', unit: 'string', averageOfYear: 'string' }, 'null'],
  monthlyFeeLabel: ['string', 'null'],
  personalDataTransferNeeded: 'boolean',
  partnerName: ['string', 'null'],
  isRefund: 'boolean',
  isSmartPackage: 'boolean',
  isPopular: 'boolean',
  sellingPoints: { '[]': 'string' },
  salesTexts: {
    web: localTextShape,
    priceOfferAccepted: [localTextShape, 'undefined'],
    priceOfferRejected: [localTextShape, 'undefined'],
  },
  addons: { '[]': 'string' },
  terms: { '[]': termsDocumentShape },
} satisfies Shape;
export const campaignServiceShape = {
  templateId: 'string',
  tariffNo: 'number',
  productName: 'string',
  description: 'string',
  vapType: 'string',
  price: campaignPriceShape,
  isPopular: 'boolean',
  detachedAddon: 'boolean',
  isSmartPackage: 'boolean',
  addonsTariffNumbers: [{ '[]': 'number' }, 'undefined'],
  personalDataTransferNeeded: 'boolean',
  partnerName: ['string', 'null'],
} satisfies Shape;
export const replacedContractShape = {
  productName: 'string',
  lastDay: ['string', 'null'],
  neverBegins: ['boolean', 'undefined'],
  services: { '[]': 'string' },
  servicesGoOn: { '[]': 'string' },
} satisfies Shape;
export const consentTextShape = {
  id: 'string',
  kind: 'string',
  version: 'string',
  text: localTextShape,
  links: { '[]': { document: 'string', words: localTextShape } },
} satisfies Shape;
export const offeredOrderShape = {
  company: [orderingCompanyShape, 'undefined'],
  product: campaignProductShape,
  services: { '[]': campaignServiceShape },
  place: ['string', 'null'],
  startDate: ['string', 'null'],
  replaces: { '[]': replacedContractShape },
  earlyEndFeeCents: ['number', 'null'],
  billingMethod: ['string', 'null'],
  paperInvoiceFee: campaignPriceShape,
  security: [{ kind: 'string', cents: 'number', payBy: ['string', 'undefined'] }, 'null'],
  consents: { '[]': consentTextShape },
} satisfies Shape;
export const acceptedOfferShape = {
  orderNo: 'string',
  company: [orderingCompanyShape, 'undefined'],
  productName: 'string',
  place: ['string', 'null'],
  startDate: ['string', 'null'],
  lastWithdrawalDay: ['string', 'null'],
  security: [{ kind: 'string', cents: 'number', payBy: ['string', 'undefined'] }, 'null'],
} satisfies Shape;
export const openedOfferShape = {
  state: 'string',
  orderNo: 'string',
  productName: 'string',
  lastDay: 'string',
  offered: [offeredOrderShape, 'undefined'],
  accepted: [acceptedOfferShape, 'undefined'],
} satisfies Shape;
export const declinedOfferShape = { state: 'string' } satisfies Shape;

/** The offer of the link in its mail. */
export const openOffer = (calls: Calls, body: Body<'openOffer'>, options?: CallOptions) =>
  calls.once<Data<'openOffer'>>(
    { method: 'POST', path: '/api/offer/link', body, shape: openedOfferShape, isOpen: true },
    options,
  );

/** Accept the offer of the link in its mail. */
export const acceptOffer = (calls: Calls, body: Body<'acceptOffer'>, options: KeyedOptions) =>
  calls.once<Data<'acceptOffer'>>(
    { method: 'POST', path: '/api/offer/link/accept', body, shape: acceptedOfferShape, timeOut: 30000, isOpen: true },
    options,
  );

/** Decline the offer of the link in its mail. */
export const declineOffer = (calls: Calls, body: Body<'declineOffer'>, options: KeyedOptions) =>
  calls.once<Data<'declineOffer'>>(
    { method: 'POST', path: '/api/offer/link/decline', body, shape: declinedOfferShape, isOpen: true },
    options,
  );
