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

/**
 * Takes the drafts of who leaves out of the tab: what they wrote, for whichever customer, what stands with their own, and
 * what was written before anybody signed in. Only what another person wrote waits for them (`draft.left`).
 *
 * @param person the customer that they are themselves; null where that is not known, and then nothing stays
 */
export function dropDrafts(store: SessionStore, person: string | null): void {
  const waits = (draft: unknown) =>
    isObject(draft) && typeof draft['author'] === 'string' && draft['author'] !== person && draft['owner'] !== person;
  const others = Object.entries(readAll(store)).filter(([, draft]) => person !== null && waits(draft));
  writeAll(store, Object.fromEntries(others));
}

/** Removes what an employee has written, whoever it was: with the session goes what told them apart (`draft.left`). */
export function dropEmployeesDrafts(store: SessionStore): void {
  const all = Object.entries(readAll(store));
  const left = all.filter(([, draft]) => !isObject(draft) || draft['author'] !== EMPLOYEE);
  if (left.length < all.length) writeAll(store, Object.fromEntries(left));
}

/**
 * Removes what a person has written for one customer, whom they close (`draft.mandate`); what they have written for others
 * waits until those are opened again.
 *
 * @param whose the customer, and who has written, as `authorBy` says
 */
export function dropDraftsFor(store: SessionStore, whose: { owner: string; author: string | null }): void {
  const isTheirs = (draft: unknown) =>
    isObject(draft) && draft['owner'] === whose.owner && draft['author'] === whose.author;
  const all = Object.entries(readAll(store));
  const left = all.filter(([, draft]) => !isTheirs(draft));
  if (left.length < all.length) writeAll(store, Object.fromEntries(left));
}
