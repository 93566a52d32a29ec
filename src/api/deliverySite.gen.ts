// Made of openapi/deliverySite.yaml by npm run generate.
import type { CallOptions, Calls } from './calls.ts';
import type { Data, Params } from './operation.ts';
import type { Shape } from './shape.ts';

export const deliverySiteShape = {
  deliverySiteNo: 'string',
  deliverySiteId: 'string',
  addressString: 'string',
  meteringPointId: 'string',
  meteringPointNo: 'string',
  meteringPointCategoryNo: 'number',
  address: 'string',
  fullAddress: 'string',
  postalCode: 'string',
  isDistrictHeat: 'boolean',
  contractType: 'string',
  isConsumptionShown: 'boolean',
  netting: { isNettingApplied: 'boolean', fromDate: ['string', 'null'], toDate: ['string', 'null'] },
  publicWeatherMeteringPointNo: ['string', 'null'],
} satisfies Shape;
export const deliverySitesShape = { deliverySites: { '[]': deliverySiteShape } } satisfies Shape;

/** A customer's delivery sites. */
export const findDeliverySites = (calls: Calls, params: Params<'findDeliverySites'>, options?: CallOptions) =>
  calls.read<Data<'findDeliverySites'>>(
    {
      method: 'GET',
      path: '/api/v2/delivery-site/find',
      query: {
        customerId: params['customerId'],
        meteringPointId: params['meteringPointId'],
        contractCode: params['contractCode'],
        ignoreDH: params['ignoreDH'],
      },
      shape: deliverySitesShape,
      timeOut: 30000,
    },
    options,
  );
