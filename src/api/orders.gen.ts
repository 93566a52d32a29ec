// Made of openapi/orders.yaml by npm run generate.
import type { CallOptions, Calls, KeyedOptions } from './calls.ts';
import type { Body, Data, Params } from './operation.ts';
import type { Shape } from './shape.ts';

export const orderingCompanyShape = {
  name: 'string',
  businessId: ['string', 'null'],
  customerId: ['string', 'null'],
} satisfies Shape;
export const campaignPriceShape = {
  priceInclVat: 'string',
  priceExclVat: 'string',
  vatAmount: 'string',
  vatPercentage: 'string',
  pricingUnit: 'string',
  normalPriceInclVat: ['string', 'null'],
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
export const verificationStateShape = { state: 'string', until: 'string', now: 'string' } satisfies Shape;
export const serviceImportShape = { templateId: 'string', importNo: ['string', 'null'] } satisfies Shape;
export const referralShape = { firstName: 'string', benefit: 'string' } satisfies Shape;

/** Order a product of a campaign. */
export const sendOrder = (calls: Calls, body: Body<'sendOrder'>, options: KeyedOptions) =>
  calls.once<Data<'sendOrder'>>(
    { method: 'POST', path: '/api/contract/order?initialImport=true', body, shape: orderResultShape, timeOut: 30000 },
    options,
  );

/** Prove who has ordered. */
export const verifyOrder = (calls: Calls, options: KeyedOptions) =>
  calls.once<Data<'verifyOrder'>>(
    { method: 'POST', path: '/api/contract/order?verification=true', shape: orderResultShape, timeOut: 30000 },
    options,
  );

/** What became of an order that awaits its proof. */
export const getVerification = (calls: Calls, params: Params<'getVerification'>, options?: CallOptions) =>
  calls.read<Data<'getVerification'>>(
    {
      method: 'GET',
      path: `/api/verification/${encodeURIComponent(params['orderId'])}`,
      shape: verificationStateShape,
      isOpen: true,
    },
    options,
  );

/** Give up an order that awaits its proof. */
export const cancelVerification = (
  calls: Calls,
  params: Params<'cancelVerification'>,
  body: Body<'cancelVerification'>,
  options?: CallOptions,
) =>
  calls.once<Data<'cancelVerification'>>(
    {
      method: 'POST',
      path: `/api/verification/${encodeURIComponent(params['orderId'])}/cancel`,
      body,
      shape: verificationStateShape,
      isOpen: true,
    },
    options,
  );

/** Import a service of an order again. */
export const retryService = (calls: Calls, params: Params<'retryService'>, options: KeyedOptions) =>
  calls.once<Data<'retryService'>>(
    {
      method: 'POST',
      path: `/api/contract/order/${encodeURIComponent(params['orderId'])}/service/${encodeURIComponent(params['templateId'])}`,
      shape: serviceImportShape,
      timeOut: 30000,
    },
    options,
  );

/** Whose friend brings the code, and what for. */
export const getReferral = (calls: Calls, params: Params<'getReferral'>, options?: CallOptions) =>
  calls.read<Data<'getReferral'>>(
    {
      method: 'GET',
      path: `/api/referral/${encodeURIComponent(params['rafCode'])}`,
      shape: referralShape,
      isOpen: true,
    },
    options,
  );
