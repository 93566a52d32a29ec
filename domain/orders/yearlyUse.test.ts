import { expect, test } from 'vitest';
import { estimatedYearlyUse } from './yearlyUse.ts';

const home = { size: 2, houseType: 'apartment', hasElectricHeating: false } as const;

test.each([
  [2_000, 'a flat of two', 'Electricity', home],
  [3_000, 'a flat of four', 'Electricity', { ...home, size: 4 }],
  [5_000, 'a house', 'Electricity', { ...home, houseType: 'detachedHouse' }],
  [
    18_000,
    'a house with electric heating',
    'Electricity',
    { ...home, houseType: 'detachedHouse', hasElectricHeating: true },
  ],
  [5_000, 'a home of which nothing was told', 'Electricity', null],
  [7_000, 'the heat of a flat of two', 'Heat', home],
  [9_000, 'the heat of a flat of four', 'Heat', { ...home, size: 4 }],
  [15_000, 'the heat of a house', 'Heat', { ...home, houseType: 'detachedHouse' }],
  [
    15_000,
    'the heat of a house with electric heating',
    'Heat',
    { size: 2, houseType: 'detachedHouse', hasElectricHeating: true },
  ],
  [18_000, 'the heat of a home of which nothing was told', 'Heat', null],
] as const)('%i kWh a year: %s (order.estimate)', (kilowattHours, _what, kind, household) => {
  expect(estimatedYearlyUse(kind, household)).toBe(kilowattHours);
});
