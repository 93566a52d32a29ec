import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isReferenceNumber } from '../identifiers/index.ts';
import {
  bankBarcode,
  centsText,
  dueDateOf,
  epcQrText,
  formatReference,
  isBankingDay,
  nationalReference,
  openCents,
  postponedDay,
  postponement,
  rfReference,
  sharesOf,
  isLate,
  statusOf,
  toPayOf,
  vatOf,
} from './index.ts';

describe('reference numbers (invoice.reference, invoice.rfReference)', () => {
  test.each([
    ['1111', '11112', 'RF9811112'],
    ['123', '1232', rfReference('1232')],
    ['86851625961989', '868516259619897', rfReference('868516259619897')],
    ['55958224329467', '559582243294671', 'RF06559582243294671'],
  ])('%s', (base, national, rf) => {
    expect([nationalReference(base), rfReference(national)]).toEqual([national, rf]);
  });

  test('every one holds by the rule that reads them', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 100n, max: 10n ** 19n - 1n }), (base) => {
        const national = nationalReference(String(base));
        expect([isReferenceNumber(national), isReferenceNumber(rfReference(national))]).toEqual([true, true]);
      }),
    );
  });

  test.each(['', '12', '000', '1234567890123456789012', '12a4'])('%j makes none', (base) => {
    expect(() => nationalReference(base)).toThrow(RangeError);
  });

  test('in groups', () => {
    expect([formatReference('868516259619897'), formatReference('11112'), formatReference('RF9811112')]).toEqual([
      '86851 62596 19897',
      '11112',
      'RF98 1111 2',
    ]);
  });
});

describe('the bank barcode (invoice.barcode)', () => {
  const [iban, cents] = ['FI3715903000000776', 1225];
  test.each([
    [
      { iban, cents, reference: '11112', dueDate: '2016-12-21' },
      '437159030000007760000122500000000000000000011112161221',
    ],
    [
      { iban, cents: 110, reference: 'RF9811112', dueDate: '2017-01-01' },
      '537159030000007760000011098000000000000000011112170101',
    ],
    [
      { iban: 'FI7944052020036082', cents: 488_315, reference: '868516259619897', dueDate: '2010-06-12' },
      '479440520200360820048831500000000868516259619897100612',
    ],
    [{ iban, cents, reference: '11112', dueDate: null }, '437159030000007760000122500000000000000000011112000000'],
  ])('%o', (payable, digits) => {
    expect(bankBarcode(payable)).toBe(digits);
  });

  test.each([
    { iban, cents: 100_000_000, reference: '11112', dueDate: null },
    { iban, cents: -1, reference: '11112', dueDate: null },
    { iban, cents, reference: '11113', dueDate: null },
    { iban: 'SE4550000000058398257466', cents, reference: '11112', dueDate: null },
    { iban, cents, reference: rfReference('A1'), dueDate: null },
  ])('there is none of %o', (payable) => {
    expect(bankBarcode(payable)).toBeNull();
  });

  test('the most that its field holds is in it', () => {
    expect(bankBarcode({ iban, cents: 99_999_999, reference: '11112', dueDate: null })?.slice(17, 25)).toBe('99999999');
  });
});

test('the QR code says who is paid what, by the reference of ISO 11649 (invoice.qr)', () => {
  const payable = {
    iban: 'FI3715903000000776',
    bic: 'NDEAFIHH',
    recipient: 'Kajo Energia Oy',
    cents: 1225,
    reference: '11112',
    dueDate: '2016-12-21',
  };
  expect(epcQrText(payable)).toBe(
    'BCD\n002\n1\nSCT\nNDEAFIHH\nKajo Energia Oy\nFI3715903000000776\nEUR12.25\n\nRF9811112\n\nReqdExctnDt/2016-12-21',
  );
  expect(epcQrText({ ...payable, cents: 0 })).toBeNull();
});

test('due days are banking days (invoice.due, invoice.bankingDay, invoice.postponed)', () => {
  expect(['2025-11-12', '2026-01-13', '2025-12-11', '2025-12-10'].map(dueDateOf)).toEqual([
    '2025-11-26',
    '2026-01-27',
    '2025-12-29',
    '2025-12-29',
  ]);
  expect(['2026-06-19', '2026-12-24', '2026-12-23'].map(isBankingDay)).toEqual([false, false, true]);
  expect([postponedDay('2026-02-24'), postponedDay('2025-12-11')]).toEqual(['2026-03-10', '2025-12-23']);
});

