import { describe, expect, test } from 'vitest';
import type { ContractGroup } from '../../../domain/contracts/index.ts';
import { Failure } from '../../../domain/failure.ts';
import type { Contract, Contracts } from '../../../domain/types.ts';
import {
  addonsOf,
  addressLines,
  findContract,
  hasNeverBegun,
  priceHelpOf,
  quickLinksOf,
  hasEarnings,
  hasUnderWay,
  sharedVat,
  shownGroups,
  standingOf,
} from './contracts.view.ts';

const contract = (contractCode: string) => ({ contractCode }) as Contract;
const contracts: Contracts = {
  customerId: '40127731',
  active: [contract('K1'), contract('K2')],
  starting: [],
  ending: [contract('K3')],
  ended: [contract('K4')],
  ordersUnderWay: [],
  deliverySiteCount: 1,
  maxDeliverySitesToShow: 3,
  selectedDeliverySite: null,
  isDeliverySiteNeeded: false,
  homePageQuickLinks: [],
};

describe('a contract as it is shown', () => {
  test.each<[ContractGroup, string | null, ReturnType<typeof standingOf>]>([
    ['active', null, { kind: 'continuing', day: null }],
    ['active', '2027-06-30', { kind: 'until', day: '2027-06-30' }],
    ['starting', null, { kind: 'starts', day: '2026-03-01' }],
    ['starting', '2028-02-29', { kind: 'starts', day: '2026-03-01' }],
    ['ending', '2026-12-31', { kind: 'ends', day: '2026-12-31' }],
    ['ended', '2026-10-31', { kind: 'ended', day: '2026-10-31' }],
  ])('%s with the last day %s (contracts.groups)', (group, endDate, standing) => {
    expect(standingOf({ status: 'A', startDate: '2026-03-01', endDate }, group)).toEqual(standing);
  });

  test('closed before its first day (contracts.neverBegan)', () => {
    const closed = { status: 'S', startDate: '2026-12-10', endDate: '2026-12-10' } as const;
    expect(standingOf(closed, 'ended')).toEqual({ kind: 'neverBegan', day: null });
    expect(standingOf({ ...closed, startDate: '2026-11-01' }, 'ended').kind).toBe('ended');
    const replaced = { how: 'replaced', on: '2026-11-21', by: 'Kajo Pörssi' } as const;
    expect(standingOf({ ...closed, closed: replaced }, 'ended')).toEqual({
      kind: 'replaced',
      day: '2026-11-21',
      by: 'Kajo Pörssi',
    });
  });

  test('withdrawn from, before it began and after (contract.closed)', () => {
    const closed = { how: 'withdrawn', on: '2026-11-22', by: null } as const;
    const ended = { status: 'S', startDate: '2026-11-21', closed } as const;
    const withdrawn = { kind: 'withdrawn', day: '2026-11-22' };
    expect(standingOf({ ...ended, endDate: '2026-11-22' }, 'ended')).toEqual(withdrawn);
    expect(standingOf({ ...ended, endDate: null }, 'ended')).toEqual(withdrawn);
  });

  test.each([
    ['before its first day', { endDate: null, on: '2026-11-20' }, true],
    ['before it, after another had taken its place', { endDate: '2026-11-21', on: '2026-11-20' }, true],
    ['on its first day', { endDate: '2026-11-21', on: '2026-11-21' }, false],
    ['later', { endDate: '2026-11-23', on: '2026-11-23' }, false],
  ])('withdrawn from %s, whether it has never begun (contracts.neverBegan)', (_when, { endDate, on }, isSo) => {
    const closed = { how: 'withdrawn', on, by: null } as const;
    expect(hasNeverBegun({ status: 'S', startDate: '2026-11-21', endDate, closed })).toBe(isSo);
  });

  test('its address, with and without letter and flat', () => {
    const address = { streetName: 'Koivukuja', houseNumber: '4', postalCode: '33820', postalCity: 'Tampere' };
    expect(addressLines({ ...address, houseLetter: 'B', residence: 'As 8' })).toEqual([
      'Koivukuja 4 B As 8',
      '33820 Tampere',
    ]);
    expect(addressLines({ ...address, houseLetter: null, residence: null })).toEqual(['Koivukuja 4', '33820 Tampere']);
  });

  test('its add-ons, the oldest first', () => {
    const addon = (productName: string, startDate: string) => ({
      productName,
      startDate,
      vapType: 'other' as const,
      detachedAddon: false,
      price: { amount: '1.90', unit: 'EUR/month' as const, vatPercentage: '25.5' },
    });
    const addons = { '8': addon('Häiriöturva', '2025-11-01'), '701': addon('Tuulisähkö', '2025-09-01') };
    expect(addonsOf({ addons }).map(({ productName }) => productName)).toEqual(['Tuulisähkö', 'Häiriöturva']);
  });

  test('the value-added tax is told where it is the same for all that is paid, and never of what is earned (contracts.vatTold)', () => {
    const price = (vatPercentage: string, kind: 'energy' | 'compensation' = 'energy') =>
      ({ kind, amount: '1', unit: 'c/kWh', vatPercentage }) as const;
    const earned = price('0', 'compensation');
    expect(sharedVat({ prices: [price('25.5'), price('25.5')] })).toBe('25.5');
    expect(sharedVat({ prices: [price('25.5'), price('0')] })).toBeNull();
    expect(sharedVat({ prices: [] })).toBeNull();
    expect(sharedVat({ prices: [price('25.5'), earned] })).toBe('25.5');
    // A server that says otherwise makes no tax of it.
    expect(sharedVat({ prices: [price('25.5', 'compensation')] })).toBeNull();
    expect([[earned], [price('25.5')], []].map((prices) => hasEarnings({ prices }))).toEqual([true, false, false]);
  });
});

