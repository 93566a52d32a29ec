import { hasShape, type Shape } from '../../api/shape.ts';
import type { SessionStore } from '../../platform/storage.ts';

/** What a reload needs to go on with the session (`storage.session`). */
export interface SessionRecord {
  accessToken: string;
  /** The customer that was handed over, or chosen since. */
  customerId: string | null;
  /** The metering point number of the delivery site that was chosen for that customer. */
  deliverySite: string | null;
}

const VERSION = 3;
const shape = {
  version: 'number',
  accessToken: 'string',
  customerId: ['string', 'null'],
  deliverySite: ['string', 'null'],
} satisfies Shape;

function isRecord(value: unknown): value is SessionRecord & { version: number } {
  return hasShape(value, shape) && (value as { version: number }).version === VERSION;
}

/** The session that this tab kept, null where there is none or it was written by another version. */
export function readRecord(store: Pick<SessionStore, 'read'>): SessionRecord | null {
  try {
    const kept: unknown = JSON.parse(store.read('kajo.session') ?? 'null');
    if (!isRecord(kept)) return null;
    const { accessToken, customerId, deliverySite } = kept;
    return { accessToken, customerId, deliverySite };
  } catch {
    return null;
  }
}

/** Keeps the session for this tab; null forgets it, and with it the way back and what was dismissed. */
export function writeRecord(store: SessionStore, record: SessionRecord | null): void {
  if (record === null) {
    store.write('backTo', null);
    store.write('dismissedNotices', null);
    store.write('contractsTold', null);
    store.write('siteSelector', null);
    store.write('rightLost', null);
  }
  store.write('kajo.session', record && JSON.stringify({ version: VERSION, ...record }));
}
