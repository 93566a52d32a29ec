import { eq } from 'drizzle-orm';
import { ESTIMATED, MEASURED, MISSING } from '../../../domain/consumption/index.ts';
import { HOUR_MS, QUARTER_MS } from '../../../domain/time/helsinki.ts';
import { writeMeasurements } from '../../store/measurements.ts';
import { meteringPoint } from '../../store/schema.ts';
import type { ImportFormat, Refuse } from '../format.ts';
import { fieldsOf, linesOf, readInstant } from '../lines.ts';
import {
  type MeasuredMonth,
  type MeasuredPoint,
  measuredMonths,
  readScaled,
  refuseMonth,
} from '../measurementMonths.ts';

/** The columns of Datahub's file, in their order. */
const HEADING = 'MeteringPointGSRN;Product Type;Resolution;Unit Type;Reading Type;Start Time;Quantity;Quality';
const steps: Record<string, number> = { PT15M: QUARTER_MS, PT1H: HOUR_MS };
/** How Datahub says how a value came about. */
const qualities: Record<string, number> = {
  OK: MEASURED,
  REVISED: MEASURED,
  ESTIMATED: ESTIMATED,
  UNCERTAIN: ESTIMATED,
  MISSING,
};
const kinds = { electricity: 'consumption', production: 'production', heat: 'heat' } as const;

/** What a metering point has measured, a line an interval, as Datahub gives it to whoever asks for their own. */
export const format: ImportFormat<MeasuredMonth> = {
  name: 'Consumption of Datahub as CSV',
  recognises: (head) => head.startsWith(HEADING),
  read: (text, refuse) => measuredMonths(points(text, refuse), refuse),
  write: async (db, part, refuse) => {
    const [point] = await db
      .select({ no: meteringPoint.meteringPointNo, kind: meteringPoint.kind })
      .from(meteringPoint)
      .where(eq(meteringPoint.meteringPointId, part.name));
    if (point) await writeMeasurements(db, { ...part, no: point.no, kind: kinds[point.kind] });
    else refuseMonth(part, refuse, 'no metering point has the id');
  },
};

async function* points(text: AsyncIterable<string>, refuse: Refuse): AsyncGenerator<MeasuredPoint> {
  const lines = linesOf(text);
  await lines.next();
  for await (const { number, text: line } of lines) {
    const point = pointOf(line);
    if (typeof point === 'string') refuse(number, point);
    else yield { line: number, ...point };
  }
}

/** What a line says, or what is wrong with it. */
function pointOf(line: string): Omit<MeasuredPoint, 'line'> | string {
  const fields = fieldsOf(line, ';');
  if (fields.length !== 8) return `has ${fields.length} fields, the heading 8`;
  const [name = '', , resolution = '', unit, , start = '', quantity = '', quality = ''] = fields;
  const step = steps[resolution];
  const instant = readInstant(start);
  const status = quantity === '' ? MISSING : qualities[quality.toUpperCase()];
  const value = status === MISSING ? 0 : readScaled(quantity, 1000);
  if (!/^[0-9]{18}$/.test(name)) return 'no GSRN of 18 digits';
  if (step === undefined) return 'neither hours (PT1H) nor quarters (PT15M)';
  if (unit !== 'kWh') return 'not in kWh';
  if (instant === null) return 'no instant with its offset from UTC, such as 2026-11-26T10:00:00Z';
  if (instant % step !== 0) return 'no interval begins then';
  if (status === undefined) return 'a quality that is not known';
  if (value === null || value < 0) return 'no quantity';
  return { name, instant, step, value, status };
}
