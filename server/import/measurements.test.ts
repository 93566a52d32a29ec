import { PGlite } from '@electric-sql/pglite';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { HOUR_MS, QUARTER_MS } from '../../domain/time/helsinki.ts';
import { dayEnd, dayStart } from '../../domain/time/index.ts';
import { wrapEmbedded, type Database } from '../store/database.ts';
import { findMeasurements, type MeasurementKind } from '../store/measurements.ts';
import { measurementMonth, meteringPoint, weatherPlace } from '../store/schema.ts';
import { importFile } from './importFile.ts';

const [HOUSE, ROOF] = ['643007574000138589', '643007574000138596'];
let database: Database;
let folder: string;

beforeAll(async () => {
  database = await wrapEmbedded(await PGlite.create());
  folder = mkdtempSync(join(tmpdir(), 'import-'));
  const address = {
    streetName: 'Koivukuja',
    houseNumber: '4',
    postalCode: '33820',
    postalCity: 'Tampere',
    is15minAvailable: true,
  };
  await database.db.insert(meteringPoint).values([
    { meteringPointNo: '1', meteringPointId: HOUSE, ...address },
    { meteringPointNo: '2', meteringPointId: ROOF, kind: 'production', ...address },
  ]);
  await database.db
    .insert(weatherPlace)
    .values({ placeNo: '900331', name: { fi: 'Tampere', sv: 'Tammerfors', en: 'Tampere' }, postalPrefixes: ['33'] });
}, 120_000);
beforeEach(() => database.db.delete(measurementMonth));
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true });
});

async function take(lines: readonly string[], progress?: (written: number) => void) {
  const path = join(folder, 'file');
  writeFileSync(path, lines.join('\r\n'));
  const told: string[] = [];
  const { written } = await importFile(database, path, (line, why) => told.push(`${line}: ${why}`), progress);
  return { written, told };
}

async function known(no: string, kind: MeasurementKind, from: string, to: string) {
  const [series = []] = await findMeasurements(database.db, [{ no, kind }], { from, to });
  return series.map((segment) => [
    new Date(segment.from).toISOString(),
    segment.step / QUARTER_MS,
    [...segment.values],
    [...segment.status],
  ]);
}

const HEADING = '\uFEFFMeteringPointGSRN;Product Type;Resolution;Unit Type;Reading Type;Start Time;Quantity;Quality';
const line = (gsrn: string, resolution: string, instant: number | string, quantity: string, quality = 'OK') =>
  [
    gsrn,
    '8716867000030',
    resolution,
    'kWh',
    'BN01',
    typeof instant === 'number' ? new Date(instant).toISOString().replace('.000', '') : instant,
    quantity,
    quality,
  ].join(';');
function dayOf(gsrn: string, day: string, step: number, quantity: (at: number) => string) {
  const resolution = step === HOUR_MS ? 'PT1H' : 'PT15M';
  const count = (dayEnd(day) - dayStart(day)) / step;
  return Array.from({ length: count }, (_, at) => line(gsrn, resolution, dayStart(day) + at * step, quantity(at)));
}

test('hours and quarters of several metering points come to their months, with a comma and a mark before it (import.datahub)', async () => {
  const { written, told } = await take([
    HEADING,
    ...dayOf(HOUSE, '2026-10-24', HOUR_MS, (at) => `${at},150000`),
    ...dayOf(HOUSE, '2026-10-25', QUARTER_MS, () => '0,25'),
    line(HOUSE, 'PT1H', '2026-10-31T22:00:00Z', '1,5', 'ESTIMATED'),
    line(HOUSE, 'PT1H', '2026-10-31T23:00:00Z', '', 'MISSING'),
    line(ROOF, 'PT1H', '2026-06-30T20:00:00Z', '2'),
  ]);
  expect([written, told]).toEqual([3, []]);
  expect(await known('1', 'consumption', '2026-10', '2026-11')).toEqual([
    ['2026-10-23T21:00:00.000Z', 4, Array.from({ length: 24 }, (_, at) => at * 1000 + 150), Array(24).fill(0)],
    ['2026-10-24T21:00:00.000Z', 1, Array(100).fill(250), Array(100).fill(0)],
    ['2026-10-31T22:00:00.000Z', 4, [1500, 0], [1, 3]],
  ]);
  expect(await known('2', 'production', '2026-06', '2026-06')).toEqual([['2026-06-30T20:00:00.000Z', 4, [2000], [0]]]);
});

test('what is no value is refused by its line, and the rest is taken; twice comes to the same (import.refused, import.again)', async () => {
  const at = '2026-11-01T10:00:00Z';
  const lines = [
    HEADING,
    line(HOUSE, 'PT1H', at, '1'),
    line('1', 'PT1H', at, '1'),
    line(HOUSE, 'P1D', at, '1'),
    line(HOUSE, 'PT1H', '2026-11-01 10:00', '1'),
    line(HOUSE, 'PT1H', '2026-11-01T10:15:00Z', '1'),
    line(HOUSE, 'PT1H', at, 'a lot'),
    line(HOUSE, 'PT1H', at, '-1'),
    line(HOUSE, 'PT1H', at, '1', 'PERHAPS'),
    line(HOUSE, 'PT15M', '2026-11-01T10:45:00Z', '2'),
    line(HOUSE, 'PT1H', at, '1').replace('kWh', 'MWh'),
    'a;b',
    line('643007574000199999', 'PT1H', at, '1'),
  ];
  const first = await take(lines);
  expect(first.told.toSorted()).toEqual([
    '10: the time has a value already',
    '11: not in kWh',
    '12: has 2 fields, the heading 8',
    '13: no metering point has the id',
    '3: no GSRN of 18 digits',
    '4: neither hours (PT1H) nor quarters (PT15M)',
    '5: no instant with its offset from UTC, such as 2026-11-26T10:00:00Z',
    '6: no interval begins then',
    '7: no quantity',
    '8: no quantity',
    '9: a quality that is not known',
  ]);
  const rows = await database.db.select().from(measurementMonth);
  expect(await known('1', 'consumption', '2026-11', '2026-11')).toEqual([['2026-11-01T10:00:00.000Z', 4, [1000], [0]]]);
  await take(lines);
  expect(await database.db.select().from(measurementMonth)).toEqual(rows);
});

test('temperatures of a weather place (import.temperatures)', async () => {
  const { written, told } = await take([
    'Paikka;Aika (UTC);Lämpötila °C',
    '900331;2026-01-15T00:00:00Z;-12,5',
    '900331;2026-01-15T01:00:00Z;−12,75',
    '900331;2026-01-15T02:30:00Z;1',
    '900331;2026-01-15T03:00:00Z;90',
    '1;2026-01-15T03:00:00Z;1',
  ]);
  expect([written, told.toSorted()]).toEqual([
    1,
    ['4: no hour begins then', '5: no temperature', '6: no weather place has the number'],
  ]);
  expect(await known('900331', 'temperature', '2026-01', '2026-01')).toEqual([
    ['2026-01-15T00:00:00.000Z', 4, [-125, -128], [0, 0]],
  ]);
});

test('a month is written as it comes, and says so (import.whole)', async () => {
  const seen: number[] = [];
  const days = ['2026-08-31', '2026-09-01', '2026-10-01'].flatMap((day) => dayOf(HOUSE, day, HOUR_MS, () => '1'));
  await take([HEADING, ...days], (written) => seen.push(written));
  expect(seen).toEqual([1, 2, 3]);
});
