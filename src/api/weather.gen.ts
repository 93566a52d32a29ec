// Made of openapi/weather.yaml by npm run generate.
import type { CallOptions, Calls } from './calls.ts';
import type { Data, Params } from './operation.ts';
import type { Shape } from './shape.ts';

export const weatherSegmentShape = {
  from: 'string',
  step: 'string',
  values: { '[]': ['number', 'null'] },
} satisfies Shape;
export const weatherShape = { place: 'string', series: { '[]': weatherSegmentShape } } satisfies Shape;
export const weatherMeteringPointShape = { meteringPointNumber: ['string', 'null'] } satisfies Shape;

/** Temperatures near an address. */
export const getWeather = (calls: Calls, params: Params<'getWeather'>, options?: CallOptions) =>
  calls.read<Data<'getWeather'>>(
    {
      method: 'GET',
      path: '/api/v2/weather',
      query: { resolution: params['resolution'], from: params['from'], to: params['to'] },
      headers: { 'X-Delivery-Site-Address': params['X-Delivery-Site-Address'] },
      shape: weatherShape,
    },
    options,
  );

/** The weather place of a metering point. */
export const getWeatherMeteringPoint = (
  calls: Calls,
  params: Params<'getWeatherMeteringPoint'>,
  options?: CallOptions,
) =>
  calls.read<Data<'getWeatherMeteringPoint'>>(
    {
      method: 'GET',
      path: '/api/weather/meteringPoint',
      query: {
        customerId: params['customerId'],
        meteringPointNo: params['meteringPointNo'],
        meteringPointId: params['meteringPointId'],
        contractType: params['contractType'],
      },
      shape: weatherMeteringPointShape,
    },
    options,
  );
