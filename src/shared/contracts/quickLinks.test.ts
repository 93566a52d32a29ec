import { expect, test } from 'vitest';
import type { Contract } from '../../../domain/types.ts';
import { judgedLinks } from './quickLinks.ts';

const linkTo = (href: string) => ({ id: href, href, label: href });
const links = [
  '/invoices',
  '/my-move',
  '/add-vap/campaign/vas',
  '/add-vap-b2b/campaign/yrityspalvelut',
  '/lock-price-logged-in/campaign/hintalukko',
].map(linkTo);
const tarka = {
  contractTypeNo: 0,
  contractGroupNo: 2,
  status: 'A',
  startDate: '2024-03-01',
  endDate: null,
  deliveryDetails: [{ tariffNo: 309, tariffFromDate: '2024-03-01', tariffToDate: null }],
} as unknown as Contract;
const spot = { ...tarka, deliveryDetails: [{ ...tarka.deliveryDetails[0], tariffNo: 594 }] } as Contract;
const heat: Contract = { ...spot, contractTypeNo: 20 };
const ending = { ...tarka, status: 'M', endDate: '2026-12-31' } as Contract;

/** Of each link that is shown what no contract allows. */
const told = (active: Contract[] | null, more: object = {}) =>
  judgedLinks(links, {
    contracts: active && { active, starting: [], ending: [] },
    customerType: 'B2C',
    today: '2026-12-02',
    lockDay: '2026-12-02',
    ...more,
  }).map(({ link, lacks }) => [link.href.split('/')[1], lacks]);

test.each<[string, Contract[] | null, [string, string | null][]]>([
  [
    'a contract that allows all',
    [tarka],
    [
      ['invoices', null],
      ['my-move', null],
      ['add-vap', null],
      ['lock-price-logged-in', null],
    ],
  ],
  [
    'one whose price is never locked',
    [spot],
    [
      ['invoices', null],
      ['my-move', null],
      ['add-vap', null],
    ],
  ],
  [
    'heat alone',
    [heat],
    [
      ['invoices', null],
      ['my-move', 'move'],
      ['add-vap', 'addition'],
    ],
  ],
  [
    'heat, and one that allows it',
    [heat, spot],
    [
      ['invoices', null],
      ['my-move', null],
      ['add-vap', null],
    ],
  ],
  [
    'one that is ending',
    [ending],
    [
      ['invoices', null],
      ['my-move', 'move'],
      ['add-vap', 'addition'],
      ['lock-price-logged-in', 'priceLock'],
    ],
  ],
  [
    'contracts that have not come',
    null,
    [
      ['invoices', null],
      ['my-move', null],
      ['add-vap', null],
      ['lock-price-logged-in', null],
    ],
  ],
])('of %s a quick link is there where it allows it, else why not (contracts.quickLinksAllowed)', (_what, of, shown) => {
  expect(told(of)).toEqual(shown);
});

test('a company has what is for companies (contracts.quickLinksAllowed, addition.path)', () => {
  expect(told([spot], { customerType: 'B2B' }).map(([path]) => path)).toEqual(['invoices', 'my-move', 'add-vap-b2b']);
});

test('whether a price may be locked is judged by its own day (contracts.quickLinksAllowed, priceLock.day)', () => {
  const month = { tariffNo: 478, tariffFromDate: '2027-01-01', tariffToDate: '2027-01-31' };
  const locked: Contract = { ...tarka, deliveryDetails: [...tarka.deliveryDetails, month] };
  expect(told([locked], { lockDay: '2026-12-03' }).at(-1)).toEqual(['lock-price-logged-in', 'priceLock']);
  expect(told([locked], { lockDay: '2027-01-05' }).at(-1)).toEqual(['lock-price-logged-in', null]);
});
