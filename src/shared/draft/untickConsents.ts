import { isObject } from '../../api/shape.ts';
import type { SessionStore } from '../../platform/storage.ts';
import { EMPLOYEE } from './author.ts';
import { readAll, writeAll } from './draftStore.ts';

/** The same without the boxes of consents, wherever they stand in it. */
function unticked(value: unknown): unknown {
  if (!isObject(value) || Array.isArray(value)) return value;
  const others = Object.entries(value).filter(([name]) => name !== 'consents');
  return Object.fromEntries(others.map(([name, member]) => [name, unticked(member)]));
}

/**
 * Unticks what an employee has ticked for customers: a customer who is opened anew is asked anew (`draft.consentsAnew`). What
 * is on its way stays as it was sent.
 */
export function untickConsents(store: SessionStore): void {
  const all = Object.entries(readAll(store)).map(([place, draft]) => {
    const isTheirs = isObject(draft) && draft['author'] === EMPLOYEE && draft['owner'] !== null && !draft['isSent'];
    return [place, isTheirs ? { ...draft, values: unticked(draft['values']) } : draft];
  });
  writeAll(store, Object.fromEntries(all) as Record<string, unknown>);
}
