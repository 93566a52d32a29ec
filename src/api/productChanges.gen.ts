// Made of openapi/productChanges.yaml by npm run generate.
import type { CallOptions, Calls, KeyedOptions } from './calls.ts';
import type { Body, Data, Params } from './operation.ts';
import type { Shape } from './shape.ts';

export const productChangeShape = {
  contractCode: 'string',
  customerType: 'string',
  productName: 'string',
  place: 'string',
  termEndsOn: ['string', 'null'],
  earlyEndFeeCents: ['number', 'null'],
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
export const orderingCompanyShape = {
  name: 'string',
  businessId: ['string', 'null'],
  customerId: ['string', 'null'],
} satisfies Shape;
export const orderedServiceShape = {
  templateId: 'string',
  productName: 'string',
  importNo: ['string', 'null'],
  price: [campaignPriceShape, 'undefined'],
} satisfies Shape;
export const replacedContractShape = {
  productName: 'string',
  lastDay: ['string', 'null'],
  neverBegins: ['boolean', 'undefined'],
  services: { '[]': 'string' },
  servicesGoOn: { '[]': 'string' },
} satisfies Shape;
export const orderedProductShape = {
  campaignId: 'string',
  templateId: 'string',
  productName: 'string',
  productKind: 'string',
  customerType: 'string',
  isRefund: 'boolean',
  place: ['string', 'null'],
  isPlaceToBeFound: ['boolean', 'undefined'],
  isEInvoiceToApprove: ['boolean', 'undefined'],
  startDate: ['string', 'null'],
  included: [{ '[]': 'string' }, 'undefined'],
  banner: [campaignBannerShape, 'undefined'],
  replaces: [{ '[]': replacedContractShape }, 'undefined'],
  addition: [additionShape, 'undefined'],
  price: [campaignPriceShape, 'undefined'],
} satisfies Shape;
export const orderResultShape = {
  orderId: 'string',
  verifier: ['string', 'null'],
  proofUntil: ['string', 'null'],
  process: 'string',
  orderNo: ['string', 'null'],
  importNo: ['string', 'null'],
  isOffer: 'boolean',
  offer: [{ lastDay: 'string', recipients: { '[]': 'string' } }, 'undefined'],
  company: [orderingCompanyShape, 'undefined'],
  isContactRequest: 'boolean',
  isCreditable: ['boolean', 'null'],
  security: [{ kind: 'string', cents: 'number', payBy: ['string', 'undefined'] }, 'null'],
  isLiableCompanyGrid: ['boolean', 'null'],
  isSccHouseType: ['boolean', 'null'],
  isCustomer: ['boolean', 'null'],
  isMoving: ['boolean', 'null'],
  noOfServicesToImport: 'number',
  serviceImportNos: { '[]': orderedServiceShape },
  error: ['string', 'null'],
  product: [orderedProductShape, 'undefined'],
  verifiedData: [{ selectedAddon: 'string', currentLocation: 'string' }, 'undefined'],
} satisfies Shape;

/** What a contract may become. */
export const getProductChange = (calls: Calls, params: Params<'getProductChange'>, options?: CallOptions) =>
  calls.read<Data<'getProductChange'>>(
    {
      method: 'GET',
      path: `/api/contract/product-change/${encodeURIComponent(params['contractCode'])}/${encodeURIComponent(params['campaignId'])}`,
      shape: { change: productChangeShape, campaign: campaignShape, isSameOffered: 'boolean' },
    },
    options,
  );

/** What the order of a change asks for. */
export const getProductChangeTemplate = (
  calls: Calls,
  params: Params<'getProductChangeTemplate'>,
  options?: CallOptions,
) =>
  calls.read<Data<'getProductChangeTemplate'>>(
    {
      method: 'GET',
      path: `/api/contract/product-change/${encodeURIComponent(params['contractCode'])}/${encodeURIComponent(params['campaignId'])}/template/${encodeURIComponent(params['templateId'])}`,
      shape: campaignTemplateShape,
    },
    options,
  );

/** Order another product in the place of a contract. */
export const changeProduct = (calls: Calls, body: Body<'changeProduct'>, options: KeyedOptions) =>
  calls.once<Data<'changeProduct'>>(
    {
      method: 'POST',
      path: '/api/contract/product-change?initialImport=true',
      body,
      shape: orderResultShape,
      timeOut: 30000,
    },
    options,
  );

/** Prove who has ordered a change. */
export const verifyProductChange = (calls: Calls, options: KeyedOptions) =>
  calls.once<Data<'verifyProductChange'>>(
    { method: 'POST', path: '/api/contract/product-change?verification=true', shape: orderResultShape, timeOut: 30000 },
    options,
  );
