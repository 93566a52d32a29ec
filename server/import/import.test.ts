import { PGlite } from '@electric-sql/pglite';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { dayEnd, dayStart } from '../../domain/time/index.ts';
import { wrapEmbedded, type Database } from '../store/database.ts';
import { spotPriceMonth } from '../store/schema.ts';
import { dayOfMonth, findSpotMonths } from '../store/spotPrices.ts';
import { importFile } from './importFile.ts';

let database: Database;
let folder: string;

beforeAll(async () => {
  database = await wrapEmbedded(await PGlite.create());
  folder = mkdtempSync(join(tmpdir(), 'import-'));
}, 120_000);
beforeEach(() => database.db.delete(spotPriceMonth));
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true });
});

async function take(text: string | Uint8Array, on: Pick<Database, 'transaction'> = database) {
  const path = join(folder, 'file');
  writeFileSync(path, text);
  const told: string[] = [];
  const { written, refused } = await importFile(on, path, (line, why) => told.push(`${line}: ${why}`));
  expect(refused).toBe(told.length);
  return { written, told };
}

/** The known prices of a day, by their place in it. */
async function known(day: string): Promise<Record<number, number>> {
  const month = day.slice(0, 7);
  const [row] = await findSpotMonths(database.db, month, month);
  return Object.fromEntries(
    dayOfMonth(day, row?.prices ?? []).flatMap((price, index) => (price === null ? [] : [[index, price]])),
  );
}

/** Lines of a whole day, an hour or a quarter each. */
function dayOf(day: string, minutes: number, count: number, price: (index: number) => string, separator = ';') {
  return Array.from({ length: count }, (_, index) => {
    const instant = new Date(dayStart(day) + index * minutes * 60_000).toISOString();
    return `${instant}${separator}${price(index)}`;
  });
}

test('hours and quarters of one file come to their days, with a comma and a mark before it (import.spotCsv)', async () => {
  const lines = [
    '\uFEFFAika;Hinta (€/MWh, alv 0 %)',
    ...dayOf('2025-09-30', 60, 24, (index) => `${index},5`),
    // The exchange's day begins an hour later: the first hour of Helsinki's day still has one price.
    '2025-10-01T00:00:00+03:00;40',
    ...dayOf('2025-10-01', 15, 96, (index) => `${index}.25`).slice(4),
  ];
  expect(await take(lines.join('\r\n'))).toEqual({ written: 2, told: [] });
  expect(await known('2025-09-30')).toEqual(
    Object.fromEntries(Array.from({ length: 24 }, (_, index) => [index, index * 100 + 50])),
  );
  expect(await known('2025-10-01')).toEqual(
    Object.fromEntries(Array.from({ length: 96 }, (_, index) => [index, index < 4 ? 4000 : index * 100 + 25])),
  );
});

test.each([
  ['2025-03-30', 60, 23],
  ['2024-10-27', 60, 25],
  ['2026-03-29', 15, 92],
  ['2026-10-25', 15, 100],
])('the day of daylight saving %s comes whole (import.spotCsv)', async (day, minutes, count) => {
  const lines = [
    'price c/kWh,start',
    ...dayOf(day, minutes, count, () => '').map((line) => `1.5,${line.slice(0, -1)}`),
  ];
  expect(await take(lines.join('\n'))).toEqual({ written: 1, told: [] });
  expect(Object.values(await known(day))).toEqual(Array(count).fill(1500));
});

