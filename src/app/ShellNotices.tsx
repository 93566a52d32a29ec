import { useSyncExternalStore } from 'react';
import { usePortal } from '../shared/portal.context.ts';
import { Notices } from './late.tsx';

/** What the person should know on every page; mostly nothing. */
export function ShellNotices({ hasLanguageFailed }: { hasLanguageFailed: boolean }) {
  const { connection, store } = usePortal();
  const lostAt = useSyncExternalStore(connection.subscribe, connection.lostAt, () => null);
  const isPersistent = useSyncExternalStore(store.subscribe, store.isPersistent, () => true);
  const isWorthSaying = lostAt !== null || !isPersistent || hasLanguageFailed;
  return isWorthSaying && <Notices {...{ lostAt, isPersistent, hasLanguageFailed }} />;
}
