import { expect, test } from 'vitest';
import { lastDayOf } from './lastDay.ts';

test.each([
  [
    'a fixed term, to the day before that of its beginning',
    { kind: 'fixedTerm', months: 24, endsOn: null },
    '2028-02-29',
  ],
  ['a term to a day', { kind: 'fixedContractLength', months: null, endsOn: '2027-12-31' }, '2027-12-31'],
  ['until further notice', { kind: 'continuous', months: null, endsOn: null }, null],
  ['a starting period, which goes on', { kind: 'startingPeriod', months: 3, endsOn: null }, null],
] as const)('%s (order.contract)', (_what, term, day) => {
  expect(lastDayOf(term as Parameters<typeof lastDayOf>[0], '2026-03-01')).toBe(day);
});
