// Made of openapi/spotPrices.yaml by npm run generate.
import type { CallOptions, Calls } from './calls.ts';
import type { Data, Params } from './operation.ts';
import type { Shape } from './shape.ts';

export const spotSeriesShape = {
  startDate: 'string',
  step: 'number',
  vatPercentage: 'string',
  values: { '[]': ['number', 'null'] },
} satisfies Shape;
export const spotMonthAverageShape = {
  month: 'string',
  from: 'string',
  to: 'string',
  priceInclVat: 'string',
  priceExclVat: 'string',
} satisfies Shape;
export const spotPriceNowShape = [
  { startDate: 'string', endDate: 'string', priceInclVat: 'string', priceExclVat: 'string' },
  'null',
] satisfies Shape;
export const spotPricesShape = {
  now: 'string',
  type: 'string',
  from: 'string',
  to: 'string',
  series: { '[]': spotSeriesShape },
  average: [{ priceInclVat: 'string', priceExclVat: 'string' }, 'null'],
  monthAverages: { '[]': spotMonthAverageShape },
  price: spotPriceNowShape,
  expectedAt: ['string', 'null'],
} satisfies Shape;
export const spotMonthsShape = {
  now: 'string',
  price: spotPriceNowShape,
  type: 'string',
  months: { '[]': spotMonthAverageShape },
} satisfies Shape;

/** Spot prices of a range of days. */
export const getSpotPrices = (calls: Calls, params: Params<'getSpotPrices'>, options?: CallOptions) =>
  calls.read<Data<'getSpotPrices'>>(
    {
      method: 'GET',
      path: `/api/spot-prices/${encodeURIComponent(params['type'])}`,
      query: { from: params['from'], to: params['to'] },
      shape: spotPricesShape,
      isOpen: true,
    },
    options,
  );

/** The mean spot price of months. */
export const getSpotMonths = (calls: Calls, params: Params<'getSpotMonths'>, options?: CallOptions) =>
  calls.read<Data<'getSpotMonths'>>(
    {
      method: 'GET',
      path: `/api/spot-prices/${encodeURIComponent(params['type'])}/months`,
      query: { from: params['from'], to: params['to'] },
      shape: spotMonthsShape,
      isOpen: true,
    },
    options,
  );
