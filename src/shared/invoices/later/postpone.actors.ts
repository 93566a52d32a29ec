import type { NewPostponement } from '../../../../domain/types.ts';
import type { Calls } from '../../../api/calls.ts';
import { postponeInvoice, postponementShape } from '../../../api/invoices.gen.ts';
import { submissionOf } from '../../submission/submission.actors.ts';

const solveBotCheck = () => Promise.reject(new Error('who has signed in is no bot'));

/** What the machine of postponing invokes, done over the portal's calls. */
export const postponeActors = (calls: Calls) => ({
  submission: submissionOf<NewPostponement>(calls, {
    solveBotCheck,
    send: postponeInvoice,
    answerShape: postponementShape,
  }),
});
