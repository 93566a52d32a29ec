import { readPrice, type SpotUnit } from '../../../domain/spotPrices/index.ts';
import { writeSpotDay, type SpotDay } from '../../store/spotPrices.ts';
import { ImportFault, type ImportFormat, type Refuse } from '../format.ts';
import { fieldsOf, linesOf, readInstant, separatorOf } from '../lines.ts';
import { spotDays, type SpotPoint } from '../spotDays.ts';

const unitForms: Record<SpotUnit, RegExp> = {
  'EUR/MWh': /(€|eur|euroa?)\s*\/\s*mwh/i,
  'c/kWh': /\b(c|snt|cents?)\s*\/\s*kwh/i,
};
const unitIn = (text: string) =>
  (Object.keys(unitForms) as SpotUnit[]).find((unit) => unitForms[unit].test(text)) ?? null;

const withVat = /\b(alv|vat|moms)/i;
const withoutVat = /ilman|excl|exkl|without|utan|\b0\s*%|(alv|vat|moms)\s*0\b/i;

const firstLine = (text: string) => text.split(/\r?\n/, 1)[0] ?? '';

/** Prices of the exchange, a line each: from when on it holds, and how much it is; the heading says in which unit. */
export const format: ImportFormat<SpotDay> = {
  name: 'Spot prices as CSV (an instant and a price in €/MWh or c/kWh)',
  recognises: (head) => !head.startsWith('<') && unitIn(firstLine(head)) !== null,
  read: (text, refuse) => spotDays(points(text, refuse), refuse),
  write: writeSpotDay,
};

async function* points(text: AsyncIterable<string>, refuse: Refuse): AsyncGenerator<SpotPoint> {
  const lines = linesOf(text);
  const heading = (await lines.next()).value?.text ?? '';
  const separator = separatorOf(heading);
  const names = fieldsOf(heading, separator);
  const priceAt = names.findIndex((name) => unitIn(name) !== null);
  const unit = unitIn(names[priceAt] ?? '');
  if (unit === null || names.length < 2) throw new ImportFault('The heading has no price beside the time.');
  if (withVat.test(heading) && !withoutVat.test(heading))
    throw new ImportFault('The prices of the file have VAT in them; the exchange is imported without.');
  const timeAt = priceAt === 0 ? 1 : 0;
  for await (const { number, text: line } of lines) {
    const fields = fieldsOf(line, separator);
    const instant = readInstant(fields[timeAt] ?? '');
    const price = readPrice(fields[priceAt] ?? '', unit);
    if (fields.length !== names.length) refuse(number, `has ${fields.length} fields, the heading ${names.length}`);
    else if (instant === null) refuse(number, 'no instant with its offset from UTC, such as 2026-11-26T12:00+02:00');
    else if (price === null) refuse(number, 'no price');
    else yield { line: number, instant, step: null, price };
  }
}
