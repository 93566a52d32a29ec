import { afterEach, expect, test, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { deliverySiteMachine } from '../../../machines/delivery-site/deliverySite.machine.ts';
import { HEAT_CONTRACT_TYPE } from '../../../domain/contracts/index.ts';
import type { Contract, Contracts, DeliverySite, Representations } from '../../../domain/types.ts';
import { createCalls } from '../../api/calls.ts';
import { sitesActors } from './sites.actors.ts';
import { isSelectorShown, kindOfSite, selectedSite } from './sites.view.ts';

const heat: DeliverySite = {
  deliverySiteNo: '7012346',
  deliverySiteId: 'KL 70 2346',
  addressString: 'Koivukuja 4 B',
  meteringPointId: 'H7012346',
  meteringPointNo: '7012346',
  meteringPointCategoryNo: 3,
  address: 'Koivukuja 4 B, Tampere',
  fullAddress: 'Koivukuja 4 B, 33820 Tampere',
  postalCode: '33820',
  isDistrictHeat: true,
  contractType: 'heat',
  netting: { isNettingApplied: false, fromDate: null, toDate: null },
  isConsumptionShown: true,
  publicWeatherMeteringPointNo: null,
};
const electricity: DeliverySite = {
  ...heat,
  isDistrictHeat: false,
  contractType: 'electricity',
  meteringPointCategoryNo: 1,
};

afterEach(() => vi.unstubAllGlobals());

test('the sites of the customer are asked for, and every actor is provided (site.find)', async () => {
  const sent: string[] = [];
  vi.stubGlobal('fetch', async ({ url }: Request) => {
    sent.push(url);
    return Response.json({ deliverySites: [heat] });
  });
  const credentials = { accessToken: () => 'a.b.c', locale: () => 'fi', confirmToken: async () => true };
  const actors = sitesActors(createCalls(credentials, 'https://oma.kajo.example'), '40127731');
  expect(Object.keys(actors)).toEqual(Object.keys(deliverySiteMachine.implementations.actors));
  const input = { isRequired: true, canShowAll: false, chosen: null };
  const actor = createActor(deliverySiteMachine.provide({ actors }), { input }).start();
  const { context } = await waitFor(actor, (snapshot) => snapshot.matches({ open: 'choosing' }));
  expect([context.sites, sent]).toEqual([
    [heat],
    ['https://oma.kajo.example/api/v2/delivery-site/find?customerId=40127731'],
  ]);
});

test('a site is told by what is delivered there (site.rows)', () => {
  const production = { ...electricity, meteringPointCategoryNo: 2 as const };
  expect([heat, electricity, production].map(kindOfSite)).toEqual(['heat', 'electricity', 'production']);
});

test.each<[count: number, represented: number, isEmployee: boolean, isShown: boolean]>([
  [3, 0, false, false],
  [4, 0, false, true],
  [1, 1, false, true],
  [1, 0, true, true],
  [0, 1, true, false],
])(
  'with %i sites of at most 3, %i to act for, an employee %s: a selector %s (site.selector)',
  (count, represented, isEmployee, isShown) => {
    const sites = { deliverySiteCount: count, maxDeliverySitesToShow: 3 };
    const representations = { representing: Array.from({ length: represented }) } as Representations;
    expect(isSelectorShown(sites, { isEmployee, representations })).toBe(isShown);
    expect(isSelectorShown(sites, { isEmployee })).toBe(isShown && (count > 3 || isEmployee));
  },
);

test('the selector tells the address and the kind of the site whose contracts are shown (site.selector)', () => {
  const at = (meteringPointNo: string, residence: string | null) =>
    ({
      contractTypeNo: residence === null ? HEAT_CONTRACT_TYPE : 1,
      contractGroupNo: 1,
      meteringPoint: { meteringPointNo },
      meteringPointAddress: {
        streetName: 'Koivukuja',
        houseNumber: '4',
        houseLetter: 'B',
        residence,
        postalCode: '33820',
        postalCity: 'Tampere',
      },
    }) as Contract;
  const of = (selectedDeliverySite: string | null) =>
    selectedSite({
      selectedDeliverySite,
      active: [at('1', null)],
      starting: [],
      ending: [at('2', '7')],
      ended: [],
    } as Partial<Contracts> as Contracts);
  expect([of('1'), of('2'), of('3'), of(null)]).toEqual([
    { address: 'Koivukuja 4 B, Tampere', kind: 'heat' },
    { address: 'Koivukuja 4 B 7, Tampere', kind: 'electricity' },
    null,
    null,
  ]);
});
