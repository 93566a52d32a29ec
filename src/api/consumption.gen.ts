// Made of openapi/consumption.yaml by npm run generate.
import type { CallOptions, Calls } from './calls.ts';
import type { Data, Params } from './operation.ts';
import type { Shape } from './shape.ts';

export const consumptionIntervalShape = {
  fromTime: 'string',
  energy: ['number', 'null'],
  unit: 'string',
  energyCost: ['number', 'null'],
  energyBaseCost: ['number', 'null'],
  energyBaseDiscountCost: ['number', 'null'],
  temperatureCentigrade: ['number', 'null'],
  status: 'string',
  estimatedHours: 'number',
  lateHours: 'number',
  missingHours: 'number',
} satisfies Shape;
export const weatherIntervalShape = { fromTime: 'string', temperatureCentigrade: ['number', 'null'] } satisfies Shape;
export const consumptionShape = {
  consumption: { '[]': consumptionIntervalShape },
  unit: 'string',
  costGap: ['string', 'null'],
  weather: [{ '[]': weatherIntervalShape }, 'null'],
} satisfies Shape;
export const statusRunShape = { status: 'string', count: 'number' } satisfies Shape;
export const consumptionSegmentShape = {
  from: 'string',
  step: 'string',
  values: { '[]': ['number', 'null'] },
  status: { '[]': statusRunShape },
  incomplete: { '[]': { index: 'number', estimatedHours: 'number', lateHours: 'number', missingHours: 'number' } },
  cost: [{ '[]': ['number', 'null'] }, 'undefined'],
  sold: [{ '[]': ['number', 'null'] }, 'undefined'],
} satisfies Shape;
export const weatherSegmentShape = {
  from: 'string',
  step: 'string',
  values: { '[]': ['number', 'null'] },
} satisfies Shape;
export const consumptionColumnsShape = {
  resolution: 'string',
  unit: 'string',
  isNetted: 'boolean',
  segments: { '[]': consumptionSegmentShape },
  costGap: ['string', 'null'],
  weather: [{ '[]': weatherSegmentShape }, 'null'],
} satisfies Shape;
export const consumptionTotalShape = {
  energy: ['number', 'null'],
  sold: ['number', 'null'],
  unit: 'string',
  cost: ['number', 'null'],
  costGap: ['string', 'null'],
  status: ['string', 'null'],
  estimatedHours: 'number',
  lateHours: 'number',
  missingHours: 'number',
  weather: [
    { meanTemperature: 'number', degreeDays: 'number', baseADay: ['number', 'null'], isHeated: 'boolean' },
    'null',
  ],
} satisfies Shape;
export const latestMeasurementShape = { latestMeasurement: ['string', 'null'] } satisfies Shape;
export const comparedMonthShape = {
  month: 'string',
  energy: ['number', 'null'],
  sold: ['number', 'null'],
  status: 'string',
  estimatedHours: 'number',
  lateHours: 'number',
  missingHours: 'number',
} satisfies Shape;
export const comparedYearShape = {
  year: 'number',
  energy: ['number', 'null'],
  sold: ['number', 'null'],
  months: { '[]': comparedMonthShape },
} satisfies Shape;
export const consumptionComparisonShape = {
  consumptions: { '[]': comparedYearShape },
  unit: 'string',
  annualEstimate: ['number', 'null'],
  annualEstimateFailure: ['string', 'null'],
  consumptionClass: ['string', 'null'],
} satisfies Shape;
export const duoMonthShape = {
  month: 'string',
  energy: ['number', 'null'],
  ownAverage: ['number', 'null'],
  plainAverage: ['number', 'null'],
  effect: ['number', 'null'],
} satisfies Shape;
export const duoComparisonShape = { duoHistory: { '[]': duoMonthShape } } satisfies Shape;
export const replayMonthShape = {
  month: 'string',
  energy: ['number', 'null'],
  gap: ['string', 'null'],
  missingHours: 'number',
  shiftSaving: ['number', 'null'],
} satisfies Shape;
export const replayProductShape = {
  tariffNo: 'number',
  productName: 'string',
  kind: 'string',
  isOwn: 'boolean',
  energyPrice: 'string',
  baseFee: 'string',
  costs: { '[]': ['number', 'null'] },
  total: ['number', 'null'],
} satisfies Shape;
export const tariffReplayShape = {
  months: { '[]': replayMonthShape },
  products: { '[]': replayProductShape },
} satisfies Shape;

