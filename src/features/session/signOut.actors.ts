import { fromPromise } from 'xstate';
import { toFailure } from '../../../domain/failure.ts';
import { isOwnPath } from '../../../domain/links/index.ts';
import type { Calls } from '../../api/calls.ts';
import { logout } from '../../api/session.gen.ts';
import type { SessionFacts } from '../../shared/session/portalSession.ts';

/** Where the browser goes when there is no session to end. */
const FRONT_PAGE = '/';

/** The server's own address that ends the identity provider's session. */
function endSessionLink({ idToken }: SessionFacts): string {
  return idToken === null ? FRONT_PAGE : `/endSession?${new URLSearchParams({ id_token_hint: idToken })}`;
}

/** Only a path of this portal is gone to, whatever the answer says. */
const ownPath = (location: string) => (isOwnPath(location) ? location : FRONT_PAGE);

/** What the sign-out machine invokes, done over the portal's calls. */
export function signOutActors(calls: Calls, facts: () => SessionFacts | null) {
  return {
    endSession: fromPromise<{ location: string }, undefined>(async ({ signal }) => {
      const session = facts();
      if (session === null) return { location: FRONT_PAGE };
      try {
        return { location: ownPath((await logout(calls, { signal })).location) };
      } catch (thrown) {
        // A session that is over already is signed out; the identity provider's may still live.
        if (toFailure(thrown).kind === 'signInNeeded') return { location: endSessionLink(session) };
        throw thrown;
      }
    }),
  };
}
