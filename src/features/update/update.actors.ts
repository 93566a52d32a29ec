import { verificationMachine } from '../../../machines/verification/verification.machine.ts';
import type { Calls } from '../../api/calls.ts';
import { contactUpdateShape, requestUpdate, verifyUpdate } from '../../api/updates.gen.ts';
import { submissionOf } from '../../shared/submission/submission.actors.ts';
import { verificationActors } from '../../shared/verification/verification.actors.ts';

/** What the verification of an update invokes, done over the portal's calls. */
export const updateVerificationActors = (calls: Calls) =>
  verificationActors(calls, { verify: verifyUpdate, answerShape: contactUpdateShape });

/** What the machine of an update invokes, done over the portal's calls. */
export const updateActors = (calls: Calls, solveBotCheck: (signal: AbortSignal) => Promise<string>) => ({
  submission: submissionOf(calls, { solveBotCheck, send: requestUpdate, answerShape: contactUpdateShape }),
  verification: verificationMachine.provide({ actors: updateVerificationActors(calls) }),
});
