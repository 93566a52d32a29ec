import { fromPromise } from 'xstate';
import type { Calls } from '../../api/calls.ts';
import { reloadContent } from '../../api/content.gen.ts';

/** What the machine of the content reload invokes, done over the portal's calls. */
export function contentReloadActors(calls: Calls) {
  return {
    reloadContent: fromPromise<Awaited<ReturnType<typeof reloadContent>>, { token: string }>(({ input, signal }) =>
      reloadContent(calls, { 'X-Purge-Token': input.token }, { signal }),
    ),
  };
}
