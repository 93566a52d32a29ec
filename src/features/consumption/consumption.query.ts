import { queryOptions } from '@tanstack/react-query';
import type { DayRange } from '../../../domain/consumption/index.ts';
import type { Day } from '../../../domain/time/index.ts';
import type { Calls } from '../../api/calls.ts';
import {
  getConsumptionComparisonV2,
  getConsumptionTotalV2,
  getDuoComparisonV2,
  getLatestMeasurementV2,
} from '../../api/consumption.gen.ts';

/** A metering point of a customer, and the place whose weather it has. */
interface Point {
  customerId: string;
  meteringPointNo: string;
}

interface FeltPoint extends Point {
  publicWeatherMeteringPointNo: string | null;
}

/** How much was used in a range, what it cost, and in which weather. */
export const totalQuery = (calls: Calls, point: FeltPoint, { from, to }: DayRange) => {
  const { customerId, meteringPointNo, publicWeatherMeteringPointNo } = point;
  return queryOptions({
    queryKey: [customerId, 'consumptionTotal', meteringPointNo, from, to],
    queryFn: ({ signal }) =>
      getConsumptionTotalV2(
        calls,
        {
          customerId,
          meteringPointNo,
          from,
          to,
          includeCost: 'true',
          ...(publicWeatherMeteringPointNo !== null && { publicWeatherMeteringPointNo }),
        },
        { signal },
      ),
  });
};

/** The last day of which anything is known. */
export const latestQuery = (calls: Calls, { customerId, meteringPointNo }: Point) =>
  queryOptions({
    queryKey: [customerId, 'latestMeasurement', meteringPointNo],
    queryFn: ({ signal }) => getLatestMeasurementV2(calls, { customerId, meteringPointNo }, { signal }),
  });

/** The last years by month, and what a year comes to. */
export const comparisonQuery = (calls: Calls, { customerId, meteringPointNo }: Point) =>
  queryOptions({
    queryKey: [customerId, 'consumptionComparison', meteringPointNo],
    queryFn: ({ signal }) => getConsumptionComparisonV2(calls, { customerId, meteringPointNo }, { signal }),
  });

/** What the consumption effect has come to, month by month from a day on; nothing where the contract has none. */
export const effectQuery = (calls: Calls, { customerId, meteringPointNo }: Point, from: Day) =>
  queryOptions({
    queryKey: [customerId, 'consumptionEffect', meteringPointNo, from],
    queryFn: ({ signal }) => getDuoComparisonV2(calls, { customerId, meteringPointNo, from }, { signal }),
  });
