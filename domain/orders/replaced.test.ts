import { expect, test } from 'vitest';
import { replacedContracts, type Replaceable } from './replaced.ts';

const running: Replaceable = {
  productName: 'Kajo Pörssi',
  status: 'A',
  startDate: '2023-09-01',
  endDate: null,
  services: [
    { productName: 'Tuulisähkö', isDetached: false },
    { productName: 'Latausohjaus', isDetached: true },
  ],
};
const told = { productName: 'Kajo Pörssi', services: ['Tuulisähkö'], servicesGoOn: ['Latausohjaus'] };

test.each([
  ['one that runs', {}, '2026-12-01', [{ ...told, lastDay: '2026-11-30' }]],
  ['a term that ends later', { endDate: '2027-01-31' }, '2026-12-01', [{ ...told, lastDay: '2026-11-30' }]],
  ['one that ends the day before anyway', { endDate: '2026-11-30' }, '2026-12-01', []],
  ['one that never begins', { startDate: '2026-12-01' }, '2026-12-01', [{ ...told, lastDay: null, neverBegins: true }]],
  ['one whose end nobody knows yet', {}, null, [{ ...told, lastDay: null }]],
  ['one that has ended', { status: 'S' as const }, null, []],
])('%s (order.replacedTold, order.replaced)', (_what, more, startDate, expected) => {
  expect(replacedContracts([{ ...running, ...more }], startDate)).toEqual(expected);
});
