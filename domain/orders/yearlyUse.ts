import type { CampaignProduct, OrderForm } from '../types.ts';

type Household = NonNullable<OrderForm['household']>;

/** In kWh a year: of the home itself, of each who lives there, and of its heating where that is electric. */
const USE: Record<Household['houseType'], { home: number; person: number; heating: number }> = {
  apartment: { home: 1_000, person: 500, heating: 5_000 },
  rowHouse: { home: 2_000, person: 750, heating: 9_000 },
  detachedHouse: { home: 3_000, person: 1_000, heating: 13_000 },
  holidayHome: { home: 1_000, person: 250, heating: 6_000 },
};
/** Of a home of which nothing was told, and of the district heat of one. */
const UNKNOWN = { electricity: 5_000, heat: 18_000 };

/** What is used in a year, in kWh, where no reading says it yet: by what was told of the home (`order.estimate`). */
export function estimatedYearlyUse(productKind: CampaignProduct['productKind'], household: Household | null): number {
  if (productKind === 'Heat') return UNKNOWN.heat;
  if (household === null) return UNKNOWN.electricity;
  const { home, person, heating } = USE[household.houseType];
  return home + person * household.size + (household.hasElectricHeating ? heating : 0);
}
