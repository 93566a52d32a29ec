import { useState, useSyncExternalStore } from 'react';
import { usePortal } from '../shared/portal.context.ts';
import { useIsActing } from '../shared/session/useIsActing.ts';
import { useSessionState } from '../shared/session/useSession.ts';
import { Notices, OfflineNotice } from './late.tsx';

/** That there is no connection, while there is none. */
export function ShellBanner() {
  const { connection } = usePortal();
  const lostAt = useSyncExternalStore(connection.subscribe, connection.lostAt, () => null);
  return lostAt !== null && <OfflineNotice lostAt={lostAt} />;
}

/** What the person should know on every page; mostly nothing. */
export function ShellNotices({ hasLanguageFailed }: { hasLanguageFailed: boolean }) {
  const { store } = usePortal();
  const isPersistent = useSyncExternalStore(store.subscribe, store.isPersistent, () => true);
  const { end } = useSessionState();
  // Who has acted for another is told also when that is over.
  const [hasActed, setHasActed] = useState(false);
  if (useIsActing() && !hasActed) setHasActed(true);
  const isRightLost = store.read('rightLost') !== null;
  const isWorthSaying = !isPersistent || hasLanguageFailed || end !== null || hasActed || isRightLost;
  return isWorthSaying && <Notices {...{ isPersistent, hasLanguageFailed, end, hasActed, isRightLost }} />;
}
