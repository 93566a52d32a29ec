import type { TransferAcceptance } from '../../../domain/types.ts';
import type { Calls } from '../../api/calls.ts';
import { acceptTransfer, acceptedTransferShape, refuseTransfer } from '../../api/transfers.gen.ts';
import { submissionOf } from '../../shared/submission/submission.actors.ts';

const solveBotCheck = () => Promise.reject(new Error('who has signed in is no bot'));

/** What the machine of an acceptance invokes, done over the portal's calls. */
export function acceptanceActors(calls: Calls) {
  return {
    submission: submissionOf<TransferAcceptance>(calls, {
      solveBotCheck,
      send: acceptTransfer,
      answerShape: acceptedTransferShape,
    }),
    refusal: submissionOf<null>(calls, {
      solveBotCheck,
      send: (through, _request, options) => refuseTransfer(through, options),
      answerShape: { state: 'string' },
    }),
  };
}
