import { verificationMachine } from '../../../machines/verification/verification.machine.ts';
import { addAddon, verifyAddition } from '../../api/addons.gen.ts';
import type { Calls } from '../../api/calls.ts';
import { orderResultShape } from '../../api/orders.gen.ts';
import { submissionOf } from '../../shared/submission/submission.actors.ts';
import { verificationActors } from '../../shared/verification/verification.actors.ts';

/** What the machine of a lock invokes, done over the portal's calls. */
export const priceLockActors = (calls: Calls, solveBotCheck: (signal: AbortSignal) => Promise<string>) => ({
  submission: submissionOf(calls, { solveBotCheck, send: addAddon, answerShape: orderResultShape }),
  verification: verificationMachine.provide({
    actors: verificationActors(calls, { verify: verifyAddition, answerShape: orderResultShape }),
  }),
});
