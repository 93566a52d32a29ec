import type { EntryNotice } from '../../../machines/entry/entry.machine.ts';
import type { SessionStore } from '../../platform/storage.ts';

const notices: readonly EntryNotice[] = ['exit', 'disclaimer'];

/** What the person has dismissed in this session (`entry.dismissed`). */
export function readDismissed(store: SessionStore): Set<EntryNotice> {
  const stored = (store.read('dismissedNotices') ?? '').split(',');
  return new Set(notices.filter((notice) => stored.includes(notice)));
}

/** Keeps for the tab, until the session ends, that the person has dismissed one. */
export function keepDismissed(store: SessionStore, notice: EntryNotice): void {
  store.write('dismissedNotices', [...readDismissed(store).add(notice)].join(','));
}
