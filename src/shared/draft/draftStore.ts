import { isObject } from '../../api/shape.ts';
import type { SessionStore } from '../../platform/storage.ts';
import { EMPLOYEE } from './author.ts';

/** Writes what waits to be (`writeSoon`), before anybody reads the drafts. */
export const soon: { write?: (() => void) | undefined } = {};

/** The drafts that the tab keeps, by their places; what is none of ours counts as none. */
export function readAll(store: SessionStore): Record<string, unknown> {
  soon.write?.();
  try {
    const kept: unknown = JSON.parse(store.read('drafts') ?? '{}');
    return isObject(kept) ? kept : {};
  } catch {
    return {};
  }
}

export function writeAll(store: SessionStore, drafts: Record<string, unknown>): void {
  store.write('drafts', Object.keys(drafts).length > 0 ? JSON.stringify(drafts) : null);
}

/** Removes some of what the tab keeps. */
export function dropWhere(store: SessionStore, isGone: (draft: Record<string, unknown>) => boolean): void {
  const left = Object.entries(readAll(store)).filter(([, draft]) => isObject(draft) && !isGone(draft));
  writeAll(store, Object.fromEntries(left));
}

/**
 * Takes the drafts of who leaves out of the tab: what they wrote, for whichever customer, what stands with their own, and
 * what was written before anybody signed in. Only what another person wrote waits for them (`draft.left`).
 *
 * @param person the customer that they are themselves; null where that is not known, and then nothing stays
 */
export const dropDrafts = (store: SessionStore, person: string | null): void =>
  dropWhere(store, ({ author, owner }) => person === null || !author || author === person || owner === person);

/** Removes what an employee has written, whoever it was: with the session goes what told them apart (`draft.left`). */
export const dropEmployeesDrafts = (store: SessionStore): void => dropWhere(store, ({ author }) => author === EMPLOYEE);
