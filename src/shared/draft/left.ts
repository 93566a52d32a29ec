import { isObject } from '../../api/shape.ts';
import type { LeftDraft } from '../../../domain/types.ts';
import type { SessionStore } from '../../platform/storage.ts';
import { EMPLOYEE } from './author.ts';
import { readAll, writeAll } from './draftStore.ts';
import { isDraft, isOver, placeOf } from './keptDraft.ts';

/*
 * What goes along over a sign-in, which a bank's app may end in another tab (`draft.elsewhere`).
 */

/** As many of one page as the server takes. */
const MOST = 4;
/** As long as the server takes what was typed, as JSON. */
const LONGEST = 12_000;

/** Whether one address is the other's, or that of a step of it. */
const isSamePage = (one: string, other: string) =>
  one === other || one.startsWith(`${other}/`) || other.startsWith(`${one}/`);

/**
 * The drafts that were written on a page, as the server takes them: a stranger's, and those of people who are customers
 * themselves.
 *
 * @param path of the page to which the sign-in leads back
 * @param now by the server's clock, in epoch milliseconds
 */
export function draftsAt(store: SessionStore, path: string, now: number): LeftDraft[] {
  return Object.entries(readAll(store))
    .flatMap(([place, draft]): LeftDraft[] => {
      if (!isDraft(draft) || isOver(draft, now) || !draft.path || !isSamePage(draft.path, path)) return [];
      const { version, owner, author, key, startedAt, isSent, proofId = null } = draft;
      if (author === EMPLOYEE || (owner !== null && author === null)) return [];
      const values = JSON.stringify(draft.values);
      if (values.length > LONGEST) return [];
      return [{ name: place.split(':')[0] ?? '', version, owner, author, key, startedAt, isSent, proofId, values }];
    })
    .slice(0, MOST);
}

/** Keeps for this tab what another has left of a page; what this one has begun itself stays. */
export function keepLeft(store: SessionStore, path: string, drafts: readonly LeftDraft[]): void {
  const kept = drafts.flatMap(({ name, values, ...draft }): [string, object][] => {
    const typed: unknown = JSON.parse(values);
    return isObject(typed) ? [[placeOf(name, draft), { ...draft, path, values: typed }]] : [];
  });
  writeAll(store, { ...Object.fromEntries(kept), ...readAll(store) });
}