/** Consumption as objects. */
export const getConsumption = (calls: Calls, params: Params<'getConsumption'>, options?: CallOptions) =>
  calls.read<Data<'getConsumption'>>(
    {
      method: 'GET',
      path: '/api/consumption',
      query: {
        customerId: params['customerId'],
        meteringPointNo: params['meteringPointNo'],
        meteringPointId: params['meteringPointId'],
        contractType: params['contractType'],
        isDistrictHeat: params['isDistrictHeat'],
        resolution: params['resolution'],
        from: params['from'],
        to: params['to'],
        latestMeasurement: params['latestMeasurement'],
        isNettingApplied: params['isNettingApplied'],
        publicWeatherMeteringPointNo: params['publicWeatherMeteringPointNo'],
      },
      shape: consumptionShape,
    },
    options,
  );

/** Consumption as columns. */
export const getConsumptionColumns = (calls: Calls, params: Params<'getConsumptionColumns'>, options?: CallOptions) =>
  calls.read<Data<'getConsumptionColumns'>>(
    {
      method: 'GET',
      path: '/api/v2/consumption',
      query: {
        customerId: params['customerId'],
        meteringPointNo: params['meteringPointNo'],
        meteringPointId: params['meteringPointId'],
        contractType: params['contractType'],
        isDistrictHeat: params['isDistrictHeat'],
        resolution: params['resolution'],
        from: params['from'],
        to: params['to'],
        latestMeasurement: params['latestMeasurement'],
        isNettingApplied: params['isNettingApplied'],
        publicWeatherMeteringPointNo: params['publicWeatherMeteringPointNo'],
        includeCost: params['includeCost'],
      },
      shape: consumptionColumnsShape,
    },
    options,
  );

/** How much, and what it cost. */
export const getConsumptionTotal = (calls: Calls, params: Params<'getConsumptionTotal'>, options?: CallOptions) =>
  calls.read<Data<'getConsumptionTotal'>>(
    {
      method: 'GET',
      path: '/api/consumption/total',
      query: {
        customerId: params['customerId'],
        meteringPointNo: params['meteringPointNo'],
        meteringPointId: params['meteringPointId'],
        contractType: params['contractType'],
        companyCustomer: params['companyCustomer'],
        from: params['from'],
        to: params['to'],
        includeCost: params['includeCost'],
        publicWeatherMeteringPointNo: params['publicWeatherMeteringPointNo'],
        isNetting: params['isNetting'],
      },
      shape: consumptionTotalShape,
    },
    options,
  );

/** How much, and what it cost. */
export const getConsumptionTotalV2 = (calls: Calls, params: Params<'getConsumptionTotalV2'>, options?: CallOptions) =>
  calls.read<Data<'getConsumptionTotalV2'>>(
    {
      method: 'GET',
      path: '/api/v2/consumption/total',
      query: {
        customerId: params['customerId'],
        meteringPointNo: params['meteringPointNo'],
        meteringPointId: params['meteringPointId'],
        contractType: params['contractType'],
        companyCustomer: params['companyCustomer'],
        from: params['from'],
        to: params['to'],
        includeCost: params['includeCost'],
        publicWeatherMeteringPointNo: params['publicWeatherMeteringPointNo'],
        isNetting: params['isNetting'],
      },
      shape: consumptionTotalShape,
    },
    options,
  );

