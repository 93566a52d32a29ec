import { expect, test } from 'vitest';
import { emptyAddress } from '../../../shared/address/address.form.ts';
import { ownSitesOf } from './ownSites.ts';

const site = {
  addressString: 'Koivukuja 4 B',
  address: 'Koivukuja 4 B, Tampere',
  fullAddress: 'Koivukuja 4 B, 33820 Tampere',
  postalCode: '33820',
  meteringPointId: 'Y7012345',
  meteringPointCategoryNo: 1,
} as const;
const heated = { ...site, meteringPointId: 'H7012346', meteringPointCategoryNo: 3 } as const;

test.each([
  ['Electricity', ['Y7012345']],
  ['Heat', ['H7012346']],
  ['SmallProduction', []],
  ['ValueAdded', []],
] as const)('of a customer’s sites, %s may be delivered to %j (order.ownSites)', (productKind, ids) => {
  expect(ownSitesOf([site, heated], productKind).map(({ meteringPointId }) => meteringPointId)).toEqual(ids);
});

test('a site fills in its address and its metering point (order.ownSites)', () => {
  expect(ownSitesOf([site], 'Electricity')).toEqual([
    {
      meteringPointId: 'Y7012345',
      address: 'Koivukuja 4 B, 33820 Tampere',
      values: {
        address: {
          ...emptyAddress,
          streetName: 'Koivukuja',
          houseNumber: '4',
          houseLetter: 'B',
          postalCode: '33820',
          postalCity: 'Tampere',
        },
        meteringPointId: 'Y7012345',
        isIdUnknown: false,
      },
    },
  ]);
});
