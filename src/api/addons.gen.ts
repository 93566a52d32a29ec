// Made of openapi/addons.yaml by npm run generate.
import type { CallOptions, Calls, KeyedOptions } from './calls.ts';
import type { Body, Data, Params } from './operation.ts';
import type { Shape } from './shape.ts';

export const addedContractShape = {
  contractCode: 'string',
  contractNo: 'string',
  customerId: 'string',
  productName: 'string',
  place: 'string',
  meteringPointNo: 'string',
  meteringPointId: 'string',
} satisfies Shape;
export const campaignSummaryShape = {
  campaignId: 'string',
  name: 'string',
  customerType: 'string',
  state: 'string',
  opensOn: 'string',
  closesOn: ['string', 'null'],
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
export const addonShape = {
  templateId: 'string',
  tariffNo: 'number',
  campaignCode: 'string',
  productName: 'string',
  vapType: 'string',
  contractValidityLabel: ['string', 'null'],
  customerType: 'string',
  prices: { addonFee: [campaignPriceShape, 'undefined'], energy: [campaignPriceShape, 'undefined'] },
  salesTexts: { web: localTextShape, generalTerms: [localTextShape, 'undefined'] },
  icon: 'string',
  modalId: ['string', 'null'],
  detachedAddon: 'boolean',
  isSmartPackage: 'boolean',
  isPopular: 'boolean',
  isIncluded: 'boolean',
  takesIn: { '[]': 'string' },
  noticePeriodDays: 'number',
  personalDataTransferNeeded: 'boolean',
  partnerName: ['string', 'null'],
  terms: { '[]': termsDocumentShape },
} satisfies Shape;
export const consentTextShape = {
  id: 'string',
  kind: 'string',
  version: 'string',
  text: localTextShape,
  links: { '[]': { document: 'string', words: localTextShape } },
} satisfies Shape;
export const lockedMonthShape = { from: 'string', to: 'string' } satisfies Shape;
export const priceLockMonthShape = {
  month: 'string',
  energy: ['number', 'null'],
  ownPrice: ['number', 'null'],
} satisfies Shape;
export const contractPriceLockShape = {
  isOpen: 'boolean',
  opensAt: ['string', 'null'],
  closesAt: ['string', 'null'],
  window: [{ from: 'string', to: 'string' }, 'null'],
  period: lockedMonthShape,
  whyNot: ['string', 'null'],
  margin: ['string', 'null'],
  baseFee: ['string', 'null'],
  comparison: [
    { months: { '[]': priceLockMonthShape }, breakEven: ['number', 'null'], paid: 'number', known: 'number' },
    'null',
  ],
} satisfies Shape;
export const addonProductsShape = {
  contract: addedContractShape,
  campaign: campaignSummaryShape,
  addons: { '[]': addonShape },
  hasEnvironmental: 'boolean',
  today: 'string',
  startDate: 'string',
  consents: { '[]': consentTextShape },
  priceLock: [contractPriceLockShape, 'undefined'],
} satisfies Shape;
export const priceLockShape = {
  isOpen: 'boolean',
  opensAt: ['string', 'null'],
  closesAt: ['string', 'null'],
  window: [{ from: 'string', to: 'string' }, 'null'],
  period: lockedMonthShape,
} satisfies Shape;
export const addonCampaignShape = {
  campaign: campaignSummaryShape,
  addons: { '[]': addonShape },
  today: 'string',
  startDate: 'string',
  consents: { '[]': consentTextShape },
  priceLock: [priceLockShape, 'undefined'],
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
export const campaignBannerShape = {
  tariffNo: ['number', 'undefined'],
  title: 'string',
  text: 'string',
  link: [{ href: 'string', label: 'string' }, 'null'],
} satisfies Shape;
export const replacedContractShape = {
  productName: 'string',
  lastDay: ['string', 'null'],
  neverBegins: ['boolean', 'undefined'],
  services: { '[]': 'string' },
  servicesGoOn: { '[]': 'string' },
} satisfies Shape;
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

/** What may be added to a contract. */
export const getAddonProducts = (calls: Calls, params: Params<'getAddonProducts'>, options?: CallOptions) =>
  calls.read<Data<'getAddonProducts'>>(
    {
      method: 'GET',
      path: `/api/contract/${encodeURIComponent(params['customerId'])}/${encodeURIComponent(params['contractNo'])}/addonproducts/${encodeURIComponent(params['campaignId'])}`,
      query: { tariffNos: params['tariffNos'] },
      shape: addonProductsShape,
    },
    options,
  );

/** The add-ons of a campaign. */
export const getAddonCampaign = (calls: Calls, params: Params<'getAddonCampaign'>, options?: CallOptions) =>
  calls.read<Data<'getAddonCampaign'>>(
    {
      method: 'GET',
      path: `/api/contract/addonproducts/${encodeURIComponent(params['campaignId'])}`,
      shape: addonCampaignShape,
      isOpen: true,
    },
    options,
  );

/** Order an add-on to a contract. */
export const addAddon = (calls: Calls, body: Body<'addAddon'>, options: KeyedOptions) =>
  calls.once<Data<'addAddon'>>(
    { method: 'POST', path: '/api/contract/vap-addition', body, shape: orderResultShape, timeOut: 30000 },
    options,
  );

/** Prove who has ordered an add-on. */
export const verifyAddition = (calls: Calls, options: KeyedOptions) =>
  calls.once<Data<'verifyAddition'>>(
    { method: 'POST', path: '/api/contract/vap-addition?verification=true', shape: orderResultShape, timeOut: 30000 },
    options,
  );