/** Until when there are values. */
export const getLatestMeasurement = (calls: Calls, params: Params<'getLatestMeasurement'>, options?: CallOptions) =>
  calls.read<Data<'getLatestMeasurement'>>(
    {
      method: 'GET',
      path: '/api/consumption/latest-measurement',
      query: {
        customerId: params['customerId'],
        meteringPointNo: params['meteringPointNo'],
        meteringPointId: params['meteringPointId'],
        contractType: params['contractType'],
        isDistrictHeat: params['isDistrictHeat'],
        isNetting: params['isNetting'],
      },
      shape: latestMeasurementShape,
    },
    options,
  );

/** Until when there are values. */
export const getLatestMeasurementV2 = (calls: Calls, params: Params<'getLatestMeasurementV2'>, options?: CallOptions) =>
  calls.read<Data<'getLatestMeasurementV2'>>(
    {
      method: 'GET',
      path: '/api/v2/consumption/latest-measurement',
      query: {
        customerId: params['customerId'],
        meteringPointNo: params['meteringPointNo'],
        meteringPointId: params['meteringPointId'],
        contractType: params['contractType'],
        isDistrictHeat: params['isDistrictHeat'],
        isNetting: params['isNetting'],
      },
      shape: latestMeasurementShape,
    },
    options,
  );

/** Five years, month by month. */
export const getConsumptionComparison = (
  calls: Calls,
  params: Params<'getConsumptionComparison'>,
  options?: CallOptions,
) =>
  calls.read<Data<'getConsumptionComparison'>>(
    {
      method: 'GET',
      path: '/api/consumption/comparison',
      query: {
        customerId: params['customerId'],
        meteringPointNo: params['meteringPointNo'],
        meteringPointId: params['meteringPointId'],
        contractType: params['contractType'],
        isDistrictHeat: params['isDistrictHeat'],
        isNetting: params['isNetting'],
        timeSeries: params['timeSeries'],
      },
      shape: consumptionComparisonShape,
    },
    options,
  );

/** Five years, month by month. */
export const getConsumptionComparisonV2 = (
  calls: Calls,
  params: Params<'getConsumptionComparisonV2'>,
  options?: CallOptions,
) =>
  calls.read<Data<'getConsumptionComparisonV2'>>(
    {
      method: 'GET',
      path: '/api/v2/consumption/comparison',
      query: {
        customerId: params['customerId'],
        meteringPointNo: params['meteringPointNo'],
        meteringPointId: params['meteringPointId'],
        contractType: params['contractType'],
        isDistrictHeat: params['isDistrictHeat'],
        isNetting: params['isNetting'],
        timeSeries: params['timeSeries'],
      },
      shape: consumptionComparisonShape,
    },
    options,
  );

/** What the consumption effect has come to. */
export const getDuoComparison = (calls: Calls, params: Params<'getDuoComparison'>, options?: CallOptions) =>
  calls.read<Data<'getDuoComparison'>>(
    {
      method: 'GET',
      path: '/api/consumption/duo-comparison',
      query: {
        customerId: params['customerId'],
        meteringPointNo: params['meteringPointNo'],
        contractType: params['contractType'],
        from: params['from'],
      },
      shape: duoComparisonShape,
    },
    options,
  );

/** What the consumption effect has come to. */
export const getDuoComparisonV2 = (calls: Calls, params: Params<'getDuoComparisonV2'>, options?: CallOptions) =>
  calls.read<Data<'getDuoComparisonV2'>>(
    {
      method: 'GET',
      path: '/api/v2/consumption/duo-comparison',
      query: {
        customerId: params['customerId'],
        meteringPointNo: params['meteringPointNo'],
        contractType: params['contractType'],
        from: params['from'],
      },
      shape: duoComparisonShape,
    },
    options,
  );

/** What the last year would have cost by each product. */
export const getTariffReplay = (calls: Calls, params: Params<'getTariffReplay'>, options?: CallOptions) =>
  calls.read<Data<'getTariffReplay'>>(
    {
      method: 'GET',
      path: '/api/consumption/tariff-replay',
      query: { customerId: params['customerId'], meteringPointNo: params['meteringPointNo'] },
      shape: tariffReplayShape,
    },
    options,
  );
