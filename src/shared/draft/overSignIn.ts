import { leaveDrafts, takeUpDrafts } from '../../api/drafts.gen.ts';
import type { Calls } from '../../api/calls.ts';
import { serverNow } from '../../platform/clock.ts';
import type { SessionStore } from '../../platform/storage.ts';
import { hasLeftDrafts } from './hasLeftDrafts.ts';
import { draftsAt, keepLeft } from './left.ts';

/** In milliseconds: a sign-in waits no longer for what goes along with it. */
const PATIENCE = 2_000;

interface Leaving {
  api: Calls;
  store: SessionStore;
  /** Of the portal. */
  page: Window;
}

/** The page to which a sign-in leads back; null where the link begins none. */
function wayBackOf(link: HTMLAnchorElement, { location }: Window): string | null {
  if (link.origin !== location.origin || link.pathname !== '/login' || link.target !== '') return null;
  const back = new URL(link.href).searchParams.get('location');
  return back !== null && URL.canParse(back, location.origin) ? new URL(back, location.origin).pathname : null;
}

const isPlain = ({ button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent) =>
  button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey;

/**
 * Has what was typed on a page go to the server before the browser leaves it for a sign-in that leads back there: a bank's
 * app may come back in another tab (`draft.elsewhere`). The sign-in begins whatever becomes of that.
 *
 * @returns how to stop
 */
export function leaveAtSignIn({ api, store, page }: Leaving): () => void {
  let isLeaving = false;
  const follow = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const path = link && isPlain(event) && !event.defaultPrevented ? wayBackOf(link, page) : null;
    if (link === null || path === null) return;
    const drafts = draftsAt(store, path, serverNow());
    // What was left of it before is for nobody who signs in now.
    if (drafts.length === 0 && !hasLeftDrafts(page.document)) return;
    event.preventDefault();
    if (isLeaving) return;
    isLeaving = true;
    const { href } = link;
    void leaveDrafts(api, { path, drafts }, { signal: AbortSignal.timeout(PATIENCE) })
      .catch(() => {})
      .finally(() => {
        isLeaving = false;
        page.location.assign(href);
      });
  };
  page.document.addEventListener('click', follow);
  return () => page.document.removeEventListener('click', follow);
}

interface TakingUp {
  api: Calls;
  store: SessionStore;
  /** Resolves once it is known who has signed in. */
  settled(): Promise<void>;
  /** At which the sign-in has come back. */
  path: string;
}

/**
 * Takes up what was left of the page to which a sign-in has led back, in whichever tab that is; its form finds it where what
 * was typed in the tab itself would be (`draft.elsewhere`).
 */
export async function takeUpLeft({ api, store, settled, path }: TakingUp): Promise<void> {
  await settled();
  const { drafts } = await takeUpDrafts(api, { path });
  keepLeft(store, path, drafts);
  // The server keeps them no longer than a minute.
  store.flush();
}
