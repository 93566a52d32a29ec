import { fromPromise } from 'xstate';
import type { Acting } from '../../../machines/acting/acting.machine.ts';
import type { Calls } from '../../api/calls.ts';
import { giveSalesAgentId } from '../../api/backup.gen.ts';

/** What the machine of the sales agent id invokes, done over the portal's calls. */
export function salesAgentActors(calls: Calls) {
  return {
    giveSalesAgentId: fromPromise<Acting, { salesAgentId: string }>(({ input, signal }) =>
      giveSalesAgentId(calls, input, { signal }),
    ),
  };
}
