import { MEASURED } from '../../../domain/consumption/index.ts';
import { HOUR_MS } from '../../../domain/time/helsinki.ts';
import { writeMeasurements } from '../../store/measurements.ts';
import { isWeatherPlace } from '../../store/weatherPlaces.ts';
import type { ImportFormat, Refuse } from '../format.ts';
import { fieldsOf, linesOf, readInstant, separatorOf } from '../lines.ts';
import {
  type MeasuredMonth,
  type MeasuredPoint,
  measuredMonths,
  readScaled,
  refuseMonth,
} from '../measurementMonths.ts';

/** In tenths of °C: what has been measured in Finland, and somewhat more. */
const [COLDEST, WARMEST] = [-600, 500];
const heading = /^[^\n]*(°C|celsius)/i;

/** Temperatures of hours, a line each: the number of the weather place, when the hour begins, and °C. */
export const format: ImportFormat<MeasuredMonth> = {
  name: 'Temperatures as CSV (a weather place, an instant and °C)',
  recognises: (head) => heading.test(head),
  read: (text, refuse) => measuredMonths(points(text, refuse), refuse),
  write: async (db, part, refuse) => {
    if (await isWeatherPlace(db, part.name))
      await writeMeasurements(db, { ...part, no: part.name, kind: 'temperature' });
    else refuseMonth(part, refuse, 'no weather place has the number');
  },
};

async function* points(text: AsyncIterable<string>, refuse: Refuse): AsyncGenerator<MeasuredPoint> {
  const lines = linesOf(text);
  const separator = separatorOf((await lines.next()).value?.text ?? '');
  for await (const { number, text: line } of lines) {
    const [name = '', start = '', degrees = '', ...more] = fieldsOf(line, separator);
    const instant = readInstant(start);
    const value = readScaled(degrees, 10);
    if (more.length > 0) refuse(number, 'has more than three fields');
    else if (instant === null) refuse(number, 'no instant with its offset from UTC, such as 2026-11-26T10:00:00Z');
    else if (instant % HOUR_MS !== 0) refuse(number, 'no hour begins then');
    else if (value === null || value < COLDEST || value > WARMEST) refuse(number, 'no temperature');
    else yield { line: number, name, instant, step: HOUR_MS, value, status: MEASURED };
  }
}
