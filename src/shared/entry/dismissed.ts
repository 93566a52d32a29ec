import type { EntryNotice } from '../../../machines/entry/entry.machine.ts';
import type { SessionStore } from '../../platform/storage.ts';

/** The dialog of those whom the person may act for is one that opens by itself once. */
export type Dismissed = EntryNotice | 'representations';

const notices: readonly Dismissed[] = ['exit', 'disclaimer', 'representations'];

/** What the person has dismissed in this session (`entry.dismissed`). */
export function readDismissed(store: SessionStore): Set<Dismissed> {
  const stored = (store.read('dismissedNotices') ?? '').split(',');
  return new Set(notices.filter((notice) => stored.includes(notice)));
}

/** Keeps for the tab, until the session ends, that the person has dismissed one. */
export function keepDismissed(store: SessionStore, notice: Dismissed): void {
  store.write('dismissedNotices', [...readDismissed(store).add(notice)].join(','));
}
