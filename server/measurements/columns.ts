import { gapOf, isSettled } from '../../domain/consumption/index.ts';
import type { ConsumptionColumns } from '../../domain/types.ts';
import type { ServerContext } from '../context.ts';
import { jsonBytes } from '../http/jsonBytes.ts';
import { packOnce, type PackedAnswer } from '../http/packedAnswer.ts';
import type { OperationRequest } from '../operations/handler.ts';
import type { Measured } from '../store/measurements.ts';
import type { Supply } from '../store/supplies.ts';
import { runsOf, segmentView, spanOf, weatherView } from '../views/consumption.ts';
import { askedSeries } from './askedRange.ts';
import { pricesOf } from './pricesOf.ts';
import { nettedIn, placeOf, readingOf, readSeries, readTemperatures, todayOf } from './readSeries.ts';
import { settledYears } from './settledYears.ts';

type Query = OperationRequest<'getConsumptionColumns'>['query'];

/** All that decides what the columns look like; it names nobody. */
async function lookOf(supply: Supply, query: Query, context: ServerContext) {
  const today = todayOf(context);
  const { resolution, ...range } = askedSeries(query, today);
  const isNetting = query.isNettingApplied !== 'false';
  const hasCost = query.includeCost === 'true';
  return {
    resolution,
    range,
    reading: readingOf(supply, range, today, isNetting),
    prices: hasCost ? await pricesOf(context, supply, range) : [],
    hasCost,
    isNetted: isNetting && nettedIn(supply, range),
    hasWeather: query.publicWeatherMeteringPointNo !== undefined,
    placeNo: await placeOf(context.database.db, query.publicWeatherMeteringPointNo),
  };
}
type Look = Awaited<ReturnType<typeof lookOf>>;

async function columnsOf(look: Look, context: ServerContext): Promise<ConsumptionColumns> {
  const { resolution, range, reading, prices, isNetted, hasWeather, placeNo } = look;
  const series = await readSeries(context, reading);
  const temperatures = placeNo === null ? [] : await readTemperatures(context, placeNo, range);
  return {
    resolution,
    unit: 'kWh',
    isNetted,
    segments: runsOf(series, range, resolution, prices, isNetted).map((run) => segmentView(run, look)),
    costGap: gapOf(prices, spanOf(range)),
    weather: hasWeather ? weatherView(temperatures, range, resolution) : null,
  };
}

/**
 * A supply's series as columns; of years that are over as they are kept, where they are (`consumption.keptByServer`). To be
 * called once access is decided.
 *
 * @throws ProblemError as `askedSeries`
 */
export async function answerColumns(supply: Supply, query: Query, context: ServerContext): Promise<PackedAnswer> {
  const look = await lookOf(supply, query, context);
  const { range, reading, placeNo } = look;
  const make = () => columnsOf(look, context);
  if (!isSettled(range, todayOf(context))) return packOnce(jsonBytes(await make()));
  const meters: Measured[] = reading.meters.map(({ meter }) => meter);
  if (placeNo !== null) meters.push({ no: placeNo, kind: 'temperature' });
  return settledYears(context, { meters, range, look }, make);
}
