import { queryOptions } from '@tanstack/react-query';
import type { DayRange } from '../../../domain/consumption/index.ts';
import type { Calls } from '../../api/calls.ts';
import { getConsumptionColumns } from '../../api/consumption.gen.ts';

/** What was used at a metering point day by day. */
export const daysQuery = (calls: Calls, customerId: string, meteringPointNo: string, { from, to }: DayRange) =>
  queryOptions({
    queryKey: [customerId, 'consumptionDays', meteringPointNo, from, to],
    queryFn: ({ signal }) =>
      getConsumptionColumns(calls, { customerId, meteringPointNo, from, to, resolution: 'day' }, { signal }),
  });
