import { billingFrequencies, invoicesAYear } from '../../domain/billing/index.ts';
import { writtenBy } from '../access/writtenBy.ts';
import { changeFrequency } from '../billing/change.ts';
import { frequenciesOf } from '../billing/frequencies.ts';
import type { HandlersOf } from './handler.ts';

export const handlers: HandlersOf<'billing'> = {
  getBillingOptions: async () => ({
    status: 200,
    body: {
      options: billingFrequencies.map((frequency) => ({ frequency, invoicesAYear: invoicesAYear(frequency) })),
    },
  }),

  getBillingFrequencies: async ({ params: { customerId } }, _actor, context) => ({
    status: 200,
    body: await frequenciesOf(context, customerId),
  }),

  changeBillingFrequency: async ({ body, locale, raw }, actor, { database: { db }, clock }) => {
    const by = writtenBy(actor, raw.relation);
    const { answer, mails } = await changeFrequency(db, { ...body, by, locale, now: clock() });
    return { status: 201, body: answer, mails };
  },
};
