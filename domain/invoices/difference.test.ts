import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { averagePrice, comparableUse, type ComparedBill, differenceParts as partsOf } from './index.ts';

describe('why this bill (invoice.difference)', () => {
  const bill: ComparedBill = {
    days: 30,
    uses: [
      { key: '1', content: 'electricity', wattHours: 100_000, cents: 1000, charged: [], degreeDays: null, baseADay: 0 },
    ],
    addonCents: 0,
    feeCents: 500,
    accountCents: 0,
    vatPercentage: 25.5,
  };
  const none = { days: 0, weather: 0, volume: 0, price: 0, vat: 0, addons: 0, fees: 0, account: 0 };
  /** Those of one energy, by what they are. */
  const differenceParts = (now: ComparedBill, then: ComparedBill): typeof none =>
    Object.fromEntries(partsOf(now, then).map(({ kind, cents }) => [kind, cents])) as typeof none;
  const [use] = bill.uses as [ComparedBill['uses'][number]];
  const used = (more: object, of: object = {}): ComparedBill => ({ ...bill, ...of, uses: [{ ...use, ...more }] });

  test.each([
    ['nothing', bill, bill, {}],
    ['volume', used({ wattHours: 150_000, cents: 1500 }), bill, { volume: 500 }],
    ['price', used({ cents: 1300 }), bill, { price: 300 }],
    ['add-ons', { ...bill, addonCents: 190 }, bill, { addons: 190 }],
    ['a fee less', { ...bill, feeCents: 400 }, bill, { fees: -100 }],
    ['what an account takes off', { ...bill, accountCents: -750 }, bill, { account: -750 }],
    ['days', used({ wattHours: 110_000, cents: 1100 }, { days: 33 }), bill, { days: 100 }],
    [
      'weather: 60 of 100 kWh heat, in twice the degree days',
      used({ wattHours: 160_000, cents: 1600, degreeDays: 200 }),
      used({ degreeDays: 100, baseADay: 40_000 / 30 }),
      { weather: 600 },
    ],
    [
      'VAT',
      used({ cents: 1255 }, { feeCents: 0 }),
      used({ cents: 1100 }, { feeCents: 0, vatPercentage: 10 }),
      { vat: 155 },
    ],
    ['a new place', { ...bill, uses: [...bill.uses, { ...use, key: '2', cents: 70 }] }, bill, { volume: 70 }],
  ])('%s', (_name, now, then, parts) => {
    expect(differenceParts(now, then)).toEqual({ ...none, ...parts });
  });

  test('electricity and heat are told each by itself, the days and the VAT once', () => {
    const both = (electricity: object, heat: object, of: object = {}): ComparedBill => ({
      ...bill,
      ...of,
      uses: [
        { ...use, ...electricity },
        { ...use, key: '2', content: 'districtHeat', ...heat },
      ],
    });
    const now = both({ wattHours: 165_000, cents: 1650 }, { cents: 1400 }, { days: 33 });
    const told = partsOf(now, both({}, {})).filter(({ cents }) => cents !== 0);
    expect(told).toEqual([
      { kind: 'days', content: null, cents: 200 },
      { kind: 'volume', content: 'electricity', cents: 550 },
      { kind: 'volume', content: 'districtHeat', cents: -100 },
      { kind: 'price', content: 'districtHeat', cents: 400 },
    ]);
  });

  /** Bills of a place at unit prices in ten-thousandths of c/kWh, its sum rounded as bills are. */
  const priced = (wattHours: number, price: number, more: object = {}, of: object = {}): ComparedBill =>
    used(
      {
        wattHours,
        cents: Math.round((wattHours / 1000) * (price / 10_000)),
        charged: [{ kWh: wattHours / 1000, unitPrice: price / 10_000 }],
        ...more,
      },
      of,
    );

  test('what was used then is comparable in the days and the weather of now', () => {
    const then = used({ degreeDays: 100, baseADay: 40_000 / 30 });
    expect(comparableUse(used({ degreeDays: 200 }), then)).toBeCloseTo(160_000);
    expect(comparableUse(used({ degreeDays: 110 }, { days: 33 }), then)).toBeCloseTo(110_000);
    expect(comparableUse(bill, { ...bill, uses: [] })).toBe(0);
  });

  test('what sums were rounded by is no price where it is the same both times', () => {
    // 121.513… € and 117.335… €, each rounded to the cent.
    const [now, then] = [
      priced(1_465_781, 82_900, { degreeDays: 520 }),
      priced(1_415_385, 82_900, { degreeDays: 480 }),
    ];
    const parts = differenceParts(now, then);
    expect(parts.price).toBe(0);
    expect(parts.weather + parts.volume).toBe(12_151 - 11_734);
    const any = fc.record({ wattHours: fc.integer({ min: 1, max: 1e8 }), days: fc.integer({ min: 28, max: 31 }) });
    fc.assert(
      fc.property(any, any, fc.integer({ min: 1, max: 1e6 }), (ours, theirs, price) => {
        const bills = [ours, theirs].map(({ wattHours, days }) => priced(wattHours, price, {}, { days }));
        const [one, other] = bills as [ComparedBill, ComparedBill];
        const { days, volume, price: ofPrice } = differenceParts(one, other);
        expect([ofPrice, days + volume]).toEqual([0, (one.uses[0]?.cents ?? 0) - (other.uses[0]?.cents ?? 0)]);
      }),
    );
  });

  test('the same price with another VAT is the same', () => {
    const now = priced(100_000, 82_900, {}, { feeCents: 0 });
    const then = priced(100_000, 81_909, {}, { feeCents: 0, vatPercentage: 24 });
    expect(differenceParts(now, then)).toEqual({ ...none, vat: 829 - 819 });
  });

  test('an average goes by how much each line charges', () => {
    expect(averagePrice([])).toBeNull();
    expect(averagePrice([{ kWh: 1465.781, unitPrice: 8.29 }])).toBe(8.29);
    expect(
      averagePrice([
        { kWh: 100, unitPrice: 8 },
        { kWh: 300, unitPrice: 9 },
      ]),
    ).toBe(8.75);
  });

  test('the parts of any two bills sum to their difference', () => {
    const anyUse = fc
      .record({
        key: fc.constantFrom('1', '2', '3'),
        content: fc.constantFrom('electricity' as const, 'districtHeat' as const),
        wattHours: fc.integer({ min: 0, max: 1e9 }),
        // Of a watt-hour, in cents: up to ten euros for a kilowatt-hour, and below zero. More, times a gigawatt-hour, is no
        // number that is told to the cent.
        price: fc.double({ min: -0.1, max: 1, noNaN: true }),
        fixedCents: fc.integer({ min: -1e4, max: 1e4 }),
        degreeDays: fc.option(fc.double({ min: 0, max: 2000, noNaN: true })),
        baseADay: fc.integer({ min: 0, max: 1e6 }),
        charged: fc.array(fc.record({ kWh: fc.integer({ min: 0, max: 1e6 }), unitPrice: fc.constantFrom(8.29, 9.1) }), {
          maxLength: 2,
        }),
      })
      .map(({ price, fixedCents, ...rest }) => ({ ...rest, cents: Math.round(rest.wattHours * price) + fixedCents }));
    const anyBill = fc.record({
      days: fc.integer({ min: 1, max: 92 }),
      uses: fc.uniqueArray(anyUse, { selector: ({ key }) => key }),
      addonCents: fc.integer({ min: 0, max: 1e5 }),
      feeCents: fc.integer({ min: -1e5, max: 1e6 }),
      accountCents: fc.integer({ min: -1e5, max: 1e5 }),
      vatPercentage: fc.constantFrom(0, 10, 24, 25.5),
    });
    const totalOf = (one: ComparedBill) =>
      one.addonCents + one.feeCents + one.accountCents + one.uses.reduce((sum, { cents }) => sum + cents, 0);
    fc.assert(
      fc.property(anyBill, anyBill, (now, then) => {
        const sum = partsOf(now, then).reduce((all, { cents }) => all + cents, 0);
        expect(sum).toBe(totalOf(now) - totalOf(then));
      }),
      { numRuns: 3000 },
    );
  });
});
