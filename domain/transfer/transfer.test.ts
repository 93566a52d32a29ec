import { describe, expect, test } from 'vitest';
import type { TransferAcceptance } from '../types.ts';
import { acceptanceFaults, suggestedDay, transferDays, transferFaults, transferObstacle } from './index.ts';

const today = '2026-11-21';
const contract = {
  contractTypeNo: 0,
  contractGroupNo: 6,
  status: 'A',
  startDate: '2024-01-01',
  endDate: null,
} as const;

describe('which contracts may be handed over (transfer.which)', () => {
  test.each([
    ['of electricity, in force', {}, null],
    ['with a fixed term that runs', { endDate: '2027-06-30' }, null],
    ['of heat', { contractTypeNo: 20, contractGroupNo: 8 }, 'heat'],
    ['of small production', { contractGroupNo: 16 }, 'smallProduction'],
    ['that ends', { status: 'M', endDate: '2026-12-31' }, 'ending'],
    ['that has ended', { status: 'S', endDate: '2026-01-31' }, 'notInForce'],
    ['that has not begun', { status: 'O', startDate: '2026-12-01' }, 'notInForce'],
    ['whose last day is today', { endDate: today }, 'notInForce'],
  ] as const)('%s', (_, change, expected) => {
    expect(transferObstacle({ ...contract, ...change }, 'B2C', today)).toBe(expected);
  });

  test('a company has none that may', () => {
    expect(transferObstacle(contract, 'B2B', today)).toBe('company');
  });
});

describe('on which days (transfer.days)', () => {
  test.each([
    ['from tomorrow, for 90 days', {}, { first: '2026-11-22', last: '2027-02-19' }],
    ['not after the last day of the term', { endDate: '2026-12-31' }, { first: '2026-11-22', last: '2026-12-31' }],
    ['not on the first day of the contract', { startDate: today }, { first: '2026-11-22', last: '2027-02-19' }],
    ['on its one day that is left', { endDate: '2026-11-22' }, { first: '2026-11-22', last: '2026-11-22' }],
    ['on none', { endDate: today }, null],
  ] as const)('%s', (_, change, expected) => {
    expect(transferDays({ ...contract, ...change }, today)).toEqual(expected);
  });

  test.each([
    ['2026-11-21', [{ field: 'day', rule: 'minimum' }]],
    ['2026-11-22', []],
    ['2027-02-19', []],
    ['2027-02-20', [{ field: 'day', rule: 'maximum' }]],
    ['2026-02-30', [{ field: 'day', rule: 'format' }]],
  ])('%s: %j', (day, expected) => {
    const wish = { day, email: 'uusi@haltija.example', phone: '0401234567' };
    expect(transferFaults(wish, { first: '2026-11-22', last: '2027-02-19' })).toEqual(expected);
  });
});

test.each([
  ['2026-11-22', '2027-02-19', '2026-12-01'],
  ['2026-11-25', '2027-02-19', '2027-01-01'],
  ['2026-11-24', '2027-02-19', '2026-12-01'],
  ['2026-11-22', '2026-11-26', '2026-11-26'],
])('a form that may choose from %s to %s begins with %s (transfer.form)', (first, last, expected) => {
  expect(suggestedDay({ first, last })).toBe(expected);
});

test('where the link goes must be an address, and the phone a phone (transfer.asked)', () => {
  const wish = { day: '2026-11-22', email: 'uusi', phone: '12' };
  expect(transferFaults(wish, { first: '2026-11-22', last: '2027-02-19' })).toEqual([
    { field: 'email', rule: 'format' },
    { field: 'phone', rule: 'format' },
  ]);
});

describe('what a new holder gives (transfer.accepted, transfer.consents)', () => {
  const acceptance: TransferAcceptance = {
    contact: { email: 'uusi@haltija.example', phone: '0401234567' },
    address: null,
    billing: { method: 'emailInvoice', bankId: null },
    consents: [{ id: 'terms', version: '2026-11-01', isGiven: true }],
  };
  const facts = { isCustomer: true, isEarly: false, banks: ['op'] };
  const of = (change: Partial<TransferAcceptance>, more: Partial<typeof facts> = {}) =>
    acceptanceFaults({ ...acceptance, ...change }, { ...facts, ...more });

  test('is complete', () => {
    expect(of({})).toEqual([]);
    expect(of({ billing: { method: 'eInvoice', bankId: 'op' } })).toEqual([]);
  });

  test('who is no customer has an address', () => {
    expect(of({}, { isCustomer: false })).toEqual([{ field: 'address', rule: 'required' }]);
  });

  test('an e-invoice has a bank that is known', () => {
    const fault = [{ field: 'billing.bankId', rule: 'required' }];
    expect([
      of({ billing: { method: 'eInvoice', bankId: null } }),
      of({ billing: { method: 'eInvoice', bankId: 'none' } }),
    ]).toEqual([fault, fault]);
  });

  test('the terms, and an early start where it is one, are agreed to', () => {
    expect([of({ consents: [] }), of({}, { isEarly: true })]).toEqual([
      [{ field: 'consents.terms', rule: 'required' }],
      [{ field: 'consents.earlyStart', rule: 'required' }],
    ]);
  });

  test('contact data are looked at', () => {
    expect(of({ contact: { email: '', phone: 'x' } })).toEqual([
      { field: 'contact.email', rule: 'required' },
      { field: 'contact.phone', rule: 'format' },
    ]);
  });
});
