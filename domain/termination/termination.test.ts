import { expect, test } from 'vitest';
import type { OrderAddress } from '../types.ts';
import { terminationFaults, terminationNumber, terminationTerms } from './index.ts';

const today = '2026-11-21';
const running = {
  status: 'A' as const,
  startDate: '2023-09-01',
  endDate: null,
  contractTypeNo: 0,
  contractGroupNo: 6,
  allowedReasonForContractEnd: ['moving', 'switching'] as ('moving' | 'switching' | 'other')[],
  noticePeriodDays: 14,
};
const termsOf = (
  change: Partial<Omit<typeof running, 'endDate' | 'status'>> & { endDate?: string; status?: 'M' | 'O' | 'S' } = {},
) => terminationTerms({ ...running, ...change }, today);

test('until further notice: each allowed reason with its days (termination.reasons, termination.days)', () => {
  expect(termsOf()).toEqual({
    isPossible: true,
    fixedUntil: null,
    reasons: [
      { reason: 'moving', earliest: '2026-12-05', latest: '2027-05-20' },
      { reason: 'switching', earliest: '2026-12-05', latest: '2027-02-19' },
    ],
  });
});

test('moving is always a reason, and what else is allowed comes after it (termination.reasons)', () => {
  const reasonsOf = (allowed: typeof running.allowedReasonForContractEnd, change = {}) => {
    const terms = termsOf({ allowedReasonForContractEnd: allowed, ...change });
    return terms.isPossible && terms.reasons.map(({ reason }) => reason);
  };
  expect(reasonsOf([])).toEqual(['moving']);
  expect(reasonsOf(['other', 'switching', 'moving'])).toEqual(['moving', 'switching', 'other']);
  expect(reasonsOf(['switching', 'other'], { contractTypeNo: 20 })).toEqual(['moving', 'other']);
});

test('the notice is that of the product, else 14 days (termination.notice)', () => {
  const firstOf = (noticePeriodDays: number | null) => {
    const terms = terminationTerms({ ...running, noticePeriodDays }, today);
    return terms.isPossible && terms.reasons[0]?.earliest;
  };
  expect([30, 0, null].map(firstOf)).toEqual(['2026-12-21', today, '2026-12-05']);
});

test('a contract that waits to start runs a day at least (termination.days)', () => {
  const terms = termsOf({ status: 'O', startDate: '2027-01-01' });
  expect(terms.isPossible && terms.reasons[1]).toEqual({
    reason: 'switching',
    earliest: '2027-01-01',
    latest: '2027-04-01',
  });
});

test.each([
  ['the day of the notice', '2026-12-05', [{ reason: 'moving', earliest: '2026-12-05', latest: '2026-12-05' }]],
  ['far away', '2028-01-31', [{ reason: 'moving', earliest: '2026-12-05', latest: '2027-05-20' }]],
])('a fixed term whose end is %s (termination.days)', (_, endDate, reasons) => {
  expect(termsOf({ endDate, noticePeriodDays: 14, allowedReasonForContractEnd: ['moving'] })).toEqual({
    isPossible: true,
    fixedUntil: endDate,
    reasons,
  });
});

test.each([
  ['ends before a notice would', { endDate: '2026-12-04' }, { why: 'endsSoon', until: '2026-12-04' }],
  ['is ending', { status: 'M' as const, endDate: '2026-12-31' }, { why: 'ending', until: '2026-12-31' }],
  [
    'is ending before it began',
    { status: 'M' as const, startDate: '2026-12-01', endDate: '2026-12-31' },
    { why: 'ending', until: '2026-12-31' },
  ],
  ['is closed', { status: 'S' as const, endDate: '2026-10-31' }, { why: 'ended', until: '2026-10-31' }],
  ['is past its last day', { endDate: '2026-11-20' }, { why: 'ended', until: '2026-11-20' }],
])('a contract that %s may not be ended (termination.reasons)', (_, change, expected) => {
  expect(termsOf(change)).toEqual({ isPossible: false, ...expected });
});

const address: OrderAddress = {
  typeOfAddress: 'regularAddress',
  country: 'FI',
  streetName: 'Satakunnankatu',
  houseNumber: '18',
  houseLetter: null,
  residence: null,
  postalBox: null,
  postalCode: '33210',
  postalCity: 'Tampere',
};

test.each([
  ['nothing', { email: 'aino@makela.fi' }, []],
  ['nothing, by post', { email: 'aino@makela.fi', billAddress: address }, []],
  ['an e-mail address', { email: ' ' }, [{ field: 'email', rule: 'required' }]],
  [
    'a right e-mail address and a whole address',
    { email: 'aino', billAddress: { ...address, streetName: '', postalCode: '332' } },
    [
      { field: 'email', rule: 'format' },
      { field: 'billAddress.streetName', rule: 'required' },
      { field: 'billAddress.postalCode', rule: 'format' },
    ],
  ],
])('a notice lacks %s (termination.complete)', (_, wish, faults) => {
  expect(terminationFaults(wish)).toEqual(faults);
});

test('the number that people are told (termination.number)', () => {
  expect([terminationNumber('2026-11-21', 7), terminationNumber('2027-01-01', 1_234_567)]).toEqual([
    'T-2026-000007',
    'T-2027-1234567',
  ]);
});
