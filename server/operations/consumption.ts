import {
  annualEstimate,
  boughtOf,
  type Bucket,
  bucketAt,
  bucketBounds,
  comparedYears,
  consumptionClass,
  costAt,
  costBetween,
  type DayRange,
  DUO_TARIFF,
  energyUnit,
  type EstimateFailure,
  estimateWindow,
  gapOf,
  historyStart,
  inUnit,
  latestValue,
  type Segment,
  sumBetween,
} from '../../domain/consumption/index.ts';
import { addDays, addMonths, type Day, firstDayOf, helsinkiDay, lastDayOf, monthOf } from '../../domain/time/index.ts';
import type {
  ComparedMonth,
  Consumption,
  ConsumptionComparison,
  ConsumptionTotal,
  DuoComparison,
} from '../../domain/types.ts';
import { rowOf } from '../access/objects.ts';
import type { ServerContext } from '../context.ts';
import { askedRange, askedSeries } from '../measurements/askedRange.ts';
import { answerColumns } from '../measurements/columns.ts';
import { effectIn, readSpotPrices } from '../measurements/effects.ts';
import { pricesOf } from '../measurements/pricesOf.ts';
import { rangeWeather, weatherDays } from '../measurements/rangeWeather.ts';
import { nettedIn, placeOf, readSupply, readTemperatures, todayOf } from '../measurements/readSeries.ts';
import { replayedTariffs } from '../measurements/tariffReplay.ts';
import { ProblemError } from '../problem.ts';
import type { Supply } from '../store/supplies.ts';
import {
  certaintyOf,
  costedBuckets,
  eurosOf,
  instantOf,
  kWhOf,
  runsOf,
  soldIn,
  spanOf,
  temperatureIn,
} from '../views/consumption.ts';
import type { HandlersOf, OperationRequest } from './handler.ts';

/** A browser may keep the answer of years that are over, and asks each time whether it still holds (`consumption.kept`). */
const KEPT = { 'Cache-Control': 'private, no-cache' };
/** In days: where the latest measurement is looked for first. */
const LATELY = 40;

type Asked = Pick<OperationRequest<'getConsumptionTotal'>, 'object'>;

function supplyOf({ object }: Asked): Supply {
  const supply = rowOf('meteringPoint', object);
  if (!supply) throw new ProblemError('resource.notFound');
  return supply;
}

/** The temperatures beside a series; null where nobody has asked for them, none where there is no such place. */
async function temperaturesOf(context: ServerContext, placeNo: string | undefined, range: DayRange) {
  if (placeNo === undefined) return null;
  const known = await placeOf(context.database.db, placeNo);
  return known === null ? [] : readTemperatures(context, known, range);
}

type AskedSeries = Pick<OperationRequest<'getConsumption'>, 'object' | 'query'>;

async function intervalsOf(asked: AskedSeries, context: ServerContext): Promise<Consumption> {
  const { query } = asked;
  const supply = supplyOf(asked);
  const today = todayOf(context);
  const { resolution, ...range } = askedSeries(query, today);
  const isNetting = query.isNettingApplied !== 'false';
  const series = await readSupply(context, supply, range, isNetting);
  const temperatures = await temperaturesOf(context, query.publicWeatherMeteringPointNo, range);
  const prices = await pricesOf(context, supply, range);
  const runs = runsOf(series, range, resolution, prices, isNetting && nettedIn(supply, range));
  const costed = runs.flatMap(costedBuckets);
  const total = costed.reduce((sum, { bucket: { energy } }) => sum + (energy ?? 0), 0);
  const unit = energyUnit(kWhOf(total), supply.point.kind === 'heat');
  const consumption = costed.map(({ bucket, cost }) => ({
    fromTime: instantOf(bucket.from),
    energy: bucket.energy === null ? null : inUnit(kWhOf(bucket.energy), unit),
    unit,
    energyCost: cost,
    energyBaseCost: cost,
    energyBaseDiscountCost: null,
    temperatureCentigrade: temperatures && temperatureIn(temperatures, bucket),
    ...certaintyOf(bucket),
  }));
  const weather = consumption.map(({ fromTime, temperatureCentigrade }) => ({ fromTime, temperatureCentigrade }));
  return { consumption, unit, costGap: gapOf(prices, spanOf(range)), weather: temperatures && weather };
}

