import type { components, operations } from '../../openapi/api.gen.ts';
import type { VisitRow } from '../store/staffAccess.ts';

type Schemas = components['schemas'];

/**
 * What kind of thing each call of an employee is to the customer (`accesses.order`). Every operation that an employee may call for a
 * customer is here; what was written down under a name that there is no more is something else.
 */
const kinds: Partial<Record<keyof operations | 'sendOrder.typed', Schemas['AccessKind']>> = {
  searchCustomers: 'search',
  openCustomer: 'opening',
  getCustomer: 'contactData',
  getRepresentations: 'representations',
  getContracts: 'contracts',
  findDeliverySites: 'contracts',
  getSiteContracts: 'contracts',
  getProductChange: 'contracts',
  getProductChangeTemplate: 'contracts',
  getAddonProducts: 'contracts',
  getRemovableAddons: 'contracts',
  getTransfer: 'contracts',
  getWithdrawals: 'orders',
  getInvoices: 'invoices',
  getInvoice: 'invoices',
  makeInvoiceTicket: 'invoices',
  getEnergyAccounts: 'invoices',
  getEInvoice: 'invoices',
  getBillingFrequencies: 'invoices',
  getDueCalendar: 'invoices',
  getConsumption: 'consumption',
  getConsumptionColumns: 'consumption',
  getConsumptionTotal: 'consumption',
  getConsumptionTotalV2: 'consumption',
  getConsumptionComparison: 'consumption',
  getConsumptionComparisonV2: 'consumption',
  getDuoComparison: 'consumption',
  getDuoComparisonV2: 'consumption',
  getTariffReplay: 'consumption',
  getLatestMeasurement: 'consumption',
  getLatestMeasurementV2: 'consumption',
  getWeatherMeteringPoint: 'consumption',
  sendOrder: 'order',
  'sendOrder.typed': 'typed',
  changeProduct: 'order',
  retryService: 'order',
  addAddon: 'addonOrder',
  terminateVap: 'addonRemoval',
  remindOfPriceLock: 'priceLockReminder',
  moveContract: 'move',
  terminateContract: 'termination',
  beginTransfer: 'transfer',
  cancelTransfer: 'transfer',
  withdrawOrder: 'withdrawal',
  sendWithdrawalNotice: 'withdrawal',
  orderEInvoice: 'eInvoice',
  changeBillingFrequency: 'billing',
  postponeInvoice: 'postponement',
  isSurveyDue: 'feedback',
  sendFeedback: 'feedback',
  sendNps: 'feedback',
};

const kindOf = (operation: string): Schemas['AccessKind'] => kinds[operation as keyof typeof kinds] ?? 'other';

/** The visits of employees: when, why and what, and nothing of who it was (`accesses.notWho`). */
export const visitsView = (rows: readonly VisitRow[]): Schemas['AccessVisit'][] =>
  rows.map(({ at, until, reason, operations }) => ({
    at: at.toISOString(),
    until: until.toISOString(),
    reason,
    kinds: [...new Set(operations.map(kindOf))].toSorted(),
  }));
