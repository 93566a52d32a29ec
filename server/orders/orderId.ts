import { createHash } from 'node:crypto';

/**
 * The id of the order that a write makes: the same however often the write is begun, so that the retailer's system, which
 * may have it from a try that was undone, makes no second one of it (`order.once`). Nobody finds the key by it.
 */
export function orderIdOf(key: string): string {
  const hex = createHash('sha256').update(`order ${key}`).digest('hex');
  // Of the form that RFC 9562 leaves to whoever makes it.
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `a${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    '-',
  );
}