type AskedTotal = Pick<OperationRequest<'getConsumptionTotal'>, 'object' | 'query'>;

async function totalOf(asked: AskedTotal, context: ServerContext): Promise<ConsumptionTotal> {
  const { query } = asked;
  const supply = supplyOf(asked);
  const today = todayOf(context);
  const range = askedRange(query, today);
  const placeNo = query.publicWeatherMeteringPointNo;
  const { from } = placeNo === undefined ? range : weatherDays(range, today);
  const isNetting = query.isNetting !== 'false';
  const series = await readSupply(context, supply, { from, to: range.to }, isNetting);
  const bounds = Float64Array.from(spanOf(range));
  const sums = sumBetween(series, bounds);
  const bucket = bucketAt(sums, 0);
  const bought = boughtOf(series);
  const prices = query.includeCost === 'true' ? await pricesOf(context, supply, range) : [];
  const cost = costAt(costBetween(bought, bounds, prices), sums, 0);
  const energy = bucket?.energy ?? null;
  const unit = energyUnit(kWhOf(energy ?? 0), supply.point.kind === 'heat');
  return {
    energy: energy === null ? null : inUnit(kWhOf(energy), unit),
    sold: isNetting && nettedIn(supply, range) ? soldIn(sums, sumBetween(bought, bounds), 0) : null,
    unit,
    cost: cost === null ? null : eurosOf(cost),
    costGap: gapOf(prices, spanOf(range)),
    ...(bucket ? certaintyOf(bucket) : { status: null, estimatedHours: 0, lateHours: 0, missingHours: 0 }),
    weather: placeNo === undefined ? null : await rangeWeather(context, placeNo, range, series),
  };
}

/** The last day in Helsinki with a value; null where there is none (`consumption.latest`). */
async function latestDay(context: ServerContext, supply: Supply, isNetting: boolean): Promise<Day | null> {
  const today = todayOf(context);
  for (const from of [addDays(today, -LATELY), historyStart(today)]) {
    const latest = latestValue(await readSupply(context, supply, { from, to: today }, isNetting));
    if (latest !== null) return helsinkiDay(latest - 1);
  }
  return null;
}

type AskedLatest = Pick<OperationRequest<'getLatestMeasurement'>, 'object' | 'query'>;

const latestOf = async (asked: AskedLatest, context: ServerContext) => ({
  latestMeasurement: await latestDay(context, supplyOf(asked), asked.query.isNetting !== 'false'),
});

type AskedComparison = Pick<OperationRequest<'getConsumptionComparison'>, 'object' | 'query'>;

async function comparisonOf(asked: AskedComparison, context: ServerContext): Promise<ConsumptionComparison> {
  const supply = supplyOf(asked);
  const today = todayOf(context);
  const years = comparedYears(today);
  const range = { from: `${years[0]}-01-01`, to: today };
  const isNetting = asked.query.isNetting !== 'false';
  const series = await readSupply(context, supply, range, isNetting);
  const bought = boughtOf(series);
  const bounds = bucketBounds(range.from, range.to, 'month');
  const [sums, ofBought] = [sumBetween(series, bounds), sumBetween(bought, bounds)];
  const isNetted = isNetting && nettedIn(supply, range);
  const months = Array.from(sums.energy, (_, at) => bucketAt(sums, at)).flatMap((bucket, at) =>
    bucket ? [monthView(bucket, isNetted ? soldIn(sums, ofBought, at) : null)] : [],
  );
  const estimate = estimateOf(supply, bought);
  const isUsed = supply.point.kind === 'electricity';
  return {
    consumptions: years.map((year) => {
      const ofYear = months.filter(({ month }) => month.startsWith(`${year}-`));
      const sumOf = (which: 'energy' | 'sold') => {
        const known = ofYear.flatMap((month) => month[which] ?? []);
        return known.length > 0 ? kWhOf(known.reduce((sum, one) => sum + one * 1000, 0)) : null;
      };
      return { year, energy: sumOf('energy'), sold: sumOf('sold'), months: ofYear };
    }),
    unit: 'kWh',
    annualEstimate: typeof estimate === 'number' ? estimate : null,
    annualEstimateFailure: typeof estimate === 'number' ? null : estimate,
    consumptionClass: isUsed && typeof estimate === 'number' ? consumptionClass(estimate) : null,
  };
}

