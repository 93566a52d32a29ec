import { describe, expect, test } from 'vitest';
import { banksIn, defaultBanks, eInvoiceStanding, mayOrder, type Ordered, type Payer } from './index.ts';

const today = '2026-11-21';
const held = { status: 'A' as const, startDate: '2024-01-01', endDate: null };
const ended = { status: 'S' as const, startDate: '2020-01-01', endDate: '2024-01-01' };
const consumer: Payer = { customerType: 'B2C', isDeceased: false, contracts: [held] };
const waiting: Ordered = { bankId: 'op', approvedOn: null };

describe('how a customer stands to e-invoices', () => {
  test.each<[string, Partial<Payer>, Ordered | null, string]>([
    ['nothing was ordered', {}, null, 'none'],
    ['the bank is asked', {}, waiting, 'waiting'],
    ['the bank was told today', {}, { ...waiting, approvedOn: today }, 'active'],
    ['the bank is told tomorrow', {}, { ...waiting, approvedOn: '2026-11-22' }, 'waiting'],
    ['a company', { customerType: 'B2B' }, { ...waiting, approvedOn: today }, 'company'],
    ['who has died', { isDeceased: true }, null, 'notAllowed'],
    ['all contracts have ended', { contracts: [ended] }, waiting, 'notAllowed'],
    ['one that starts later is enough', { contracts: [ended, { ...held, startDate: '2026-12-01' }] }, null, 'none'],
    ['what is in the bank stays there', { contracts: [] }, { ...waiting, approvedOn: '2025-01-01' }, 'active'],
  ])('%s (eInvoice.standing)', (_what, change, last, standing) => {
    expect(eInvoiceStanding({ ...consumer, ...change }, last, today)).toBe(standing);
  });

  test('while a bank is asked another may be, and not the same once more (eInvoice.otherBank)', () => {
    const taken = (['none', 'waiting', 'active', 'company', 'notAllowed'] as const).map((standing) =>
      ['op', 'nordea'].map((bankId) => mayOrder(standing, standing === 'none' ? null : waiting, bankId)),
    );
    expect(taken).toEqual([
      [true, true],
      [false, true],
      [false, false],
      [false, false],
      [false, false],
    ]);
  });
});

describe('the banks (eInvoice.banks)', () => {
  test('stand in the order of the language, under their names in it', () => {
    const names = (language: 'fi' | 'sv' | 'en') =>
      banksIn(defaultBanks, language)
        .map(({ name }) => name)
        .join(', ');
    expect(names('fi')).toBe(
      'Aktia, Danske Bank, Nordea, Oma Säästöpankki, OP, POP Pankki, S-Pankki, Säästöpankki, Ålandsbanken',
    );
    expect(names('sv')).toBe(
      'Aktia, Danske Bank, Nordea, Oma Sparbank, OP, POP Banken, S-Banken, Sparbanken, Ålandsbanken',
    );
    expect(names('en')).toBe(
      'Aktia, Ålandsbanken, Danske Bank, Nordea, Oma Savings Bank, OP, POP Bank, S-Bank, Savings Bank',
    );
  });

  test('two that share a BIC stay two', () => {
    const shared = banksIn(defaultBanks, 'fi').filter(({ bic }) => bic === 'ITELFIHH');
    expect(shared.map(({ id }) => id)).toEqual(['oma-saastopankki', 'saastopankki']);
  });
});
