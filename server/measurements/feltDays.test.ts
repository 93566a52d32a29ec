import { expect, test } from 'vitest';
import { HOUR_MS } from '../../domain/time/helsinki.ts';
import { dayStart } from '../../domain/time/index.ts';
import { feltDays } from './feltDays.ts';

test('a day that sold more than it bought has used what it bought (consumption.bought, consumption.weatherCompared)', () => {
  const values = Int32Array.from({ length: 24 }, (_, hour) => (hour < 18 ? 500 : -3000));
  const series = [{ from: dayStart('2026-06-01'), step: HOUR_MS, values, status: new Uint8Array(24) }];
  const means = new Map([['2026-06-01', 14.5]]);
  expect(feltDays(series, means, { from: '2026-06-01', to: '2026-06-02' })).toEqual([
    { day: '2026-06-01', kWh: 9, temperature: 14.5 },
    { day: '2026-06-02', kWh: null, temperature: null },
  ]);
});
