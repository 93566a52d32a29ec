import { fromPromise } from 'xstate';
import type { BillingFrequencies, BillingOptions, NewBillingFrequency } from '../../../domain/types.ts';
import {
  billingFrequencyChangeShape,
  changeBillingFrequency,
  getBillingFrequencies,
  getBillingOptions,
} from '../../api/billing.gen.ts';
import type { Calls } from '../../api/calls.ts';
import { submissionOf } from '../submission/submission.actors.ts';

/** What the machine of how often one is invoiced invokes, done over the portal's calls. */
export const billingActors = (calls: Calls) => ({
  readFrequencies: fromPromise<BillingFrequencies, { customerId: string }>(({ input, signal }) =>
    getBillingFrequencies(calls, input, { signal }),
  ),
  readOptions: fromPromise<BillingOptions, undefined>(({ signal }) => getBillingOptions(calls, { signal })),
  submission: submissionOf<NewBillingFrequency>(calls, {
    send: changeBillingFrequency,
    answerShape: billingFrequencyChangeShape,
  }),
});
