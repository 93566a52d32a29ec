import { verificationMachine } from '../../../../machines/verification/verification.machine.ts';
import { addAddon, verifyAddition } from '../../../api/addons.gen.ts';
import type { Calls } from '../../../api/calls.ts';
import { orderResultShape } from '../../../api/orders.gen.ts';
import { useSession } from '../../../shared/session/useSession.ts';
import { submissionOf } from '../../../shared/submission/submission.actors.ts';
import { useBotCheck } from '../../../shared/submission/useBotCheck.ts';
import { verificationActors } from '../../../shared/verification/verification.actors.ts';

/** What the machine of an add-on invokes once it is sent, done over the portal's calls. */
const addonActors = (calls: Calls, solveBotCheck: (signal: AbortSignal) => Promise<string>) => ({
  submission: submissionOf(calls, { solveBotCheck, send: addAddon, answerShape: orderResultShape }),
  verification: verificationMachine.provide({
    actors: verificationActors(calls, { verify: verifyAddition, answerShape: orderResultShape }),
  }),
});

export type AddonActors = ReturnType<typeof addonActors>;

/** The same, to be done by this page. */
export function useAddonActors(): AddonActors {
  const { api } = useSession();
  return addonActors(api, useBotCheck('vapAddition'));
}
