import { queryOptions } from '@tanstack/react-query';
import type { DayRange } from '../../../domain/consumption/index.ts';
import type { Calls } from '../../api/calls.ts';
import { getConsumptionComparisonV2, getConsumptionTotalV2 } from '../../api/consumption.gen.ts';

interface Point {
  customerId: string;
  meteringPointNo: string;
}

/** How much was used in a range, and what it cost. */
export const totalQuery = (calls: Calls, { customerId, meteringPointNo }: Point, { from, to }: DayRange) =>
  queryOptions({
    queryKey: [customerId, 'consumptionTotal', meteringPointNo, from, to],
    queryFn: ({ signal }) =>
      getConsumptionTotalV2(calls, { customerId, meteringPointNo, from, to, includeCost: 'true' }, { signal }),
  });

/** The last years by month, and what a year comes to. */
export const comparisonQuery = (calls: Calls, { customerId, meteringPointNo }: Point) =>
  queryOptions({
    queryKey: [customerId, 'consumptionComparison', meteringPointNo],
    queryFn: ({ signal }) => getConsumptionComparisonV2(calls, { customerId, meteringPointNo }, { signal }),
  });
