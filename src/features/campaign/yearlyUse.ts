import type { Campaign, CustomerType } from '../../../domain/types.ts';

/** What is used in a year, in kWh, as the address has it: of homes, and of companies. */
export const yearlyUses = {
  B2C: ['2000', '5000', '18000'],
  B2B: ['10000', '50000', '200000'],
} as const satisfies Record<CustomerType, readonly string[]>;

export type YearlyUse = (typeof yearlyUses)[CustomerType][number];

const middle = { B2C: '5000', B2B: '50000' } as const satisfies Record<CustomerType, YearlyUse>;

/** The use that the estimates are for: the one of the address where the campaign has it, else the middle one (`campaign.use`). */
export function chosenUse({ customerType }: Pick<Campaign, 'customerType'>, asked: unknown): YearlyUse {
  return yearlyUses[customerType].find((use) => use === asked) ?? middle[customerType];
}
