import type { SessionStore } from '../../platform/storage.ts';
import { soon } from './draftStore.ts';

/** In milliseconds: keeping a draft costs more than typing into it, and is done once for all that was typed meanwhile. */
const WAIT = 1000;

/** Of which draft something waits to be written, and how to stop waiting. */
let waiting: { place: string; stop(): void } | null = null;

/**
 * Has a draft written within a second, as it was asked for last; at once where the page is hidden or left, or where drafts are
 * read or written otherwise (`draft.kept`).
 */
export function writeSoon(store: SessionStore, place: string, write: () => void): void {
  if (waiting?.place !== place) soon.write?.();
  if (!waiting) {
    const left = new AbortController();
    const { signal } = left;
    const now = () => {
      soon.write?.();
      store.flush();
    };
    const timer = setTimeout(now, WAIT);
    window.addEventListener('pagehide', now, { signal });
    document.addEventListener('visibilitychange', now, { signal });
    waiting = {
      place,
      stop: () => {
        left.abort();
        clearTimeout(timer);
        waiting = null;
      },
    };
  }
  soon.write = () => {
    soon.write = undefined;
    waiting?.stop();
    write();
  };
}
