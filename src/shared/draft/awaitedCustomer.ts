import type { SessionStore } from '../../platform/storage.ts';
import { readAll, writeAll } from './draftStore.ts';
import { isDraft, placeOf, type Whose } from './keptDraft.ts';

/*
 * What an employee has typed of somebody who turned out to be a customer (`draft.opened`).
 */

/** Notes whom an employee has to open for the draft of a key to go on; the next change of it forgets that. */
export function awaitCustomer(store: SessionStore, key: string, customerId: string): void {
  const noted = Object.entries(readAll(store)).map(([place, draft]) =>
    isDraft(draft) && draft.key === key ? [place, { ...draft, awaitedCustomer: customerId }] : [place, draft],
  );
  writeAll(store, Object.fromEntries(noted));
}

/**
 * Makes what an employee has typed of somebody a customer's, once that customer is opened, whom it turned out to be
 * (`draft.opened`).
 *
 * @param whose the customer, and who has written, as `authorBy` says
 * @returns the path of the page on which it goes on; null where nothing awaits that customer
 */
export function handToOpened(store: SessionStore, whose: Whose): string | null {
  const all = readAll(store);
  for (const [place, awaiting] of Object.entries(all)) {
    if (!isDraft(awaiting) || awaiting.owner !== null || awaiting.author !== whose.author) continue;
    const { awaitedCustomer, ...draft } = awaiting;
    if (awaitedCustomer !== whose.owner) continue;
    const { [place]: _moved, ...others } = all;
    writeAll(store, { ...others, [placeOf(place.split(':')[0] ?? '', whose)]: { ...draft, ...whose } });
    return draft.path ?? null;
  }
  return null;
}
