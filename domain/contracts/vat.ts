import type { Day } from '../time/index.ts';
import type { Contract } from '../types.ts';
import { isEarned } from './index.ts';

/** Electricity's VAT from each day on, the latest first (`contract.vat`). */
const rates: readonly (readonly [from: Day, percentage: string])[] = [
  ['2024-09-01', '25.5'],
  ['2023-05-01', '24'],
  ['2022-12-01', '10'],
  ['2013-01-01', '24'],
];

/** The days on which it changed. */
export const vatChangeDays: readonly Day[] = rates.map(([from]) => from);

/**
 * The VAT percentage in a price of a contract on a day from 2013 on, as a decimal string: none in what the customer earns
 * (`contract.vatOfCompensation`).
 */
export function vatPercentageIn(price: Pick<Contract['prices'][number], 'kind'>, day: Day): string {
  return isEarned(price) ? '0' : vatPercentageOn(day);
}

/** The VAT percentage of electricity on a day from 2013 on, as a decimal string. */
export function vatPercentageOn(day: Day): string {
  return rates.find(([from]) => day >= from)?.[1] ?? '24';
}
