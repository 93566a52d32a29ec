import { fromPromise } from 'xstate';
import { toFailure } from '../../../domain/failure.ts';
import { isOwnAddress } from '../../../domain/links/index.ts';
import { logout, logoutBrowser } from '../../api/session.gen.ts';
import type { PortalSession } from '../../shared/session/portalSession.ts';

/** Where the browser goes when there is no session to end. */
const FRONT_PAGE = '/';

/** Only a path of this origin is gone to, whatever the answer says: the end of the single sign-on is the server's own. */
const ownPath = (location: string) => (isOwnAddress(location) ? location : FRONT_PAGE);

/** What the sign-out machine invokes, done over the portal's calls. */
export function signOutActors({ api, getState, settled }: Pick<PortalSession, 'api' | 'getState' | 'settled'>) {
  return {
    endSession: fromPromise<{ location: string }, undefined>(async ({ signal }) => {
      // What was handed over has no token yet that could be shown.
      await settled();
      if (getState().facts === null) return { location: FRONT_PAGE };
      try {
        return { location: ownPath((await logout(api, { signal })).location) };
      } catch (thrown) {
        if (toFailure(thrown).kind !== 'signInNeeded') throw thrown;
        // This tab's token is over; the session may go on in others, and the identity provider's with it.
        return { location: ownPath((await logoutBrowser(api, { signal })).location) };
      }
    }),
  };
}
