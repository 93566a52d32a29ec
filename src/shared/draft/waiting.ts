import type { SessionStore } from '../../platform/storage.ts';
import { dropWhere, readAll } from './draftStore.ts';
import { isDraft, isKept, type Whose } from './keptDraft.ts';

/* What waits in the tab, of whichever flow. */

/** Under which id what this tab has sent last awaits a proof, and on which page it was sent; null where it knows of nothing. */
export function awaitedProof(store: SessionStore): { proofId: string; path: string | null } | null {
  const waiting = Object.values(readAll(store)).filter((draft) => isKept(draft) && typeof draft.proofId === 'string');
  const [last] = waiting.filter(isKept).sort((one, other) => other.startedAt - one.startedAt);
  return last?.proofId ? { proofId: last.proofId, path: last.path ?? null } : null;
}

/** Whether something waits in the tab that a person has written, for whichever customer (`draft.left`). */
export function hasDraftOf(store: SessionStore, person: string | null): boolean {
  return Object.values(readAll(store)).some(
    (draft) => isDraft(draft) && draft.owner !== null && draft.author === person,
  );
}

/** Whether something waits in the tab that was written for a customer (`acting.stop`). */
export function hasDraftFor(store: SessionStore, customerId: string): boolean {
  return Object.values(readAll(store)).some((draft) => isDraft(draft) && draft.owner === customerId);
}

/** What is known of a form that was left: typed, or on its way without anybody knowing what became of it. */
export type Left = 'typed' | 'sent';

const isUnderWay = (draft: unknown): boolean => isDraft(draft) && draft.isSent && !draft.proofId;

/**
 * What stands of a draft that was written on a page, or anywhere where that is null; null where none waits
 * (`acting.changedElsewhere`).
 */
export function waitsOn(store: SessionStore, path: string | null, { owner, author }: Whose): Left | null {
  const waiting = Object.values(readAll(store)).filter(
    (draft) =>
      isDraft(draft) &&
      draft.owner === owner &&
      draft.author === author &&
      (path === null || `${path}/`.startsWith(`${draft.path}/`)),
  );
  if (waiting.length === 0) return null;
  return waiting.some(isUnderWay) ? 'sent' : 'typed';
}

/**
 * Removes what a person has written for one customer, whom they close (`draft.mandate`); what they have written for others
 * waits until those are opened again.
 *
 * @param whose the customer, and who has written, as `authorBy` says
 * @param keepsSent what is on its way stays, as nobody could be told otherwise what became of it
 */
export const dropDraftsFor = (
  store: SessionStore,
  whose: { owner: string; author: string | null },
  keepsSent = false,
): void =>
  dropWhere(
    store,
    (draft) => draft['owner'] === whose.owner && draft['author'] === whose.author && !(keepsSent && isUnderWay(draft)),
  );