test('what is no price is refused by its line, and the rest is taken (import.refused)', async () => {
  const { written, told } = await take(
    [
      'time;EUR/MWh',
      '2026-11-26T00:00Z;1',
      '2026-11-26 01:00;1',
      '2026-11-26T02:00Z;a lot',
      '2026-11-26T03:00Z;4000.01',
      '2026-11-26T04:07Z;1',
      '2026-11-26T05:00Z;1;2',
      '',
      '2026-11-26T00:00Z;2',
      '2026-02-30T05:00Z;1',
      '2024-11-26T05:15Z;1',
    ].join('\n'),
  );
  expect(written).toBe(1);
  expect(told.sort()).toEqual([
    '10: no instant with its offset from UTC, such as 2026-11-26T12:00+02:00',
    '11: on 2024-11-26 a price held for an hour, and this is none of an hour',
    '3: no instant with its offset from UTC, such as 2026-11-26T12:00+02:00',
    '4: no price',
    '5: the price is outside of what the exchange can come to, -500 to 4,000 €/MWh',
    '6: no quarter of an hour begins then',
    '7: has 3 fields, the heading 2',
    '9: the time has a price already',
  ]);
  // Twice in its hour, so each is a quarter.
  expect(await known('2026-11-26')).toEqual({ 8: 100 });
});

test('twice comes to the same, and a file with a part of a day leaves the rest (import.again, import.written)', async () => {
  const whole = ['t;c/kWh', ...dayOf('2026-11-26', 15, 96, (index) => `${index}`)].join('\n');
  await take(whole);
  const before = await database.db.select().from(spotPriceMonth);
  await take(whole);
  expect(await database.db.select().from(spotPriceMonth)).toEqual(before);
  await take('t;c/kWh\n2026-11-26T10:15:00+0200;-0,5\n');
  expect(await known('2026-11-26')).toEqual(
    Object.fromEntries(Array.from({ length: 96 }, (_, index) => [index, index === 41 ? -500 : index * 1000])),
  );
});

test('stopped in the middle it has whole days, and goes on from there when it is run again (import.whole)', async () => {
  const days = ['2026-11-24', '2026-11-25', '2026-11-26'];
  const text = ['t;c/kWh', ...days.flatMap((day) => dayOf(day, 15, 96, () => '2'))].join('\n');
  let left = 1;
  const stopped: Pick<Database, 'transaction'> = {
    transaction: (work) =>
      database.transaction(async (db) => {
        const done = await work(db);
        if (left === 0) throw new Error('killed');
        left -= 1;
        return done;
      }),
  };
  const counts = async () => Promise.all(days.map(async (day) => Object.keys(await known(day)).length));
  await expect(take(text, stopped)).rejects.toThrow('killed');
  expect(await counts()).toEqual([96, 0, 0]);
  expect(await take(text)).toEqual({ written: 3, told: [] });
  expect(await counts()).toEqual([96, 96, 96]);
});

test('a day is read as it comes: what follows it is not in memory yet (import.whole)', async () => {
  const seen: string[] = [];
  const spy: Pick<Database, 'transaction'> = {
    transaction: async (work) => {
      seen.push('written');
      return database.transaction(work);
    },
  };
  const lines = [
    't;c/kWh',
    ...['2026-11-01', '2026-11-02'].flatMap((day) => dayOf(day, 15, 96, () => '2')),
    '2026-11-03;x',
  ];
  const path = join(folder, 'stream');
  writeFileSync(path, lines.join('\n'));
  await importFile(spy, path, (line) => seen.push(`refused ${line}`));
  expect(seen).toEqual(['written', 'refused 194', 'written']);
});

