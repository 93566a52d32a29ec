import type { HandedOver } from '../../platform/handOver.ts';
import type { SessionStore } from '../../platform/storage.ts';
import { readRecord, writeRecord, type SessionRecord } from './record.ts';

/** What the portal may know of the session: all but the token. */
export type SessionFacts = Omit<SessionRecord, 'accessToken'>;

export interface TokenHome {
  /** Null where nobody has signed in, and until what was handed over is exchanged. Asked for each call anew, and kept by nobody. */
  accessToken(): string | null;
  /** What the address handed over and was not exchanged yet; it is kept nowhere else. */
  handedOver(): HandedOver | null;
  facts(): SessionFacts | null;
  /** Takes the token that the hand-over was exchanged for; one of a session that is over by now is dropped. */
  exchange(handedOver: HandedOver, accessToken: string): void;
  /** Takes another token for the same session. */
  renew(accessToken: string): void;
  /** The person goes on with another customer, or another delivery site of the customer. */
  choose(choice: SessionFacts): void;
  /** The session is over: nothing of it stays in this tab. */
  forget(): void;
}

/**
 * The one home of the token: here, and in the tab's storage, from which a reload takes it up (`storage.session`).
 *
 * @param handed the session that the address has handed over, which takes the place of the one that was kept
 */
export function openTokenHome(store: SessionStore, handed: HandedOver | null): TokenHome {
  let waiting = handed;
  let record = handed === null ? readRecord(store) : null;
  const keep = (next: SessionRecord | null) => {
    record = next;
    writeRecord(store, next);
  };
  if (handed !== null) keep(null);
  return {
    accessToken: () => record && record.accessToken,
    handedOver: () => waiting,
    facts: () => {
      const known = record ?? waiting;
      return known && { customerId: known.customerId, deliverySite: record?.deliverySite ?? null };
    },
    exchange: (handedOver, accessToken) => {
      if (waiting !== handedOver) return;
      waiting = null;
      keep({ accessToken, customerId: handedOver.customerId, deliverySite: null });
      store.write('takenUp', null);
      // A tab that is opened from this one right away takes the session along.
      store.flush();
    },
    renew: (accessToken) => {
      if (record) keep({ ...record, accessToken });
    },
    choose: (choice) => {
      if (record) keep({ ...record, ...choice });
      // A tab that is opened from this one right away, and a reload, go on with it.
      store.flush();
    },
    forget: () => {
      waiting = null;
      keep(null);
      store.flush();
    },
  };
}
