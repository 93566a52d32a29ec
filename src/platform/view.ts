import type { SessionStore } from './storage.ts';

/** The views inside the mobile app or another site that a search asks for (`frame.embedded`). */
export function viewsOf(search: string): ('app' | 'embed')[] {
  const asked = new URLSearchParams(search);
  return (['app', 'embed'] as const).filter((view) => asked.get(view) === 'true');
}

/**
 * Keeps the view of an address for the next document of the tab: the ways out of the portal, to sign in and out, come back
 * to an address that does not name it. `src/begin.ts` takes it, once, before anything is painted.
 */
export function keepView(store: Pick<SessionStore, 'write'>, search: string): void {
  const [view = null] = viewsOf(search);
  if (view) store.write('view', view);
}
