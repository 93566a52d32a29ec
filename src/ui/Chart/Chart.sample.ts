import { columnOf, type AxisLabel, type ChartData } from './chartData.ts';

const comma = (value: number, digits: number) => value.toFixed(digits).replace('.', ',').replace('-', '−');
const two = (value: number) => `${value}`.padStart(2, '0');

export const formatTick = (value: number): string => `${value}`.replace('.', ',').replace('-', '−');

export const formatPrice = (value: number): string => `${comma(value, 2)} c/kWh`;

export const formatEnergy = (value: number): string => `${comma(value, 1)} kWh`;

const texts = { missing: 'ei mittausta', estimated: 'arvio' };

const levelOf = (price: number) => {
  if (price < 4) return 'low';
  return price < 9 ? 'mid' : 'high';
};

const quarterStart = (quarter: number) => `${two(Math.floor(quarter / 4) % 24)}.${two((quarter % 4) * 15)}`;

/** A day in quarters with two peaks; `lowered` draws the middle of the day down. */
export function priceDay(lowered = 0): ChartData {
  const peak = (quarter: number, at: number, width: number) => Math.exp(-(((quarter - at) / width) ** 2));
  const values = Array.from({ length: 96 }, (_, quarter) => {
    const price = 2.4 + 6.5 * peak(quarter, 33, 9) + 10 * peak(quarter, 75, 11) + ((quarter * 7) % 5) * 0.12;
    return Math.round((price - lowered * peak(quarter, 54, 9)) * 100) / 100;
  });
  return {
    label: 'Hinta',
    values: columnOf(values),
    wordsAt: (quarter) => ({ label: `klo ${quarterStart(quarter)}–${quarterStart(quarter + 1)}` }),
    axisLabels: () => [0, 12, 24, 36, 48, 60, 72, 84].map((at) => ({ at, text: quarterStart(at).slice(0, 2) })),
    toneAt: (quarter) => levelOf(values[quarter] ?? 0),
    format: formatPrice,
    texts,
  };
}

const dailyEnergy = (day: number) => Math.round(24 + 9 * Math.sin(day * 1.9) + 6 * Math.cos(day * 0.7));

/** A month of days with last year's; the 12th and 13th are missing and the last two are estimates. */
export function monthOfDays(): ChartData {
  const days = Array.from({ length: 31 }, (_, index) => index + 1);
  return {
    label: 'Sähkö',
    wordsAt: (index) => ({ label: `${index + 1}.1.2026` }),
    axisLabels: () => days.flatMap((day) => (day === 1 || day % 5 === 0 ? [{ at: day - 1, text: `${day}.` }] : [])),
    isEstimated: (index) => index >= 29,
    values: columnOf(days.map((day) => (day === 12 || day === 13 ? null : dailyEnergy(day)))),
    format: formatEnergy,
    compared: { label: 'Vuotta aiemmin', values: columnOf(days.map((day) => dailyEnergy(day + 40) + 3)) },
    texts,
  };
}

/** The second of the hours that are called 03. */
const REPEATED = 4;

/** The night when the clocks go back: its hour 03 comes twice. */
export function autumnNight(): ChartData {
  const hours = Array.from({ length: 25 }, (_, slot) => (slot > 3 ? slot - 1 : slot));
  return {
    label: 'Sähkö',
    wordsAt: (slot) => ({ label: `klo ${two(hours[slot] ?? 0)}.00${{ 3: ' A', 4: ' B' }[slot] ?? ''}` }),
    axisLabels: () =>
      hours.flatMap((hour, at): AxisLabel[] => {
        if (at === REPEATED) return [{ at, text: '03*', isMarked: true }];
        return hour % 4 === 0 ? [{ at, text: two(hour) }] : [];
      }),
    toneAt: (slot) => (slot === REPEATED ? 'repeated' : undefined),
    values: columnOf(
      hours.map((hour) => Math.round((0.6 + Math.sin(hour / 3) * 0.2 + (hour > 15 ? 0.5 : 0)) * 100) / 100),
    ),
    format: (value) => `${comma(value, 2)} kWh`,
    texts,
  };
}

const months = [
  'tammi',
  'helmi',
  'maalis',
  'huhti',
  'touko',
  'kesä',
  'heinä',
  'elo',
  'syys',
  'loka',
  'marras',
  'joulu',
];
const DAY = 24 * 60 * 60 * 1000;

/** A year of days: heat in kilowatt-hours, and the temperature over it; three days of autumn are missing. */
export function yearOfDays(): ChartData {
  const days = Array.from({ length: 365 }, (_, day) => new Date(Date.UTC(2025, 0, 1) + day * DAY));
  const warmth = (day: number) => -Math.cos((day / 365) * 2 * Math.PI);
  const isMissing = (day: number) => day >= 267 && day <= 269;
  return {
    label: 'Kaukolämpö',
    wordsAt(index) {
      const day = days[index];
      return { label: day ? `${day.getUTCDate()}.${day.getUTCMonth() + 1}.2025` : '' };
    },
    axisLabels: () =>
      days.flatMap((day, at) => (day.getUTCDate() === 15 ? [{ at, text: months[day.getUTCMonth()] ?? '' }] : [])),
    values: columnOf(days.map((_, day) => (isMissing(day) ? null : 26 - 18 * warmth(day) + ((day * 13) % 7)))),
    format: formatEnergy,
    line: {
      label: 'Keskilämpötila',
      values: columnOf(days.map((_, day) => (isMissing(day) ? null : 4 + 15 * warmth(day) + 4 * Math.sin(day / 3)))),
      unit: '°C',
      shape: 'line',
      format: (value) => `${comma(value, 1)} °C`,
      formatTick,
    },
    texts,
  };
}
