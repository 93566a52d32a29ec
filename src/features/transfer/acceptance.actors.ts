import type { TransferAcceptance } from '../../../domain/types.ts';
import type { Calls } from '../../api/calls.ts';
import { acceptTransfer, acceptedTransferShape, refuseTransfer } from '../../api/transfers.gen.ts';
import { submissionOf } from '../../shared/submission/submission.actors.ts';

/** What the machine of an acceptance invokes, done over the portal's calls. */
export function acceptanceActors(calls: Calls) {
  return {
    submission: submissionOf<TransferAcceptance>(calls, {
      send: acceptTransfer,
      answerShape: acceptedTransferShape,
    }),
    refusal: submissionOf<null>(calls, {
      send: (through, _request, options) => refuseTransfer(through, options),
      answerShape: { state: 'string' },
    }),
  };
}
