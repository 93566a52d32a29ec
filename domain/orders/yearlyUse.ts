import type { CampaignProduct, OrderForm } from '../types.ts';

type Household = NonNullable<OrderForm['household']>;

/** In kWh a year: of the home itself, of each who lives there, and what keeps it warm. */
const USE: Record<Household['houseType'], { home: number; person: number; heating: number }> = {
  apartment: { home: 1_000, person: 500, heating: 5_000 },
  rowHouse: { home: 2_000, person: 750, heating: 9_000 },
  detachedHouse: { home: 3_000, person: 1_000, heating: 13_000 },
  holidayHome: { home: 1_000, person: 250, heating: 6_000 },
};
/** In kWh a year: the warm water of each. */
const WARM_WATER = 1_000;
/** Of a home of which nothing was told, and of the district heat of one. */
const UNKNOWN = { electricity: 5_000, heat: 18_000 };

/**
 * What is used in a year, in kWh, where no reading says it yet: by what was told of the home (`order.estimate`). What heats
 * it by electricity counts for its electricity alone.
 */
export function estimatedYearlyUse(productKind: CampaignProduct['productKind'], household: Household | null): number {
  const isHeat = productKind === 'Heat';
  if (household === null) return isHeat ? UNKNOWN.heat : UNKNOWN.electricity;
  const { size, houseType, hasElectricHeating } = household;
  const { home, person, heating } = USE[houseType];
  if (isHeat) return heating + WARM_WATER * size;
  return home + person * size + (hasElectricHeating ? heating : 0);
}
