import { fromPromise } from 'xstate';
import { reloadContent } from '../../api/content.ts';
import type { PortalApi } from '../../api/portal.ts';

/** What the machine of the content reload invokes, done over the portal's calls. */
export function contentReloadActors({ calls }: Pick<PortalApi, 'calls'>) {
  return {
    reloadContent: fromPromise<Awaited<ReturnType<typeof reloadContent>>, { token: string }>(({ input, signal }) =>
      reloadContent(calls, input.token, { signal }),
    ),
  };
}
