import type { TransferRequest } from '../../../machines/transfer/transfer.machine.ts';
import type { Calls } from '../../api/calls.ts';
import { beginTransfer, cancelTransfer, transferShape } from '../../api/transfers.gen.ts';
import { submissionOf } from '../../shared/submission/submission.actors.ts';

/** What the machine of a transfer invokes, done over the portal's calls. */
export function transferActors(calls: Calls) {
  return {
    submission: submissionOf<TransferRequest>(calls, {
      send: (through, { contractCode, wish }, options) =>
        beginTransfer(through, { contractNo: contractCode }, wish, options),
      answerShape: transferShape,
    }),
    cancellation: submissionOf<Pick<TransferRequest, 'contractCode'>>(calls, {
      send: (through, { contractCode }, options) => cancelTransfer(through, { contractNo: contractCode }, options),
      answerShape: transferShape,
    }),
  };
}
