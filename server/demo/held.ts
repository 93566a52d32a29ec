import type { contract, meteringPoint } from '../store/schema.ts';

type Contract = typeof contract.$inferSelect;

export type Term = Pick<Contract, 'status' | 'startDate' | 'endDate'>;

/** A contract of a demo customer, as it is written down here. */
export interface Held extends Partial<Pick<Contract, 'billingGroupNo' | 'hasFlexPayment' | 'smartPackage'>> {
  contractNo: string;
  point: typeof meteringPoint.$inferSelect;
  tariffNo: number;
  term: Term;
  /** Tariff number and first day. */
  addons?: readonly (readonly [tariffNo: number, startDate: string])[];
  /** Where the tariff has changed on the way: each with its first day, the oldest first; of a locked month with its price in c/kWh. */
  tariffs?: readonly (readonly [tariffNo: number, fromDate: string, energyPrice?: string])[];
}
