import type { TerminationRequest } from '../../../machines/termination/termination.machine.ts';
import type { Calls } from '../../api/calls.ts';
import { terminateContract, terminationShape } from '../../api/terminations.gen.ts';
import { submissionOf } from '../../shared/submission/submission.actors.ts';

/** What the machine of a notice invokes, done over the portal's calls. */
export function terminationActors(calls: Calls) {
  return {
    submission: submissionOf<TerminationRequest>(calls, {
      send: (through, { contractNo, ...body }, options) => terminateContract(through, { contractNo }, body, options),
      answerShape: terminationShape,
    }),
  };
}
