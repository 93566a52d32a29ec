import type { HandedOver } from '../../platform/handOver.ts';
import type { SessionStore } from '../../platform/storage.ts';
import { readRecord, writeRecord, type SessionRecord } from './record.ts';

/** What the portal may know of the session: all but the token. */
export type SessionFacts = Omit<SessionRecord, 'accessToken'>;

export interface TokenHome {
  /** Null where nobody has signed in. Asked for each call anew, and kept by nobody. */
  accessToken(): string | null;
  facts(): SessionFacts | null;
  /** Takes another token for the same session. */
  renew(accessToken: string): void;
  /** The session is over: nothing of it stays in this tab. */
  forget(): void;
}

/**
 * The one home of the token: here, and in the tab's storage, from which a reload takes it up (`storage.session`).
 *
 * @param handedOver the session that the address has handed over, which takes the place of the one that was kept
 */
export function openTokenHome(store: SessionStore, handedOver: HandedOver | null): TokenHome {
  let record: SessionRecord | null = null;
  const keep = (next: SessionRecord | null) => {
    record = next;
    writeRecord(store, next);
  };
  if (handedOver === null) record = readRecord(store);
  else {
    keep(handedOver);
    // A tab that is opened from this one right away takes the session along.
    store.flush();
  }
  return {
    accessToken: () => record && record.accessToken,
    facts: () => record && { idToken: record.idToken, customerId: record.customerId },
    renew: (accessToken) => {
      if (record) keep({ ...record, accessToken });
    },
    forget: () => {
      keep(null);
      store.flush();
    },
  };
}