describe('how an invoice stands (invoice.status, invoice.open, invoice.postpone)', () => {
  const today = '2026-11-21';
  const open = {
    amountCents: 1000,
    dueDate: '2026-11-26',
    paidCents: 0,
    paidOn: null,
    creditedOn: null,
    inCollectionFrom: null,
    postponedFrom: null,
    isAtBank: false,
  };
  const late = { ...open, dueDate: '2026-11-20' };
  test.each([
    ['open', open, 1000, null],
    ['overdue', late, 1000, null],
    ['open', { ...open, dueDate: today }, 1000, null],
    ['open', { ...open, paidCents: 1000, paidOn: '2026-11-22' }, 1000, null],
    ['paid', { ...open, paidCents: 1000, paidOn: today }, 0, 'paid'],
    ['partlyPaid', { ...late, paidCents: 400, paidOn: today }, 600, null],
    ['credited', { ...open, creditedOn: today }, 0, 'paid'],
    ['inCollection', { ...late, inCollectionFrom: today }, 1000, 'inCollection'],
    ['open', { ...open, postponedFrom: '2026-11-12' }, 1000, 'postponed'],
    ['open', { ...open, isAtBank: true }, 1000, 'atBank'],
    ['paid', { ...open, amountCents: -100, dueDate: null }, 0, 'credit'],
  ] as const)('%s of %o', (status, standing, left, refusedFor) => {
    expect([statusOf(standing, today), openCents(standing, today)]).toEqual([status, left]);
    const told = postponement(standing, today);
    expect([told.dueDate === null, told.refusedFor]).toEqual([refusedFor !== null, refusedFor]);
  });

  test.each([
    [false, open],
    [false, { ...open, dueDate: today }],
    [true, late],
    [true, { ...late, paidCents: 400, paidOn: today }],
    [true, { ...late, inCollectionFrom: today }],
    [false, { ...late, paidCents: 1000, paidOn: today }],
    [false, { ...open, amountCents: -100, dueDate: null }],
  ])('late is %s of %o (invoice.late)', (told, standing) => expect(isLate(standing, today)).toBe(told));

  test('what is to be paid is counted and summed up, late among it, and what was due first is first (invoice.toPay)', () => {
    const partly = { ...open, dueDate: '2026-12-03', paidCents: 400, paidOn: today };
    const collected = { ...late, dueDate: '2026-08-20', inCollectionFrom: today };
    const paid = { ...late, dueDate: '2026-07-20', paidCents: 1000, paidOn: today };
    expect(toPayOf([partly, paid, open, collected, late], today)).toEqual({
      count: 4,
      openCents: 3600,
      lateCount: 2,
      lateCents: 2000,
      first: late,
    });
    expect(toPayOf([collected, partly], today)?.first).toBe(partly);
    expect(toPayOf([paid, { ...open, amountCents: -100, dueDate: null }], today)).toBeNull();
  });

  test('the new day is 14 days on at the most, and not one that is over', () => {
    expect(postponement(open, today).dueDate).toBe('2026-12-10');
    expect(postponement({ ...open, dueDate: '2026-11-02' }, today)).toEqual({
      dueDate: null,
      refusedFor: 'tooLate',
    });
  });
});

describe('to the cent (invoice.exact, invoice.largestRemainder, invoice.vat)', () => {
  test('shares sum to what is shared', () => {
    expect(sharesOf([333, 333, 334], 100)).toEqual([3, 3, 4]);
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -1e9, max: 1e9 }), { minLength: 1 }), (exact) => {
        const shares = sharesOf(exact, 10_000);
        const total = exact.reduce((sum, one) => sum + one, 0);
        expect(Math.abs(shares.reduce((sum, one) => sum + one, 0) - total / 10_000)).toBeLessThanOrEqual(0.5);
        for (const [at, share] of shares.entries())
          expect(Math.abs(share - (exact[at] ?? 0) / 10_000)).toBeLessThan(1.01);
      }),
    );
  });

  test('cents as text', () => {
    expect([0, 5, -5, 12_840].map(centsText)).toEqual(['0.00', '0.05', '-0.05', '128.40']);
  });

  test('VAT of 25.5 % of 12.55 is 2.55', () => {
    expect(vatOf([{ vatPercentage: '25.5', grossCents: 1255 }]).rates).toEqual([
      { vatPercentage: '25.5', netCents: 1000, vatCents: 255, grossCents: 1255 },
    ]);
  });

  test('lines and rates sum to the same', () => {
    const line = fc.record({
      vatPercentage: fc.constantFrom('0', '10', '24', '25.5'),
      grossCents: fc.integer({ min: -1e7, max: 1e7 }),
    });
    fc.assert(
      fc.property(fc.array(line), (lines) => {
        const { lines: shares, rates } = vatOf(lines);
        for (const { vatPercentage, netCents, vatCents, grossCents } of rates) {
          const own = shares.filter((_, at) => lines[at]?.vatPercentage === vatPercentage);
          expect(own.reduce((sum, share) => sum + share.vatCents, 0)).toBe(vatCents);
          expect(own.reduce((sum, share) => sum + share.netCents, 0)).toBe(netCents);
          expect(netCents + vatCents).toBe(grossCents);
        }
      }),
    );
  });
});
