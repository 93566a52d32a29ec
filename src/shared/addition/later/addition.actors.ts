import { verificationMachine } from '../../../../machines/verification/verification.machine.ts';
import { addAddon, verifyAddition } from '../../../api/addons.gen.ts';
import type { Calls } from '../../../api/calls.ts';
import { orderResultShape } from '../../../api/orders.gen.ts';
import { useSession } from '../../session/useSession.ts';
import { submissionOf } from '../../submission/submission.actors.ts';
import { useBotCheck } from '../../submission/useBotCheck.ts';
import { verificationActors } from '../../verification/verification.actors.ts';

/** What the machine of an addition to a contract invokes once it is sent, done over the portal's calls. */
const additionActors = (calls: Calls, solveBotCheck: (signal: AbortSignal) => Promise<string>) => ({
  submission: submissionOf(calls, { solveBotCheck, send: addAddon, answerShape: orderResultShape }),
  verification: verificationMachine.provide({
    actors: verificationActors(calls, { verify: verifyAddition, answerShape: orderResultShape }),
  }),
});

export type AdditionActors = ReturnType<typeof additionActors>;

/** The same, to be done by this page. */
export function useAdditionActors(): AdditionActors {
  const { api } = useSession();
  return additionActors(api, useBotCheck('vapAddition'));
}