const monthView = (bucket: Bucket, sold: number | null): ComparedMonth => ({
  month: monthOf(helsinkiDay(bucket.from)),
  energy: bucket.energy === null ? null : kWhOf(bucket.energy),
  sold,
  ...certaintyOf(bucket),
});

/** A year's kWh by what is known of the last one, or why they cannot be told (`consumption.estimate`). */
function estimateOf({ contracts }: Supply, series: readonly Segment[]): number | EstimateFailure {
  const latest = latestValue(series);
  const window = estimateWindow(
    contracts[0]?.contract.startDate ?? '9999-12-31',
    latest === null ? null : helsinkiDay(latest - 1),
  );
  if (typeof window === 'string') return window;
  const bucket = bucketAt(sumBetween(series, Float64Array.from(spanOf(window))), 0);
  const energy = bucket?.energy ?? null;
  const estimate = annualEstimate(window, energy === null ? null : kWhOf(energy));
  return typeof estimate === 'number' ? kWhOf(estimate * 1000) : estimate;
}

const isDuo = ({ contracts }: Supply) =>
  contracts.some(({ contract: { tariffNo, smartPackage }, deliveries }) =>
    [tariffNo, smartPackage?.packageTariffNumber, ...deliveries.map((delivery) => delivery.tariffNo)].includes(
      DUO_TARIFF,
    ),
  );

const toFour = (price: number) => Math.round(price * 10_000) / 10_000;

type AskedDuo = Pick<OperationRequest<'getDuoComparison'>, 'object' | 'query'>;

async function duoOf(asked: AskedDuo, context: ServerContext): Promise<DuoComparison> {
  const supply = supplyOf(asked);
  const today = todayOf(context);
  const range = askedRange({ from: asked.query.from, to: today }, today);
  if (!isDuo(supply)) return { duoHistory: [] };
  const from = firstDayOf(monthOf(range.from));
  const bought = boughtOf(await readSupply(context, supply, { from, to: today }, true));
  const prices = await readSpotPrices(context, monthOf(from), monthOf(today));
  const duoHistory: DuoComparison['duoHistory'] = [];
  for (let first = from; first <= today; first = addMonths(first, 1)) {
    const month = monthOf(first);
    const span = spanOf({ from: first, to: lastDayOf(month) });
    const bucket = bucketAt(sumBetween(bought, Float64Array.from(span)), 0);
    if (!bucket) continue;
    const effect = effectIn(bought, span, prices);
    duoHistory.push({
      month,
      energy: bucket.energy === null ? null : kWhOf(bucket.energy),
      ownAverage: effect && toFour(effect.ownAverage),
      plainAverage: effect && toFour(effect.plainAverage),
      effect: effect && toFour(effect.effect),
    });
  }
  return { duoHistory };
}

export const handlers: HandlersOf<'consumption'> = {
  getConsumption: async (asked, _actor, context) => ({ status: 200, body: await intervalsOf(asked, context) }),
  getConsumptionColumns: async (asked, _actor, context) => {
    const body = await answerColumns(supplyOf(asked), asked.query, context);
    const isOver = asked.query.to.slice(0, 4) < todayOf(context).slice(0, 4);
    return { status: 200, body, ...(isOver && { headers: KEPT }) };
  },
  getConsumptionTotal: async (asked, _actor, context) => ({ status: 200, body: await totalOf(asked, context) }),
  getConsumptionTotalV2: async (asked, _actor, context) => ({ status: 200, body: await totalOf(asked, context) }),
  getLatestMeasurement: async (asked, _actor, context) => ({ status: 200, body: await latestOf(asked, context) }),
  getLatestMeasurementV2: async (asked, _actor, context) => ({ status: 200, body: await latestOf(asked, context) }),
  getConsumptionComparison: async (asked, _actor, context) => ({
    status: 200,
    body: await comparisonOf(asked, context),
  }),
  getConsumptionComparisonV2: async (asked, _actor, context) => ({
    status: 200,
    body: await comparisonOf(asked, context),
  }),
  getDuoComparison: async (asked, _actor, context) => ({ status: 200, body: await duoOf(asked, context) }),
  getDuoComparisonV2: async (asked, _actor, context) => ({ status: 200, body: await duoOf(asked, context) }),
  getTariffReplay: async (asked, _actor, context) => ({
    status: 200,
    body: await replayedTariffs(context, supplyOf(asked), asked.locale),
  }),
};
