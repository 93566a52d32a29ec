import {
  bucketAt,
  boughtOf,
  costBetween,
  energyUnit,
  inUnit,
  type PriceSpan,
  type Series,
  sumBetween,
} from '../../domain/consumption/index.ts';
import { reachedOn } from '../../domain/contracts/reached.ts';
import { vatChangeDays, vatPercentageOn } from '../../domain/contracts/vat.ts';
import { roundHalf, sharesOf } from '../../domain/invoices/index.ts';
import { pricesWithLock } from '../../domain/priceLock/index.ts';
import { divideRounded, fromUnits, toUnits } from '../../domain/prices/decimal.ts';
import {
  addDays,
  type Day,
  dayEnd,
  daysBetween,
  dayStart,
  firstDayOf,
  lastDayOf,
  type Month,
  monthOf,
} from '../../domain/time/index.ts';
import type { AgreedPrice, BilledLine, LocalText } from '../store/schema.ts';
import { daysOfContract, type Supply, type SupplyContract } from '../store/supplies.ts';
import { kWhOf } from '../views/consumption.ts';

/** Days of one month on one tariff of a contract. */
interface Piece {
  row: SupplyContract;
  tariffNo: number;
  prices: readonly (Omit<AgreedPrice, 'fromDate'> & { fromDate: Day | null })[];
  from: Day;
  to: Day;
}

/** What a supply is billed for in a month. */
export interface SupplyMonth {
  month: Month;
  lines: BilledLine[];
  /** What was bought, or sold, in watt-hours; null where nothing is known of it. */
  wattHours: number | null;
}

export type ProductNames = ReadonlyMap<number, LocalText>;

/** Billionths of a euro in a cent, and in a hundredth of one. */
const FINE = 10_000_000;
const FINER = 100_000;

/** Days of contracts in months, each on one tariff with one set of prices and one VAT. */
function piecesOf(rows: readonly SupplyContract[], range: { from: Day; to: Day }): Piece[] {
  return rows.flatMap((row) => {
    const days = daysOfContract(row.contract);
    if (!days) return [];
    const { deliveries, contract, products } = row;
    const tariffs = deliveries.length > 0 ? deliveries : [{ tariffNo: contract.tariffNo, ...days, energyPrice: null }];
    return tariffs.flatMap(({ tariffNo, from, to, energyPrice }) => {
      const prices = pricesWithLock<AgreedPrice>(
        contract.prices ?? ((products[tariffNo] ?? []) as AgreedPrice[]).map((price) => ({ ...price, fromDate: null })),
        energyPrice,
      );
      const first = latest(from, days.from, range.from);
      const last = earliest(to ?? range.to, days.to ?? range.to, range.to);
      if (last < first) return [];
      const starts = new Set([first, ...monthsBetween(first, last).map(firstDayOf), ...vatChangeDays]);
      for (const { fromDate } of prices) if (fromDate !== null) starts.add(fromDate);
      const within = [...starts].filter((day) => day >= first && day <= last).sort();
      return within.map((start, at): Piece => ({
        row,
        tariffNo,
        prices,
        from: start,
        to: at + 1 < within.length ? addDays(within[at + 1] ?? last, -1) : last,
      }));
    });
  });
}

const latest = (...days: readonly Day[]): Day => days.reduce((one, other) => (one > other ? one : other));
const earliest = (...days: readonly Day[]): Day => days.reduce((one, other) => (one < other ? one : other));

/** The months from one day's to another's, both included. */
export function monthsBetween(from: Day, to: Day): Month[] {
  const months: Month[] = [];
  for (let month = monthOf(from); month <= monthOf(to); month = monthOf(addDays(lastDayOf(month), 1)))
    months.push(month);
  return months;
}

/** A price of today with the VAT of another day, in ten-thousandths of its unit. */
function priceOn(amount: string, day: Day, today: Day): bigint {
  const [then, now] = [day, today].map((of) => toUnits('100') + toUnits(vatPercentageOn(of))) as [bigint, bigint];
  return divideRounded(toUnits(amount) * then, now);
}

/** The share of a month that days are, in ten-thousandths. */
const partOfMonth = (from: Day, to: Day) =>
  Math.round(((daysBetween(from, to) + 1) * 10_000) / Number(lastDayOf(monthOf(from)).slice(8)));

/** A monthly fee for some days of a month. */
export function feeLine(
  { from, to, amount, today }: { from: Day; to: Day; amount: string; today: Day },
  line: Pick<BilledLine, 'kind' | 'name' | 'content' | 'meteringPointNo'>,
): BilledLine {
  const price = priceOn(amount, from, today);
  const part = partOfMonth(from, to);
  return {
    ...line,
    fromDate: from,
    toDate: to,
    quantity: fromUnits(BigInt(part)),
    unit: 'month',
    unitPrice: fromUnits(price),
    vatPercentage: vatPercentageOn(from),
    grossCents: Number(divideRounded(price * BigInt(part), 1_000_000n)),
  };
}

const feeNames: Partial<Record<AgreedPrice['kind'], string>> = {
  baseFee: 'invoice.line.baseFee',
  powerFee: 'invoice.line.powerFee',
};

function feesOf({ row, prices, from, to }: Piece, content: BilledLine['content'], today: Day): BilledLine[] {
  const reached = reachedOn(prices, from);
  return Object.entries(feeNames).flatMap(([kind, id]) => {
    const price = reached.findLast((one) => one.kind === kind && one.unit === 'EUR/month');
    const line = { kind: 'baseFee', name: { id }, content, meteringPointNo: row.point.meteringPointNo } as const;
    return price ? [feeLine({ from, to, amount: price.amount, today }, line)] : [];
  });
}

