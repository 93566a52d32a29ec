import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayEnd, dayStart, quartersOfDay, type Day } from '../time/index.ts';
import { cheapestWindow, dearestWindow, searchBounds, slotsOf, type Slot, windowFrom, within } from './index.ts';

const HOUR = 3_600_000;
const at = (instant: string) => Date.parse(instant);
const nothing = { earliest: null, latest: null };
/** Each quarter of a day, the first at 0 and each a thousandth of a cent dearer. */
const quartersOn = (day: Day): Slot[] =>
  slotsOf([
    { start: dayStart(day), step: 15, prices: Array.from({ length: quartersOfDay(day) }, (_, index) => index) },
  ]);

/** 12.30 in Helsinki, with the prices of the day and the next one. */
const now = at('2026-02-12T10:30:00Z');
const both = [...quartersOn('2026-02-12'), ...quartersOn('2026-02-13')];
const tomorrow = (hour: number) => dayStart('2026-02-13') + hour * HOUR;

test('it is looked for from now until the end of what is known, and any whole hour between may be chosen (spot.searchBounds)', () => {
  const { hours, ...bounds } = searchBounds(both, now, nothing);
  expect(bounds).toEqual({ from: now, until: dayEnd('2026-02-13'), end: dayEnd('2026-02-13') });
  expect([hours.length, hours[0], hours.at(-1)]).toEqual([35, at('2026-02-12T11:00:00Z'), tomorrow(23)]);
  const chosen = searchBounds(both, now, { earliest: tomorrow(7), latest: tomorrow(16) });
  expect([chosen.from, chosen.until, chosen.end]).toEqual([tomorrow(7), tomorrow(16), dayEnd('2026-02-13')]);
});

test('the cheapest, the dearest and the first time lie between the bounds, up to both of them (spot.searchBounds, spot.window)', () => {
  const { from, until } = searchBounds(both, now, { earliest: tomorrow(7), latest: tomorrow(10) });
  const left = within(both, from, until);
  // The quarters of tomorrow from 7.00 on cost 28, 29, 30 and so on.
  expect(cheapestWindow(left, 90)).toEqual({ start: tomorrow(7), end: tomorrow(8.5), mean: 30.5 });
  expect(dearestWindow(left, 90)).toEqual({ start: tomorrow(8.5), end: tomorrow(10), mean: 36.5 });
  expect(windowFrom(left, 180, from)).toEqual({ start: tomorrow(7), end: tomorrow(10), mean: 33.5 });
});

test('bounds that leave too little, or stand the wrong way round, leave nothing (spot.searchBounds)', () => {
  for (const [earliest, latest] of [
    [7, 9],
    [7, 7],
    [9, 7],
  ] as const) {
    const { from, until } = searchBounds(both, now, { earliest: tomorrow(earliest), latest: tomorrow(latest) });
    expect([from, until]).toEqual([tomorrow(earliest), tomorrow(latest)]);
    expect(cheapestWindow(within(both, from, until), 135)).toBeNull();
  }
});

test('an hour that has gone by, one beyond what is known and one that is not whole count as not chosen (spot.searchBounds)', () => {
  const of = (hour: number, when = now) => {
    const { from, until } = searchBounds(both, when, { earliest: hour, latest: hour });
    return [from, until];
  };
  const end = dayEnd('2026-02-13');
  const one = at('2026-02-12T11:00:00Z');
  expect(of(one, one - 900_000)).toEqual([one, one]);
  // The hour itself is now.
  expect(of(one, one)).toEqual([one, end]);
  expect(of(one, one + 900_000)).toEqual([one + 900_000, end]);
  expect([of(end), of(end + HOUR), of(one + 60_000), of(Number.NaN)]).toEqual(
    Array.from({ length: 4 }, () => [now, end]),
  );
});

test('when the prices of tomorrow come, a chosen hour stays and the end moves on (spot.searchBounds)', () => {
  const today = quartersOn('2026-02-12');
  const latest = at('2026-02-12T20:00:00Z');
  const untils = [today, both].flatMap((slots) =>
    [null, latest].map((asked) => searchBounds(slots, now, { earliest: null, latest: asked }).until),
  );
  expect(untils).toEqual([dayEnd('2026-02-12'), latest, dayEnd('2026-02-13'), latest]);
});

test('what is missing at the end is not known, and where nothing is there is nothing to choose (spot.searchBounds)', () => {
  const missing = both.map((slot) => (slot.start >= tomorrow(6) ? { ...slot, price: null } : slot));
  expect(searchBounds(missing, now, nothing).until).toBe(tomorrow(6));
  expect(searchBounds([], now, nothing)).toEqual({ from: now, until: now, hours: [], end: now });
});

test.each([
  ['2026-03-29', 23],
  ['2026-02-12', 24],
  ['2026-10-25', 25],
] as const)('%s has %i hours to choose from, each once (spot.searchBounds)', (day, count) => {
  const { from, until, hours } = searchBounds(quartersOn(day), dayStart(day), nothing);
  expect([new Set(hours).size + 1, until - from]).toEqual([count, count * HOUR]);
});

test('between the two hours that are both 03 there is an hour, and over the one that is left out none (spot.searchBounds)', () => {
  const first = at('2026-10-25T00:00:00Z');
  const autumn = searchBounds(quartersOn('2026-10-25'), dayStart('2026-10-25'), {
    earliest: first,
    latest: first + HOUR,
  });
  expect(cheapestWindow(within(quartersOn('2026-10-25'), autumn.from, autumn.until), 60)).toEqual({
    start: first,
    end: first + HOUR,
    mean: 13.5,
  });
  // From 02.00 until 04.00 by the clock on the wall.
  const two = at('2026-03-29T00:00:00Z');
  const spring = searchBounds(quartersOn('2026-03-29'), dayStart('2026-03-29'), { earliest: two, latest: two + HOUR });
  const left = within(quartersOn('2026-03-29'), spring.from, spring.until);
  expect([cheapestWindow(left, 60)?.start, cheapestWindow(left, 75)]).toEqual([two, null]);
});

test('no time that is found leaves the bounds, and none between them is cheaper (spot.searchBounds, spot.window)', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 35 }),
      fc.integer({ min: 1, max: 35 }),
      fc.integer({ min: 1, max: 16 }),
      fc.array(fc.integer({ min: -900, max: 900 }), { minLength: both.length, maxLength: both.length }),
      (first, last, quarters, prices) => {
        const priced = both.map((slot, index) => ({ ...slot, price: prices[index] ?? null }));
        const [hour, length] = [now + HOUR / 2, quarters * 900_000];
        const asked = { earliest: hour + (first - 1) * HOUR, latest: hour + (last - 1) * HOUR };
        const { from, until } = searchBounds(priced, now, asked);
        const found = cheapestWindow(within(priced, from, until), quarters * 15);
        const means: number[] = [];
        for (let start = from; start + length <= until; start += 900_000)
          means.push(windowFrom(priced, quarters * 15, start)?.mean ?? Number.NaN);
        expect(found?.mean ?? null).toBe(means.length === 0 ? null : Math.min(...means));
        expect([(found?.start ?? from) >= from, (found?.end ?? until) <= until]).toEqual([true, true]);
      },
    ),
    { numRuns: 30 },
  );
});
