import { fromPromise } from 'xstate';
import type { EInvoice, NewEInvoiceOrder } from '../../../domain/types.ts';
import type { Calls } from '../../api/calls.ts';
import { eInvoiceOrderShape, getEInvoice, orderEInvoice } from '../../api/eInvoice.gen.ts';
import { submissionOf } from '../submission/submission.actors.ts';

/** What the machine of e-invoices invokes, done over the portal's calls. */
export const eInvoiceActors = (calls: Calls) => ({
  readEInvoice: fromPromise<EInvoice, { customerId: string }>(({ input, signal }) =>
    getEInvoice(calls, input, { signal }),
  ),
  submission: submissionOf<NewEInvoiceOrder>(calls, {
    send: orderEInvoice,
    answerShape: eInvoiceOrderShape,
  }),
});
