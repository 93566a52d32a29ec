import { toFailure } from '../../../domain/failure.ts';
import type { CallOptions, Call, Calls } from '../../api/calls.ts';
import type { PortalSession } from '../session/portalSession.ts';

/**
 * The portal's calls as those of invoices are made: one that is refused for want of a session leads to the sign-in at once,
 * and nobody asks whether the token is good after all (`invoicesPage.signIn`).
 */
export function invoiceCalls({ api, gate }: Pick<PortalSession, 'api' | 'gate'>): Calls {
  const once = <Data>(call: Call, options?: CallOptions): Promise<Data> =>
    api.once<Data>(call, options).catch((thrown: unknown) => {
      if (toFailure(thrown).kind === 'signInNeeded') gate.send({ type: 'session.ended' });
      throw thrown;
    });
  return { read: once, once };
}
