import { expect, test } from 'vitest';
import type { OrderAddress } from '../../../../domain/types.ts';
import { underWayAt } from './underWayAt.ts';

const address: OrderAddress = {
  typeOfAddress: 'regularAddress',
  streetName: 'Eiolekatu',
  houseNumber: '4',
  houseLetter: 'B',
  residence: null,
  postalBox: null,
  postalCode: '33820',
  postalCity: 'Tampere',
  country: 'FI',
};
const order = {
  orderNo: '88412207',
  orderedOn: '2026-11-21',
  productName: 'Kajo Kiinteä 24 kk',
  productKind: 'Electricity',
  place: 'Eiolekatu 4 B, 33820 Tampere',
  awaits: 'deliverySite',
} as const;
const service = { ...order, productKind: 'ValueAdded', place: null, awaits: null } as const;

test.each([
  ['as it was written', address, order],
  ['however it was written', { ...address, streetName: 'EIOLEKATU' }, order],
  ['not of another house', { ...address, houseNumber: '5' }, null],
])('an order under way is known by its place: %s (order.underWayTold)', (_, typed, found) => {
  expect(underWayAt([service, order], { site: { address: typed }, productKind: 'Electricity' })).toEqual(found);
});

test('one of another kind is none (order.underWayTold)', () => {
  expect(underWayAt([order], { site: { address }, productKind: 'Heat' })).toBeNull();
});
