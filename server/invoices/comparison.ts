import {
  averagePrice,
  centsText,
  type ChargedEnergy,
  comparableUse,
  type ComparedBill,
  type DifferenceKind,
  differenceParts,
} from '../../domain/invoices/index.ts';
import { addMonths, daysBetween, firstDayOf, monthOf } from '../../domain/time/index.ts';
import type { InvoiceComparison, InvoiceContent } from '../../domain/types.ts';
import type { Queries } from '../store/queries.ts';
import { findEarlierBills, type InvoiceRow } from '../store/invoices.ts';
import type { BilledLine } from '../store/schema.ts';
import { decimalOf } from './supplyMonths.ts';

type Comparison = NonNullable<InvoiceComparison>;

const compared: ReadonlySet<string> = new Set(['supply', 'heat', 'final']);

/**
 * Why an invoice is what it is: beside that of the same contents of the same months a year before, else the one before, its
 * difference in parts (`invoice.compared`). Null where there is nothing to compare with.
 */
export async function comparisonOf(db: Queries, row: InvoiceRow): Promise<InvoiceComparison> {
  if (!compared.has(row.kind) || row.creditedOn !== null) return null;
  const earlier = (await findEarlierBills(db, row)).filter((one) => isSame(one.contents, row.contents));
  const [from, to] = [row.fromDate, row.toDate].map((day) => monthOf(addMonths(firstDayOf(monthOf(day)), -12)));
  const ofYearBefore = earlier.find(({ fromDate, toDate }) => monthOf(fromDate) === from && monthOf(toDate) === to);
  const other = ofYearBefore ?? earlier[0];
  if (!other) return null;
  const [now, then] = [billOf(row), billOf(other)];
  return {
    invoiceNo: other.invoiceNo,
    fromDate: other.fromDate,
    toDate: other.toDate,
    amount: centsText(other.amountCents),
    difference: centsText(row.amountCents - other.amountCents),
    basis: ofYearBefore ? 'yearBefore' : 'before',
    parts: differenceParts(now, then).flatMap(({ kind, content, cents }) =>
      cents === 0
        ? []
        : [
            {
              kind,
              content,
              amount: centsText(cents),
              ...figures[kind](ofEnergy(now, content), ofEnergy(then, content)),
            },
          ],
    ),
  };
}

/** Of a bill what was used of one energy; all of it where it is told as a whole. */
const ofEnergy = (bill: ComparedBill, content: InvoiceContent | null): ComparedBill =>
  content === null ? bill : { ...bill, uses: bill.uses.filter((use) => use.content === content) };

const isSame = (one: readonly string[], other: readonly string[]) =>
  [...one].sort().join() === [...other].sort().join();

/** A bill as it is compared. */
function billOf({ fromDate, toDate, body: { lines, uses } }: InvoiceRow): ComparedBill {
  const sumOf = (of: typeof lines) => of.reduce((sum, { grossCents }) => sum + grossCents, 0);
  const keys = new Set(uses.map(({ meteringPointNo }) => meteringPointNo));
  const isUse = ({ kind, meteringPointNo }: (typeof lines)[number]) =>
    kind === 'energy' && meteringPointNo !== null && keys.has(meteringPointNo);
  return {
    days: daysBetween(fromDate, toDate) + 1,
    uses: uses.map(({ meteringPointNo, content, wattHours, degreeDays, baseADay }) => {
      const own = lines.filter((line) => isUse(line) && line.meteringPointNo === meteringPointNo);
      return {
        key: meteringPointNo,
        content,
        wattHours,
        cents: sumOf(own),
        charged: own.flatMap(chargedBy),
        degreeDays,
        baseADay,
      };
    }),
    addonCents: sumOf(lines.filter(({ kind }) => kind === 'addon')),
    feeCents: sumOf(lines.filter((line) => !['addon', 'account'].includes(line.kind) && !isUse(line))),
    accountCents: sumOf(lines.filter(({ kind }) => kind === 'account')),
    vatPercentage: Number(lines[0]?.vatPercentage ?? 0),
  };
}

/** What a line charges; nothing where it says no price, as nothing was used. */
function chargedBy({ quantity, unit, unitPrice }: BilledLine): ChargedEnergy[] {
  if (quantity === null || unitPrice === null) return [];
  return [{ kWh: Number(quantity) * (unit === 'MWh' ? 1000 : 1), unitPrice: Number(unitPrice) }];
}

type Figures = Pick<Comparison['parts'][number], 'from' | 'to' | 'unit' | 'comparable'>;
type FiguresOf = (now: ComparedBill, then: ComparedBill) => Figures;

const told =
  (unit: Figures['unit'], of: (bill: ComparedBill) => number | null): FiguresOf =>
  (now, then) => {
    const [from, to] = [then, now].map((bill) => {
      const value = of(bill);
      return value === null ? null : decimalOf(value);
    }) as [string | null, string | null];
    return { from, to, unit };
  };
const kWhIn = ({ uses }: ComparedBill) => uses.reduce((sum, { wattHours }) => sum + wattHours, 0) / 1000;

/** What of each bill tells why a part is what it is. */
const figures: Record<DifferenceKind, FiguresOf> = {
  days: told('days', ({ days }) => days),
  weather: told('degreeDays', ({ uses }) => uses.find(({ degreeDays }) => degreeDays !== null)?.degreeDays ?? null),
  volume: (now, then) => ({
    ...told('kWh', kWhIn)(now, then),
    comparable: decimalOf(comparableUse(now, then) / 1000),
  }),
  price: told('c/kWh', ({ uses }) => averagePrice(uses.flatMap(({ charged }) => charged))),
  vat: told('percent', ({ vatPercentage }) => vatPercentage),
  addons: told('EUR', ({ addonCents }) => addonCents / 100),
  fees: told('EUR', ({ feeCents }) => feeCents / 100),
  account: told('EUR', ({ accountCents }) => accountCents / 100),
};
