import { fromPromise } from 'xstate';
import type { Acting } from '../../../machines/acting/acting.machine.ts';
import { giveSalesAgentId } from '../../api/backup.gen.ts';
import { confirmed } from '../../shared/session/confirmed.ts';
import type { PortalSession } from '../../shared/session/portalSession.ts';

/** What the machine of the sales agent id invokes, done over the portal's calls. */
export function salesAgentActors(session: Pick<PortalSession, 'api' | 'confirm'>) {
  return {
    giveSalesAgentId: fromPromise<Acting, { salesAgentId: string }>(({ input, signal }) =>
      confirmed(session, giveSalesAgentId(session.api, input, { signal })),
    ),
  };
}
