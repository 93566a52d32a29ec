// Made of openapi/campaigns.yaml by npm run generate.
import type { CallOptions, Calls } from './calls.ts';
import type { Data, Params } from './operation.ts';
import type { Shape } from './shape.ts';

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
export const campaignShape = {
  campaignId: 'string',
  name: 'string',
  customerType: 'string',
  state: 'string',
  opensOn: 'string',
  closesOn: ['string', 'null'],
  heading: 'string',
  lead: 'string',
  products: { '[]': campaignProductShape },
  included: { '[]': { icon: 'string', title: 'string', text: 'string' } },
  questions: { '[]': { question: 'string', answer: 'string' } },
  paperInvoiceFee: campaignPriceShape,
  earliestStart: 'string',
} satisfies Shape;
export const campaignSummaryShape = {
  campaignId: 'string',
  name: 'string',
  customerType: 'string',
  state: 'string',
  opensOn: 'string',
  closesOn: ['string', 'null'],
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
export const consentTextShape = {
  id: 'string',
  kind: 'string',
  version: 'string',
  text: localTextShape,
  links: { '[]': { document: 'string', words: localTextShape } },
} satisfies Shape;
export const productChangeShape = {
  contractCode: 'string',
  customerType: 'string',
  productName: 'string',
  place: 'string',
  termEndsOn: ['string', 'null'],
  earlyEndFeeCents: ['number', 'null'],
} satisfies Shape;
export const lockedMonthShape = { from: 'string', to: 'string' } satisfies Shape;
export const additionShape = {
  contractCode: 'string',
  contractName: 'string',
  place: 'string',
  startDate: 'string',
  takesIn: { '[]': 'string' },
  goesOn: 'boolean',
  currentLocation: 'string',
  lock: [lockedMonthShape, 'undefined'],
} satisfies Shape;
export const campaignBannerShape = {
  tariffNo: ['number', 'undefined'],
  title: 'string',
  text: 'string',
  link: [{ href: 'string', label: 'string' }, 'null'],
} satisfies Shape;
export const campaignTemplateShape = {
  campaign: campaignSummaryShape,
  product: campaignProductShape,
  services: { '[]': { type: 'string', values: { '[]': campaignServiceShape } } },
  consents: { '[]': consentTextShape },
  start: { today: 'string', earliestSwitching: 'string', earliestMoving: 'string', latest: 'string' },
  paperInvoiceFee: campaignPriceShape,
  eInvoiceBanks: { '[]': { id: 'string', name: 'string', bic: 'string' } },
  change: [productChangeShape, 'undefined'],
  addition: [additionShape, 'undefined'],
  banner: [campaignBannerShape, 'undefined'],
} satisfies Shape;

/** A campaign with its products. */
export const getCampaign = (calls: Calls, params: Params<'getCampaign'>, options?: CallOptions) =>
  calls.read<Data<'getCampaign'>>(
    {
      method: 'GET',
      path: `/api/campaigns/${encodeURIComponent(params['campaignId'])}`,
      shape: campaignShape,
      isOpen: true,
    },
    options,
  );

/** A product of a campaign, and what its order asks for. */
export const getCampaignTemplate = (calls: Calls, params: Params<'getCampaignTemplate'>, options?: CallOptions) =>
  calls.read<Data<'getCampaignTemplate'>>(
    {
      method: 'GET',
      path: `/api/campaigns/${encodeURIComponent(params['campaignId'])}/template/${encodeURIComponent(params['templateId'])}`,
      shape: campaignTemplateShape,
    },
    options,
  );
