export { meanOf, readPrice, spotVatOn, type SpotType, type SpotUnit, toCents, withVat } from './prices.ts';
export {
  cheapestSlot,
  cheapTimes,
  cheapestWindow,
  dearestSlot,
  dearestWindow,
  levelOf,
  meanOverTime,
  type PriceLevel,
  type PriceRun,
  runningQuarter,
  runsWhere,
  type Slot,
  slotNow,
  slotsOf,
  windowFrom,
  type Window,
  within,
} from './quarters.ts';
export { searchBounds, type SearchBounds } from './searchBounds.ts';
export {
  expectedAt,
  isComplete,
  isPossible,
  QUARTERS_SINCE,
  slotAt,
  slotLength,
  slotsOfDay,
  type Step,
  stepOf,
} from './slots.ts';
