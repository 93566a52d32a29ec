import { expect, test } from 'vitest';
import { vatPercentageIn, vatPercentageOn } from './vat.ts';

test.each([
  ['2013-01-01', '24'],
  ['2022-11-30', '24'],
  ['2022-12-01', '10'],
  ['2023-04-30', '10'],
  ['2023-05-01', '24'],
  ['2024-08-31', '24'],
  ['2024-09-01', '25.5'],
  ['2026-11-21', '25.5'],
])('on %s electricity carries %s %% (contract.vat)', (day, percentage) => {
  expect(vatPercentageOn(day)).toBe(percentage);
});

test.each([
  ['energy', '25.5'],
  ['baseFee', '25.5'],
  ['compensation', '0'],
] as const)('of the prices of a contract, %s carries %s %% (contract.vatOfCompensation)', (kind, percentage) => {
  expect(vatPercentageIn({ kind }, '2026-11-21')).toBe(percentage);
});
