import { brotliDecompressSync } from 'node:zlib';
import { expect, test, vi } from 'vitest';
import { HOUR_MS } from '../../domain/time/helsinki.ts';
import { createKeptAnswers } from '../http/keptAnswers.ts';
import { packAnswer } from '../http/packedAnswer.ts';
import { settledYears } from '../measurements/settledYears.ts';
import * as tables from '../store/schema.ts';
import { days, series, setUpConsumption } from './consumption.testing.ts';
import { contract, point } from './reads.testRows.ts';

const { here, fill, store, reader } = setUpConsumption();
const HOME = '7012345';
const YEAR = { from: '2025-01-01', to: '2025-12-31' };
const yearOf = (no: string, customerId: string) => series(no, YEAR.from, YEAR.to, 'month', `&customerId=${customerId}`);

test('a year that is over is made once and sent again, until any row of it changes (consumption.keptByServer)', async () => {
  await fill();
  const parts = { database: here.database, settings: here.context.settings, settledYears: createKeptAnswers() };
  const make = vi.fn(async () => ({ answer: make.mock.calls.length }));
  const ask = async (look: string = 'by hour', meters = [{ no: '7', kind: 'consumption' } as const]) =>
    JSON.parse(String(brotliDecompressSync((await settledYears(parts, { meters, range: YEAR, look }, make)).bytes)));
  await store('7', 'consumption', days('2025-06-10', '2025-06-10', HOUR_MS, 1000));
  expect(await ask()).toEqual({ answer: 1 });
  expect(await ask()).toEqual({ answer: 1 });
  expect(await ask('by day')).toEqual({ answer: 2 });
  // A late correction, one of another kind, one of another year, and one that says the same again.
  await store('7', 'consumption', days('2025-06-10', '2025-06-10', HOUR_MS, 2000));
  expect(await ask()).toEqual({ answer: 3 });
  await store('7', 'production', days('2025-06-10', '2025-06-10', HOUR_MS, 2000));
  await store('7', 'consumption', days('2024-06-10', '2024-06-10', HOUR_MS, 2000));
  await store('7', 'consumption', days('2025-06-10', '2025-06-10', HOUR_MS, 2000));
  expect(await ask()).toEqual({ answer: 3 });
  // Whatever has written it, and though as many rows are there as before.
  await here.database.db.delete(tables.measurementMonth);
  await store('7', 'consumption', days('2025-07-10', '2025-07-10', HOUR_MS, 2000));
  expect(await ask()).toEqual({ answer: 4 });
});

test('what is corrected while an answer is made is not kept as it was before (consumption.keptByServer)', async () => {
  await fill();
  const parts = { database: here.database, settings: here.context.settings, settledYears: createKeptAnswers() };
  const asked = { meters: [{ no: '8', kind: 'consumption' } as const], range: YEAR, look: null };
  const day = (value: number) => store('8', 'consumption', days('2025-06-10', '2025-06-10', HOUR_MS, value));
  await day(1);
  await settledYears(parts, asked, async () => {
    await day(2);
    return 'of both';
  });
  await day(1);
  expect(String(brotliDecompressSync((await settledYears(parts, asked, async () => 'anew')).bytes))).toBe('"anew"');
});

test('what is kept has its bounds, and what was asked for longest ago goes first (consumption.keptByServer)', async () => {
  const answer = await packAnswer('a');
  const years = createKeptAnswers(2 * answer.bytes.length);
  for (const key of ['a', 'b']) years.keep(key, answer);
  years.find('a');
  years.keep('c', answer);
  expect(['a', 'b', 'c'].map((key) => years.find(key) !== null)).toEqual([true, false, true]);
});

test('a corrected row of a year that is over is seen at once, by who has the old answer too (consumption.keptByServer, server.unchanged)', async () => {
  const read = await reader();
  await store(HOME, 'consumption', days('2025-03-10', '2025-03-10', HOUR_MS, 1000));
  const march = ({ body }: Awaited<ReturnType<typeof read>>) => body.segments[0].values[2];
  const first = await read(yearOf(HOME, '111111'));
  const again = await read(yearOf(HOME, '111111'), { 'if-none-match': String(first.headers.etag) });
  expect([march(first), first.headers['cache-control'], again.status, again.body]).toEqual([
    24,
    'private, no-cache',
    304,
    null,
  ]);
  await store(HOME, 'consumption', days('2025-03-10', '2025-03-10', HOUR_MS, 2000));
  const corrected = await read(yearOf(HOME, '111111'), { 'if-none-match': String(first.headers.etag) });
  expect([march(corrected), corrected.status]).toEqual([48, 200]);
});

test('what is kept goes out as the browser takes it, with one tag (server.unchanged)', async () => {
  await reader();
  const { authorization } = await here.signIn('aino');
  const ask = (encoding: string) =>
    here.app.inject({
      url: `/api/${yearOf(HOME, '111111')}`,
      headers: { authorization, 'accept-encoding': encoding },
    });
  const plain = await ask('identity');
  for (const encoding of ['gzip, br', 'gzip, br;q=0.5']) {
    const packed = await ask(encoding);
    expect(packed.headers).toMatchObject({ 'content-encoding': 'br', etag: plain.headers.etag });
    expect(packed.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(packed.headers.vary).toBe('accept-encoding');
    expect(String(brotliDecompressSync(packed.rawPayload))).toBe(plain.body);
  }
  expect((await ask('br;q=0, gzip')).headers['content-encoding']).not.toBe('br');
});

test('of one metering point each of two customers reads their own days of a year that is kept, and a third nothing (consumption.keptByServer, consumption.whose)', async () => {
  await fill();
  const { db } = here.database;
  await db.insert(tables.meteringPoint).values(point('7100008'));
  await db
    .insert(tables.contract)
    .values([
      contract('7018', { meteringPointNo: '7100008', customerId: '222222', status: 'S', endDate: '2025-05-31' }),
      contract('7019', { meteringPointNo: '7100008', startDate: '2025-06-01' }),
    ]);
  await db
    .insert(tables.person)
    .values({ sub: 'eero', identityCode: '010190-eero', givenName: 'Eero', familyName: 'Aalto', customerId: '222222' });
  await store('7100008', 'consumption', days('2025-05-31', '2025-05-31', HOUR_MS, 1000));
  await store('7100008', 'consumption', days('2025-06-01', '2025-06-01', HOUR_MS, 2000));
  const [aino, eero, asoy] = [await reader('aino'), await reader('eero'), await reader('asoy')];
  const sum = ({ body }: Awaited<ReturnType<typeof aino>>) =>
    body.segments.flatMap(({ values }: { values: number[] }) => values).reduce((all: number, one: number) => all + one);
  for (const round of [1, 2]) {
    expect([round, sum(await aino(yearOf('7100008', '111111')))]).toEqual([round, 48]);
    expect([round, sum(await eero(yearOf('7100008', '222222')))]).toEqual([round, 24]);
    const refused = await Promise.all([
      asoy(yearOf('7100008', '111111')),
      asoy(yearOf('7100008', '222222')),
      eero(yearOf('7100008', '111111')),
    ]);
    expect(refused.map(({ status, headers }) => [status, headers.etag])).toEqual(Array(3).fill([404, undefined]));
  }
});
