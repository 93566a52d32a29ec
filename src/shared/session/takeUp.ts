import { hintCookie } from '../../../domain/session/cookies.ts';
import { isFramed } from '../../platform/framed.ts';
import type { SessionStore } from '../../platform/storage.ts';

type Page = Pick<Window, 'document' | 'location' | 'parent'>;

/**
 * Has a tab whose hand-over came to nothing take up the session that the browser has, as a new tab does: it is loaded anew,
 * once (`handOver.refused`).
 *
 * @returns whether the page is being left for it; false where nobody has signed in, in a frame, where nothing can be
 *   remembered, and where the session that was taken up so was refused too
 */
export function takeUpSession(store: SessionStore, page: Page): boolean {
  const hint = `; ${hintCookie(page.location.protocol === 'https:')}=`;
  const isKnown = `; ${page.document.cookie}`.includes(hint);
  if (!isKnown || isFramed(page) || !store.isPersistent() || store.read('takenUp') !== null) return false;
  store.write('takenUp', 'true');
  store.flush();
  page.location.reload();
  return true;
}
