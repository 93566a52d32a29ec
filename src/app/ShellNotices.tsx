import { useSyncExternalStore } from 'react';
import { usePortal } from '../shared/portal.context.ts';
import { Notices } from './late.tsx';

export interface NoticesProps {
  /** When the connection was lost, in epoch milliseconds; null while there is one. */
  lostAt: number | null;
  isPersistent: boolean;
  hasLanguageFailed: boolean;
}

/** What the person should know on every page; mostly nothing. */
export function ShellNotices({ hasLanguageFailed }: { hasLanguageFailed: boolean }) {
  const { connection, store } = usePortal();
  const lostAt = useSyncExternalStore(connection.subscribe, connection.lostAt);
  const isPersistent = useSyncExternalStore(store.subscribe, store.isPersistent);
  const isWorthSaying = lostAt !== null || !isPersistent || hasLanguageFailed;
  return isWorthSaying && <Notices {...{ lostAt, isPersistent, hasLanguageFailed }} />;
}
