import type { SessionStore } from '../../platform/storage.ts';

const notices = ['exit', 'disclaimer'] as const;
export type DismissedNotice = (typeof notices)[number];

/** What the person has dismissed in this session (`entry.dismissed`). */
export function readDismissed(store: SessionStore): ReadonlySet<DismissedNotice> {
  const stored = (store.read('dismissedNotices') ?? '').split(',');
  return new Set(notices.filter((notice) => stored.includes(notice)));
}

/** Keeps it for the tab, until the session ends. */
export function writeDismissed(store: SessionStore, dismissed: readonly DismissedNotice[]): void {
  store.write('dismissedNotices', dismissed.length > 0 ? dismissed.join(',') : null);
}
