import { queryOptions } from '@tanstack/react-query';
import type { Calls } from '../../api/calls.ts';
import { getTariffReplay } from '../../api/consumption.gen.ts';

/** What the last year would have cost at a metering point by each product; the products are named in the language asked for. */
export const replayQuery = (calls: Calls, customerId: string, meteringPointNo: string, locale: string) =>
  queryOptions({
    queryKey: [customerId, 'tariffReplay', meteringPointNo, locale],
    queryFn: ({ signal }) => getTariffReplay(calls, { customerId, meteringPointNo }, { signal }),
  });
