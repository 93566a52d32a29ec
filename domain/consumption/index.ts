export {
  type Costs,
  costAt,
  costBetween,
  type CostGap,
  gapOf,
  type PriceSpan,
  priceSpans,
  type TariffPeriod,
  withSpotPrices,
} from './costs.ts';
export { degreeDaysOf, normalisedHeat } from './degreeDays.ts';
export { type ConsumptionEffect, consumptionEffect, DUO_TARIFF, type PriceSegment, pricesBetween } from './effect.ts';
export { annualEstimate, type EstimateFailure, type EstimateWindow, estimateWindow } from './estimate.ts';
export {
  centsPerKWh,
  type ClassThresholds,
  classThresholds,
  type ConsumptionClass,
  consumptionClass,
  energyUnit,
  inUnit,
} from './figures.ts';
export { type DayUse, monthSoFar, type MonthSoFar } from './monthSoFar.ts';
export { boughtIn, boughtOf, netted } from './netting.ts';
export {
  besideRange,
  isComparable,
  mayBeLate,
  measuredDays,
  type Period,
  periodOf,
  periods,
  rangeOf,
  yearBefore,
} from './periods.ts';
export {
  COMPARED_YEARS,
  comparedYears,
  type DayRange,
  defaultView,
  fittingResolution,
  HISTORY_YEARS,
  historyEnd,
  historyStart,
  isAnswered,
  isSettled,
  type Resolution,
  resolutions,
  resolutionsFor,
  zoomIn,
  zoomOut,
} from './ranges.ts';
export { replayedCost, replayKind, type ReplayTariff, shiftSaving, type UsedIntervals } from './replay.ts';
export {
  clip,
  complete,
  endOf,
  ESTIMATED,
  hasValue,
  type IntervalStatus,
  intervalStatuses,
  joined,
  LATE,
  LATE_DAYS,
  latestValue,
  MEASURED,
  MISSING,
  overlay,
  type Segment,
  type Series,
  type Span,
  statusRuns,
} from './series.ts';
export { isConsumptionShown } from './shownSites.ts';
export { type Bucket, bucketAt, bucketBounds, codeAt, isKnown, sumBetween, type Sums } from './sums.ts';
export { baseADay, changeInSameWeather, type FeltDay, isHeated, weatherOf } from './weather.ts';