/** A day of the exchange, which begins an hour after Helsinki's, as ENTSO-E publishes it. */
function published(points: readonly string[], { day = '2025-10-02', more = '', resolution = 'PT15M' } = {}) {
  const [start, end] = [dayStart(day) + 3_600_000, dayEnd(day) + 3_600_000].map((instant) =>
    new Date(instant).toISOString().replace(':00.000', ''),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<Publication_MarketDocument xmlns="urn:iec62325.351:tc57wg16:451-3:publicationdocument:7:3">
  <mRID>1</mRID>
  <type>A44</type>
  <TimeSeries>
    <in_Domain.mRID codingScheme="A01">10YFI-1--------U</in_Domain.mRID>
    <out_Domain.mRID codingScheme="A01">10YFI-1--------U</out_Domain.mRID>
    <currency_Unit.name>EUR</currency_Unit.name>
    <price_Measure_Unit.name>MWH</price_Measure_Unit.name>
    <curveType>A03</curveType>${more}
    <Period>
      <timeInterval><start>${start}</start><end>${end}</end></timeInterval>
      <resolution>${resolution}</resolution>
${points.join('\n')}
    </Period>
  </TimeSeries>
</Publication_MarketDocument>`;
}
const pointOf = (position: number | string, price: string) =>
  `<Point><position>${position}</position><price.amount>${price}</price.amount></Point>`;

test('XML of the exchange comes to the days of Helsinki; a price that is left out is the one before it (import.spotXml)', async () => {
  const text = published([pointOf(1, '10.5'), pointOf(3, '-2'), pointOf(95, '7')]);
  expect(await take(text)).toEqual({ written: 2, told: [] });
  expect(await known('2025-10-02')).toEqual(
    Object.fromEntries(Array.from({ length: 92 }, (_, index) => [index + 4, index < 2 ? 1050 : -200])),
  );
  // The last hour of the exchange's day is the first of the next one.
  expect(await known('2025-10-03')).toEqual({ 0: -200, 1: -200, 2: 700, 3: 700 });
});

test('of the days of daylight saving XML has an hour less or more (import.spotXml)', async () => {
  for (const [day, count] of [
    ['2026-03-29', 23],
    ['2026-10-25', 25],
  ] as const) {
    const points = Array.from({ length: count }, (_, index) => pointOf(index + 1, `${index}`));
    expect((await take(published(points, { day, resolution: 'PT60M' }))).told).toEqual([]);
    expect(Object.keys(await known(day))).toHaveLength((count - 1) * 4);
  }
});

test('what XML has that is no price of Finland is refused by its line (import.refused)', async () => {
  const points = [pointOf(1, '1'), pointOf('x', '2'), pointOf(3, 'much'), pointOf(4, '4'), pointOf(97, '5')];
  expect((await take(published(points))).told.toSorted()).toEqual([
    '15: a position that is none of its period',
    '16: no price',
    '18: a position that is none of its period',
  ]);
  const prices = await known('2025-10-02');
  expect([prices[4], prices[5], prices[6], prices[7], prices[95]]).toEqual([100, 100, undefined, 400, 400]);
  const other = '<out_Domain.mRID>10Y1001A1001A46L</out_Domain.mRID>';
  expect((await take(published([pointOf(1, '1')], { more: other }))).told).toEqual([
    '15: prices of another area than Finland',
  ]);
  const pounds = '<currency_Unit.name>GBP</currency_Unit.name>';
  expect((await take(published([pointOf(1, '1')], { more: pounds }))).told).toEqual(['15: not in €/MWh']);
  expect((await take(published([pointOf(1, '1')], { resolution: 'PT30M' }))).told).toEqual([
    '15: neither hours (PT60M) nor quarters (PT15M)',
  ]);
});

test('XML that is cut off, or names what stands elsewhere, is refused whole (import.refused)', async () => {
  const whole = published([pointOf(1, '1')]);
  await expect(take(whole.slice(0, -40))).rejects.toThrow('The file is no XML that can be read');
  const outside = whole
    .replace('?>', '?><!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]>')
    .replace('>1<', '>&e;<');
  await expect(take(outside)).rejects.toThrow('The file is no XML that can be read');
});

test.each([
  ['of no known kind', 'a;b\n1;2\n', 'The file is not of a kind that can be imported'],
  ['with VAT in its prices', 'aika;c/kWh (sis. alv)\n', 'The prices of the file have VAT in them'],
  ['without a time', 'c/kWh\n1\n', 'The heading has no price beside the time.'],
])('a file %s is refused whole (import.refused, import.formats)', async (_, text, why) => {
  await expect(take(text)).rejects.toThrow(why);
});
