import type { NewPostponement } from '../../../../domain/types.ts';
import type { Calls } from '../../../api/calls.ts';
import { postponeInvoice, postponementShape } from '../../../api/invoices.gen.ts';
import { submissionOf } from '../../submission/submission.actors.ts';

/** What the machine of postponing invokes, done over the portal's calls. */
export const postponeActors = (calls: Calls) => ({
  submission: submissionOf<NewPostponement>(calls, {
    send: postponeInvoice,
    answerShape: postponementShape,
  }),
});
