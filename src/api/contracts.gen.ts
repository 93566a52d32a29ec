// Made of openapi/contracts.yaml by npm run generate.
import type { CallOptions, Calls } from './calls.ts';
import type { Data, Params } from './operation.ts';
import type { Shape } from './shape.ts';

export const contractAddonShape = {
  productName: 'string',
  vapType: 'string',
  detachedAddon: 'boolean',
  startDate: 'string',
  endDate: ['string', 'undefined'],
  price: { amount: 'string', unit: 'string', vatPercentage: 'string' },
} satisfies Shape;
export const priceShape = { kind: 'string', amount: 'string', unit: 'string', vatPercentage: 'string' } satisfies Shape;
export const laterPriceShape = {
  kind: 'string',
  amount: 'string',
  unit: 'string',
  vatPercentage: 'string',
  fromDate: 'string',
} satisfies Shape;
export const lockedPriceShape = {
  amount: 'string',
  unit: 'string',
  vatPercentage: 'string',
  fromDate: 'string',
  toDate: ['string', 'null'],
} satisfies Shape;
export const contractShape = {
  contractCode: 'string',
  contractNo: 'string',
  contractTypeNo: 'number',
  contractGroupNo: 'number',
  contractType: 'string',
  productName: 'string',
  productDescription: ['string', 'null'],
  status: 'string',
  startDate: 'string',
  endDate: ['string', 'null'],
  validity: { fromDate: 'string', toDate: ['string', 'null'] },
  addons: { '*': contractAddonShape },
  meteringPoint: { meteringPointNo: 'string', meteringPointId: 'string', deliverySiteId: 'string' },
  meteringPointAddress: {
    streetName: 'string',
    houseNumber: 'string',
    houseLetter: ['string', 'null'],
    residence: ['string', 'null'],
    postalCode: 'string',
    postalCity: 'string',
  },
  billingGroupNo: 'number',
  ledgerNo: 'string',
  hasFlexPayment: 'boolean',
  customerId: 'string',
  tariffNo: 'number',
  deliveryDetails: { '[]': { tariffNo: 'number', tariffFromDate: 'string', tariffToDate: ['string', 'null'] } },
  smartPackage: [{ addonsTariffNumbers: { '[]': 'number' }, packageTariffNumber: 'number' }, 'null'],
  is15minAvailable: 'boolean',
  allowedReasonForContractEnd: { '[]': 'string' },
  noticePeriodDays: ['number', 'null'],
  prices: { '[]': priceShape },
  contentConfiguration: { icon: 'string', contractTypeLabel: 'string' },
  laterPrices: [{ '[]': laterPriceShape }, 'undefined'],
  lockedPrices: [{ '[]': lockedPriceShape }, 'undefined'],
  hasNoChange: ['boolean', 'undefined'],
  withdrawal: [{ orderNo: 'string', lastDay: 'string' }, 'undefined'],
  transfer: [{ day: 'string' }, 'undefined'],
  movesTo: [{ place: 'string', startDate: 'string' }, 'undefined'],
  closed: [{ how: 'string', on: 'string', by: ['string', 'null'] }, 'undefined'],
} satisfies Shape;
export const orderUnderWayShape = {
  orderNo: 'string',
  orderedOn: 'string',
  productName: 'string',
  productKind: 'string',
  place: ['string', 'null'],
  awaits: ['string', 'null'],
} satisfies Shape;
export const quickLinkShape = {
  id: 'string',
  href: 'string',
  label: 'string',
  labelOfOther: ['string', 'undefined'],
} satisfies Shape;
export const contractsShape = {
  customerId: 'string',
  active: { '[]': contractShape },
  starting: { '[]': contractShape },
  ending: { '[]': contractShape },
  ended: { '[]': contractShape },
  ordersUnderWay: { '[]': orderUnderWayShape },
  deliverySiteCount: 'number',
  maxDeliverySitesToShow: 'number',
  selectedDeliverySite: ['string', 'null'],
  isDeliverySiteNeeded: 'boolean',
  homePageQuickLinks: { '[]': quickLinkShape },
} satisfies Shape;

/** A customer's contracts. */
export const getContracts = (calls: Calls, params: Params<'getContracts'>, options?: CallOptions) =>
  calls.read<Data<'getContracts'>>(
    {
      method: 'GET',
      path: `/api/contracts/customer/${encodeURIComponent(params['customerId'])}`,
      query: { selectedDeliverySite: params['selectedDeliverySite'], status: params['status'] },
      shape: contractsShape,
    },
    options,
  );
