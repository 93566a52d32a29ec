import { csvText, decimalComma, writtenInstant } from '../../shared/files/csv.ts';
import { isNettedIn, type Interval } from '../../shared/consumption/intervals.ts';

interface Heading {
  from: string;
  to: string;
  energy: string;
  /** Where production is netted. */
  sold: string;
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
  const isNetted = isNettedIn(intervals);
  const rows = intervals.map(({ start, end, kWh, sold, cost, ownPrice, temperature, status }) => [
    writtenInstant(start),
    writtenInstant(end),
    decimalComma(kWh, 3),
    ...(isNetted ? [decimalComma(sold, 3)] : []),
    decimalComma(cost, 4),
    decimalComma(ownPrice, 3),
    decimalComma(temperature, 1),
    statuses[status],
  ]);
  const { from, to, energy, sold, cost, price, temperature, status } = names;
  return csvText([[from, to, energy, ...(isNetted ? [sold] : []), cost, price, temperature, status], ...rows]);
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
  const rows = intervals.map(({ start, end, kWh, status }) => [
    meteringPointId,
    PRODUCT,
    end - start < 3_600_000 ? 'PT15M' : 'PT1H',
    'kWh',
    READING,
    new Date(start).toISOString().replace('.000', ''),
    decimalComma(kWh, 3),
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
  return csvText([heading, ...rows]);
}
