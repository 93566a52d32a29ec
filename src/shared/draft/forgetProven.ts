import type { SessionStore } from '../../platform/storage.ts';
import { readAll, writeAll } from './draftStore.ts';
import { isKept } from './keptDraft.ts';

/**
 * Forgets what was proven to be somebody's: it has become what it was to be, on whichever page that is known, and whoever
 * has written it (`draft.sent`).
 */
export function forgetProven(store: SessionStore, proofId: string): void {
  const all = Object.entries(readAll(store));
  const left = all.filter(([, draft]) => !isKept(draft) || draft.proofId !== proofId);
  if (left.length < all.length) writeAll(store, Object.fromEntries(left));
}
