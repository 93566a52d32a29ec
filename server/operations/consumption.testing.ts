import { HOUR_MS } from '../../domain/time/helsinki.ts';
import { dayEnd, dayStart } from '../../domain/time/index.ts';
import type { Segment } from '../../domain/consumption/index.ts';
import { writeMeasurements, type MeasurementKind } from '../store/measurements.ts';
import * as tables from '../store/schema.ts';
import { contract, point } from './reads.testRows.ts';
import { setUpOperations } from './operations.testing.ts';

/** Intervals of whole days, all of one value, or of one each. */
export function days(from: string, to: string, step: number, value: number | ((at: number) => number)): Segment {
  const start = dayStart(from);
  const length = (dayEnd(to) - start) / step;
  const values = Int32Array.from({ length }, (_, at) => (typeof value === 'number' ? value : value(at)));
  return { from: start, step, values, status: new Uint8Array(length) };
}

/** Operations over what the tests store themselves: no demo, which would have values of its own. */
export function setUpConsumption() {
  const here = setUpOperations(() => new Date('2026-11-21T10:00:00.000Z'), {
    DEMO: 'false',
    OIDC_ISSUER: 'https://id.example',
    OIDC_CLIENT_ID: 'portal',
    OIDC_CLIENT_SECRET: 'secret',
  });

  async function store(no: string, kind: MeasurementKind, ...segments: Segment[]) {
    for (const segment of segments)
      await here.database.transaction((db) =>
        writeMeasurements(db, {
          no,
          kind,
          month: new Date(segment.from + HOUR_MS * 12).toISOString().slice(0, 7),
          series: [segment],
        }),
      );
  }

  let isFilled = false;
  async function fill() {
    if (isFilled) return;
    isFilled = true;
    const { db } = here.database;
    const texts = { fi: 'Kiinteä', sv: 'Fast', en: 'Fixed' };
    await db.insert(tables.product).values([
      {
        tariffNo: 412,
        name: texts,
        label: texts,
        icon: 'electricity',
        prices: [{ kind: 'energy', amount: '10', unit: 'c/kWh' }],
      },
      {
        tariffNo: 801,
        name: texts,
        label: texts,
        icon: 'heat',
        prices: [{ kind: 'energy', amount: '92.40', unit: 'EUR/MWh' }],
      },
    ]);
    await db
      .insert(tables.weatherPlace)
      .values([
        { placeNo: '900331', name: { fi: 'Tampere', sv: 'Tammerfors', en: 'Tampere' }, postalPrefixes: ['33'] },
      ]);
    await db
      .insert(tables.meteringPoint)
      .values([
        { ...point('7100001'), publicWeatherMeteringPointNo: '900331', nettingFrom: '2026-06-01' },
        { ...point('7100002'), kind: 'production', nettedInto: '7100001', nettingFrom: '2026-06-01' },
        { ...point('7100003'), kind: 'heat' },
        point('7100004'),
      ]);
    await db.insert(tables.contract).values([
      contract('7001', { meteringPointNo: '7100001', tariffNo: 412, startDate: '2026-03-21' }),
      contract('7002', { meteringPointNo: '7100002', contractGroupNo: 16, startDate: '2026-03-21' }),
      contract('7003', { meteringPointNo: '7100003', tariffNo: 801, contractTypeNo: 20, contractGroupNo: 8 }),
      // One moved out, the next in.
      contract('7004', {
        meteringPointNo: '7100004',
        customerId: '222222',
        status: 'S',
        startDate: '2026-01-01',
        endDate: '2026-05-10',
      }),
      contract('7005', { meteringPointNo: '7100004', tariffNo: 594, startDate: '2026-05-11' }),
    ]);
  }

  async function reader(sub = 'aino') {
    await fill();
    const { authorization } = await here.signIn(sub);
    return async (path: string, headers: Record<string, string> = {}) => {
      const answer = await here.app.inject({ url: `/api/${path}`, headers: { authorization, ...headers } });
      return { status: answer.statusCode, headers: answer.headers, body: answer.body === '' ? null : answer.json() };
    };
  }

  return { here, fill, store, reader };
}

export const series = (no: string, from: string, to: string, resolution: string, more = '') =>
  `v2/consumption?meteringPointNo=${no}&from=${from}&to=${to}&resolution=${resolution}${more}`;
export const measured = (count: number) => [{ status: 'measured', count }];
