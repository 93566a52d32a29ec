import { verificationMachine } from '../../../machines/verification/verification.machine.ts';
import type { Calls } from '../../api/calls.ts';
import { moveContract, moveResultShape, verifyMove } from '../../api/move.gen.ts';
import { submissionOf } from '../../shared/submission/submission.actors.ts';
import { verificationActors } from '../../shared/verification/verification.actors.ts';

/** What the verification of a move invokes, done over the portal's calls. */
export const moveVerificationActors = (calls: Calls) =>
  verificationActors(calls, { verify: verifyMove, answerShape: moveResultShape });

/** What the machine of a move invokes, done over the portal's calls. */
export const moveActors = (calls: Calls, solveBotCheck: (signal: AbortSignal) => Promise<string>) => ({
  submission: submissionOf(calls, { solveBotCheck, send: moveContract, answerShape: moveResultShape }),
  verification: verificationMachine.provide({ actors: moveVerificationActors(calls) }),
});
