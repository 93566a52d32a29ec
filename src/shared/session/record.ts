import * as v from 'valibot';
import type { HandedOver } from '../../platform/handOver.ts';
import type { SessionStore } from '../../platform/storage.ts';

/** What a reload needs to go on with the session (`storage.session`). */
export type SessionRecord = HandedOver;

const Record = v.object({
  version: v.literal(1),
  accessToken: v.string(),
  idToken: v.nullable(v.string()),
  customerId: v.nullable(v.string()),
});

/** The session that this tab kept, null where there is none or it was written by another version. */
export function readRecord(store: SessionStore): SessionRecord | null {
  const text = store.read('kajo.session');
  if (text === null) return null;
  try {
    const { accessToken, idToken, customerId } = v.parse(Record, JSON.parse(text));
    return { accessToken, idToken, customerId };
  } catch {
    return null;
  }
}

/** Keeps the session for this tab; null forgets it, and the way back with it. */
export function writeRecord(store: SessionStore, record: SessionRecord | null): void {
  if (record === null) store.write('backTo', null);
  store.write('kajo.session', record && JSON.stringify({ version: 1, ...record }));
}
