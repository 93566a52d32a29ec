import { helsinkiClock } from '../../../domain/time/index.ts';
import type { Interval } from '../../shared/consumption/intervals.ts';

const two = (value: number) => String(value).padStart(2, '0');

/** An instant as a table of numbers reads it in Finland, with its offset from UTC: `2026-10-25T03:00+02:00`. */
function written(instant: number): string {
  const { day, hour, minute } = helsinkiClock(instant);
  const local = Date.parse(`${day}T${two(hour)}:${two(minute)}:00Z`);
  return `${day}T${two(hour)}:${two(minute)}+${two((local - instant) / 3_600_000)}:00`;
}

const decimal = (value: number | null, digits: number) =>
  value === null ? '' : value.toFixed(digits).replace('.', ',');

interface Heading {
  from: string;
  to: string;
  energy: string;
  cost: string;
  price: string;
  temperature: string;
  status: string;
  statuses: Record<Interval['status'], string>;
}

/**
 * What is shown, for a program that calculates: with semicolons and decimal commas, a byte order mark first so that letters
 * stay what they are, and a value that is not known empty, which is not zero (`consumptionPage.csv`).
 */
export function csvOf(intervals: readonly Interval[], heading: Heading): string {
  const { statuses, ...names } = heading;
  const rows = intervals.map(({ start, end, kWh, cost, ownPrice, temperature, status }) => [
    written(start),
    written(end),
    decimal(kWh, 3),
    decimal(cost, 4),
    decimal(ownPrice, 3),
    decimal(temperature, 1),
    statuses[status],
  ]);
  const { from, to, energy, cost, price, temperature, status } = names;
  return `\uFEFF${[[from, to, energy, cost, price, temperature, status], ...rows].map((row) => row.join(';')).join('\r\n')}\r\n`;
}

/** Active energy, as the field numbers it, and a reading of an interval. */
const [PRODUCT, READING] = ['8716867000030', 'BN01'];
const qualities: Record<Interval['status'], string> = {
  measured: 'OK',
  estimated: 'ESTIMATED',
  late: 'MISSING',
  missing: 'MISSING',
};

/**
 * Hours and quarters as Datahub gives them to whoever asks for their own, so that programs which read those read these; of
 * production that is netted what was bought (`consumptionPage.datahubCsv`).
 *
 * @param meteringPointId its GSRN
 */
export function datahubCsvOf(intervals: readonly Interval[], meteringPointId: string): string {
  const rows = intervals.map(({ start, end, kWh, sold, status }) => [
    meteringPointId,
    PRODUCT,
    end - start < 3_600_000 ? 'PT15M' : 'PT1H',
    'kWh',
    READING,
    new Date(start).toISOString().replace('.000', ''),
    decimal(kWh === null ? null : kWh + (sold ?? 0), 3),
    qualities[status],
  ]);
  const heading = [
    'MeteringPointGSRN',
    'Product Type',
    'Resolution',
    'Unit Type',
    'Reading Type',
    'Start Time',
    'Quantity',
    'Quality',
  ];
  return `\uFEFF${[heading, ...rows].map((row) => row.join(';')).join('\r\n')}\r\n`;
}
