import { fromPromise } from 'xstate';
import type { EInvoice, NewEInvoiceOrder } from '../../../domain/types.ts';
import type { Calls } from '../../api/calls.ts';
import { eInvoiceOrderShape, getEInvoice, orderEInvoice } from '../../api/eInvoice.gen.ts';
import { submissionOf } from '../submission/submission.actors.ts';

const solveBotCheck = () => Promise.reject(new Error('who has signed in is no bot'));

/** What the machine of e-invoices invokes, done over the portal's calls. */
export const eInvoiceActors = (calls: Calls) => ({
  readEInvoice: fromPromise<EInvoice, { customerId: string }>(({ input, signal }) =>
    getEInvoice(calls, input, { signal }),
  ),
  submission: submissionOf<NewEInvoiceOrder>(calls, {
    solveBotCheck,
    send: orderEInvoice,
    answerShape: eInvoiceOrderShape,
  }),
});
