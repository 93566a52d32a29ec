import { expect, test } from 'vitest';
import { points } from '../demo/meteringPoints.ts';
import { demoAddonProducts } from '../demo/addonProducts.ts';
import { demoProducts } from '../demo/products.ts';
import type { ContractRow } from '../store/contracts.ts';
import { contractView } from './contracts.ts';

const productOf = (tariffNo: number) => {
  const found = demoProducts.find((product) => product.tariffNo === tariffNo);
  if (!found) throw new Error(`there is no product ${tariffNo}`);
  return found;
};

const row = (tariffNo: number): ContractRow => ({
  contract: {
    contractCode: 'K1',
    contractNo: '1',
    customerId: '111111',
    meteringPointNo: points.koivukujaProduction.meteringPointNo,
    contractTypeNo: 0,
    contractGroupNo: 16,
    tariffNo,
    status: 'A',
    startDate: '2024-05-01',
    endDate: null,
    billingGroupNo: 1,
    ledgerNo: '5000112',
    hasFlexPayment: false,
    smartPackage: null,
    prices: null,
    allowedReasonForContractEnd: [],
  },
  meteringPoint: points.koivukujaProduction,
  product: productOf(tariffNo),
  addons: [],
  deliveries: [],
  order: null,
  transferDay: null,
  movesTo: null,
  closing: null,
});

test.each([
  [916, [['compensation', '0']]],
  [
    594,
    [
      ['margin', '25.5'],
      ['baseFee', '25.5'],
    ],
  ],
])(
  'the prices of a contract of tariff %i carry VAT by their kind: %j (contract.vatOfCompensation)',
  (tariffNo, expected) => {
    const { prices } = contractView(row(tariffNo), { locale: 'fi', today: '2026-11-22' });
    expect(prices.map(({ kind, vatPercentage }) => [kind, vatPercentage])).toEqual(expected);
  },
);

test('a contract names its site as the list of sites does, district heat by the id of its own (site.rows)', () => {
  const reader = { locale: 'fi', today: '2026-11-22' } as const;
  const at = (meteringPoint: ContractRow['meteringPoint']) => contractView({ ...row(594), meteringPoint }, reader);
  const { koivukujaProduction: electricity } = points;
  expect(at(electricity).meteringPoint.deliverySiteId).toBe(electricity.meteringPointId);
  expect(at({ ...electricity, deliverySiteId: 'KL 70 2346' }).meteringPoint.deliverySiteId).toBe('KL 70 2346');
});

test('a contract says until when its order may be withdrawn from (contract.withdraw)', () => {
  const order = { orderNo: '88412207', createdAt: '2026-11-21T22:30:00.000+00:00' };
  const { withdrawal } = contractView({ ...row(594), order }, { locale: 'fi', today: '2026-11-22' });
  expect(withdrawal).toEqual({ orderNo: '88412207', lastDay: '2026-12-06' });
});

test('a contract with a package says what is in it (order.packages)', () => {
  const addons = demoAddonProducts.map((addon) => ({
    addon,
    held: { contractCode: 'K1', tariffNo: addon.tariffNo, startDate: '2026-01-01', endDate: null, price: null },
  }));
  const packageOf = (held: ContractRow['addons']) =>
    contractView({ ...row(594), addons: held }, { locale: 'fi', today: '2026-11-22' }).smartPackage;
  expect(packageOf(addons)).toEqual({ addonsTariffNumbers: [704, 705], packageTariffNumber: 706 });
  expect(packageOf(addons.filter(({ addon }) => addon.tariffNo < 706))).toBe(null);
});
