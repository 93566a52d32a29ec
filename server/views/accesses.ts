import type { components, operations } from '../../openapi/api.gen.ts';
import type { VisitRow } from '../store/staffAccess.ts';

type Schemas = components['schemas'];

/** What kind of thing each call of an employee is to the customer; one that is not here is something else. */
const kinds: Partial<Record<keyof operations | 'sendOrder.typed', Schemas['AccessKind']>> = {
  searchCustomers: 'search',
  openCustomer: 'opening',
  getCustomer: 'contactData',
  getRepresentations: 'representations',
  getContracts: 'contracts',
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
  sendOrder: 'order',
  'sendOrder.typed': 'typed',
  changeProduct: 'order',
  retryService: 'order',
  terminateContract: 'termination',
  beginTransfer: 'transfer',
  cancelTransfer: 'transfer',
  withdrawOrder: 'withdrawal',
  sendWithdrawalNotice: 'withdrawal',
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
