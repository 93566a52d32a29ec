// Made of openapi/priceLock.yaml by npm run generate.
import type { Calls, KeyedOptions } from './calls.ts';
import type { Body, Data, Params } from './operation.ts';
import type { Shape } from './shape.ts';

export const priceLockReminderShape = { email: 'string', day: 'string' } satisfies Shape;

/** Be reminded when prices may be locked again. */
export const remindOfPriceLock = (
  calls: Calls,
  params: Params<'remindOfPriceLock'>,
  body: Body<'remindOfPriceLock'>,
  options: KeyedOptions,
) =>
  calls.once<Data<'remindOfPriceLock'>>(
    {
      method: 'POST',
      path: `/api/contract/${encodeURIComponent(params['customerId'])}/${encodeURIComponent(params['contractNo'])}/price-lock-reminder`,
      body,
      shape: priceLockReminderShape,
    },
    options,
  );
