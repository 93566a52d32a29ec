import fc from 'fast-check';
import { expect, test } from 'vitest';
import { balancesOf, equalisingMonths } from './account.ts';

test('what was charged less what was used is the balance, bill by bill (account.balance)', () => {
  const months = [
    { chargedCents: 9000, usedCents: 7450 },
    { chargedCents: 9000, usedCents: 12_300 },
    { chargedCents: 9000, usedCents: 9000 },
  ];
  expect(balancesOf(months)).toEqual([1550, -1750, -1750]);
  // What equalises brings it to nothing.
  expect(balancesOf([...months, { chargedCents: 1750, usedCents: 0 }]).at(-1)).toBe(0);
  expect(balancesOf([])).toEqual([]);
});

test('whatever was charged and used, the last balance is the difference of the sums (account.balance)', () => {
  const cents = fc.integer({ min: -1_000_000, max: 1_000_000 });
  fc.assert(
    fc.property(fc.array(fc.record({ chargedCents: cents, usedCents: cents }), { minLength: 1 }), (entries) => {
      const difference = entries.reduce((sum, { chargedCents, usedCents }) => sum + chargedCents - usedCents, 0);
      expect(balancesOf(entries).at(-1)).toBe(difference);
    }),
  );
});

test.each([
  ['a year after it began', '2024-07-01', 7, '2026-11', ['2025-07', '2026-07']],
  ['in the first year too', '2024-07-01', 3, '2026-02', ['2025-03']],
  ['in the month after it began', '2025-12-01', 1, '2026-01', ['2026-01']],
  ['not in the month in which it begins', '2026-07-01', 7, '2026-12', []],
] as const)('it is equalised %s (account.equalised)', (_when, startsOn, month, through, expected) => {
  expect(equalisingMonths(startsOn, month, through)).toEqual(expected);
});