interface Asked {
  series: Series;
  prices: readonly PriceSpan[];
  range: { from: Day; to: Day };
  names: ProductNames;
  today: Day;
}

/**
 * What was bought at a supply, month by month: each month's lines of energy sum to what its consumption has cost, to the
 * cent (`invoice.agrees`), without what has no price (`invoice.unpriced`), and the fees stand beside them.
 */
export function monthsOfUse(supply: Supply, { series, prices, range, names, today }: Asked): SupplyMonth[] {
  const content = supply.point.kind === 'heat' ? 'districtHeat' : 'electricity';
  const pieces = piecesOf(supply.contracts, range);
  const bounds = boundsOf(pieces);
  const bought = boughtOf(series);
  const sums = sumBetween(bought, bounds);
  const costs = costBetween(bought, bounds, prices);
  return byMonth(pieces).map(([month, ofMonth]) => {
    const parts = ofMonth.map((piece) => {
      const at = bounds.indexOf(dayStart(piece.from));
      const known = (sums.measured[at] ?? 0) + (sums.estimated[at] ?? 0);
      const priced = { hasPrice: (costs.priced[at] ?? 0) > 0, wattHours: costs.energy[at] ?? 0 };
      return { piece, known, priced, wattHours: bucketAt(sums, at)?.energy ?? 0, cost: costs.cost[at] ?? 0 };
    });
    const known = parts.filter((part) => part.known > 0);
    const charged = known.filter(({ priced }) => priced.hasPrice);
    const cost = charged.reduce((sum, part) => sum + part.cost, 0);
    const shares = sharesOf(
      charged.map((part) => part.cost),
      FINE,
      // By way of the hundredth of a cent that a total of consumption is told in.
      roundHalf(roundHalf(cost / FINER) / (FINE / FINER)),
    );
    const energy = charged.map(({ piece, priced: { wattHours }, cost: own }, at) =>
      energyLine(piece, { content, wattHours, cost: own, grossCents: shares[at] ?? 0, names }),
    );
    const wattHours = known.length === 0 ? null : known.reduce((sum, part) => sum + part.wattHours, 0);
    return { month, wattHours, lines: [...energy, ...ofMonth.flatMap((piece) => feesOf(piece, content, today))] };
  });
}

interface Energy extends Pick<BilledLine, 'content' | 'grossCents'> {
  wattHours: number;
  /** Billionths of a euro. */
  cost: number;
  names: ProductNames;
}

function energyLine(
  { row, tariffNo, from, to }: Piece,
  { content, wattHours, cost, grossCents, names }: Energy,
): BilledLine {
  const unit = energyUnit(kWhOf(wattHours), content === 'districtHeat');
  return {
    kind: 'energy',
    name: names.get(tariffNo) ?? { id: 'invoice.line.energy' },
    content,
    meteringPointNo: row.point.meteringPointNo,
    fromDate: from,
    toDate: to,
    quantity: decimalOf(inUnit(kWhOf(wattHours), unit)),
    unit,
    unitPrice: wattHours === 0 ? null : decimalOf(cost / wattHours / 10_000),
    vatPercentage: vatPercentageOn(from),
    grossCents,
  };
}

/** A number to four decimals, as the API writes it. */
export const decimalOf = (value: number): string => fromUnits(BigInt(roundHalf(value * 10_000)));

/**
 * What was sold of own production, month by month, as credits: what is left of it where it is netted, else all
 * (`invoice.production`).
 *
 * @param series netted: what is below zero was sold; else what was produced
 */
export function monthsOfProduction(
  rows: readonly SupplyContract[],
  { series, range, isNetted }: Pick<Asked, 'series' | 'range'> & { isNetted: boolean },
): SupplyMonth[] {
  const pieces = piecesOf(rows, range);
  const bounds = boundsOf(pieces);
  const sold = isNetted
    ? boughtOf(series.map((segment) => ({ ...segment, values: segment.values.map((value) => -value) })))
    : series;
  const sums = sumBetween(sold, bounds);
  return byMonth(pieces).map(([month, ofMonth]) => {
    let all: number | null = null;
    const lines = ofMonth.flatMap(({ row, prices, from, to }): BilledLine[] => {
      const wattHours = bucketAt(sums, bounds.indexOf(dayStart(from)))?.energy ?? null;
      const price = reachedOn(prices, from).findLast(({ kind, unit }) => kind === 'compensation' && unit === 'c/kWh');
      if (wattHours === null || wattHours <= 0 || !price) return [];
      all = (all ?? 0) + wattHours;
      return [
        {
          kind: 'production',
          name: { id: 'invoice.line.production' },
          content: 'production',
          meteringPointNo: row.point.meteringPointNo,
          fromDate: from,
          toDate: to,
          quantity: decimalOf(kWhOf(wattHours)),
          unit: 'kWh',
          unitPrice: price.amount,
          vatPercentage: '0',
          grossCents: -Number(divideRounded(BigInt(Math.round(wattHours)) * toUnits(price.amount), 10_000_000n)),
        },
      ];
    });
    return { month, lines, wattHours: all };
  });
}

function boundsOf(pieces: readonly Piece[]): Float64Array {
  const instants = pieces.flatMap(({ from, to }) => [dayStart(from), dayEnd(to)]);
  return Float64Array.from([...new Set(instants)].sort((a, b) => a - b));
}

function byMonth(pieces: readonly Piece[]): [Month, Piece[]][] {
  const months = new Map<Month, Piece[]>();
  for (const piece of pieces) months.set(monthOf(piece.from), [...(months.get(monthOf(piece.from)) ?? []), piece]);
  return [...months].sort(([a], [b]) => (a < b ? -1 : 1));
}
