import { expect, test } from 'vitest';
import { securityDueDay, securityFor } from './security.ts';

test.each([
  ['Electricity', 20_000, false, { kind: 'deposit', cents: 20_000 }],
  ['Heat', 20_000, false, { kind: 'deposit', cents: 20_000 }],
  ['ValueAdded', 20_000, false, null],
  ['SmallProduction', 20_000, false, null],
  ['Electricity', null, false, null],
  ['Electricity', null, true, { kind: 'prepayment', cents: 15_000 }],
  ['Electricity', 20_000, true, { kind: 'deposit', cents: 20_000 }],
  ['ValueAdded', null, true, null],
] as const)(
  '%s, a deposit of %j, an obligation %j: %j (order.security)',
  (productKind, depositCents, isLiable, security) => {
    expect(securityFor({ productKind }, { depositCents, isLiable })).toEqual(security);
  },
);

test('what is asked in advance is due in 14 days, on a banking day, as any bill (order.security)', () => {
  expect(securityDueDay('2026-12-21')).toBe('2027-01-04');
  // A Sunday.
  expect(securityDueDay('2026-12-20')).toBe('2027-01-04');
});
