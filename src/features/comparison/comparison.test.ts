import { expect, test } from 'vitest';
import type { ReplayProduct, TariffReplay } from '../../../domain/types.ts';
import { rankedProducts, shiftedSaving, whyNothing } from './replay.view.ts';
import { csvOfReplay } from './replayCsv.ts';

const product = (productName: string, costs: (number | null)[], total: number | null): ReplayProduct => ({
  tariffNo: 594,
  productName,
  kind: 'spot',
  isOwn: false,
  energyPrice: '0.39',
  baseFee: '3.95',
  costs,
  total,
});
const replay: TariffReplay = {
  months: [
    { month: '2026-09', energy: null, gap: 'measurements', missingHours: 720, shiftSaving: null },
    { month: '2026-10', energy: 402.118, gap: null, missingHours: 0, shiftSaving: 4 },
    { month: '2026-11', energy: 300, gap: null, missingHours: 0, shiftSaving: 6 },
  ],
  products: [
    product('A', [null, 30.18, 20], 50.18),
    product('B', [null, null, null], null),
    product('C', [null, 20.5, -1], 19.5),
  ],
};

test('the cheapest comes first, and what is not known is left out (comparisonPage.order)', () => {
  expect(rankedProducts(replay).map(({ productName, total }) => [productName, total])).toEqual([
    ['C', 19.5],
    ['A', 50.18],
  ]);
});

test('a share of the use that moves saves its share (comparisonPage.shift, consumption.shifted)', () => {
  expect([0, 20, 40].map((percent) => shiftedSaving(replay, percent))).toEqual([0, 2, 4]);
});

test('what is not known is empty in the file (comparisonPage.csv)', () => {
  expect(csvOfReplay(replay, ['Kuukausi', 'Kulutus, kWh'])).toBe(
    [
      '\uFEFFKuukausi;Kulutus, kWh;A, €;B, €;C, €',
      '2026-09;;;;',
      '2026-10;402,118;30,18;;20,50',
      '2026-11;300,000;20,00;;-1,00',
      '',
    ].join('\r\n'),
  );
});

test('where there is nothing to choose between it is known why (comparisonPage.nothing)', () => {
  const [first] = replay.months;
  const [a, b] = replay.products;
  if (!first || !a || !b) throw new Error('there are months and products');
  expect(whyNothing(replay)).toBe(null);
  expect(whyNothing({ ...replay, products: [a] })).toBe('products');
  expect(whyNothing({ months: [first], products: [b, b] })).toBe('measurements');
  expect(whyNothing({ months: [first, { ...first, gap: 'spotPrice' }], products: [b, b] })).toBe('prices');
});