describe('the contracts of a customer', () => {
  test('something is under way where a contract moves to a home that is looked for, or an order has come to none (contract.underWay, move.underWay)', () => {
    const movesTo = { place: 'Olematonkatu 14 C 27, 33200 Tampere', startDate: '2026-12-28' };
    const order = { orderNo: '10000001' } as Contracts['ordersUnderWay'][number];
    expect([
      hasUnderWay(contracts),
      hasUnderWay({ ...contracts, ended: [{ ...contract('K4'), movesTo }] }),
      hasUnderWay({ ...contracts, ordersUnderWay: [order] }),
    ]).toEqual([false, true, true]);
  });

  test('the groups with something in them, in order (contracts.groups)', () => {
    expect(shownGroups(contracts).map(({ group, contracts: { length } }) => [group, length])).toEqual([
      ['active', 2],
      ['ending', 1],
      ['ended', 1],
    ]);
  });

  test('one is found by its code in every group, and an unknown one is not (contracts.unknown)', () => {
    expect(findContract(contracts, 'K2')).toEqual({ group: 'active', contract: contract('K2') });
    expect(findContract(contracts, 'K4')).toEqual({ group: 'ended', contract: contract('K4') });
    expect(findContract(contracts, 'K5')).toBeNull();
    expect(findContract(contracts, '__proto__')).toBeNull();
  });
});

const untilFurtherNotice = { endDate: null, noticePeriodDays: 14 };
const underNotice = { endDate: '2027-01-31', noticePeriodDays: 14 };
const fixedTerm = { endDate: '2027-01-31', noticePeriodDays: null };

test.each([
  [20, 8, ['energy', 'powerFee'], untilFurtherNotice, 'heat-price'],
  [0, 6, ['margin', 'baseFee'], untilFurtherNotice, 'spot-price'],
  [0, 6, ['margin', 'baseFee'], fixedTerm, 'spot-price'],
  [0, 4, ['energy', 'baseFee'], untilFurtherNotice, 'prices-and-vat'],
  [0, 4, ['energy', 'baseFee'], underNotice, 'prices-and-vat'],
  [0, 4, ['energy', 'baseFee'], fixedTerm, 'fixed-price'],
  [0, 16, ['compensation'], untilFurtherNotice, 'production-price'],
])(
  'a contract of type %i in group %i with %j, %j, is explained by %s (contract.priceHelp)',
  (type, group, kinds, term, id) => {
    const prices = kinds.map((kind) => ({ kind })) as Contract['prices'];
    expect(priceHelpOf({ contractTypeNo: type, contractGroupNo: group, prices, ...term })).toBe(id);
  },
);

test('the quick links come with the contracts, or with what came in their place (contracts.quickLinks)', () => {
  const link = { id: 'contracts', href: '/contracts', label: 'Sopimukset' };
  const failed = (more: Record<string, unknown>) => new Failure({ kind: 'unavailable', more });
  expect(quickLinksOf({ ...contracts, homePageQuickLinks: [link] }, null)).toEqual([link]);
  expect(quickLinksOf(undefined, failed({ homePageQuickLinks: [link, { id: 'odd' }, null] }))).toEqual([link]);
  expect(quickLinksOf(undefined, failed({}))).toEqual([]);
  expect(quickLinksOf(undefined, new TypeError('x'))).toEqual([]);
});
