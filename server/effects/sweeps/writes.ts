import { lt } from 'drizzle-orm';
import { idempotencyRecord } from '../../store/schema.ts';
import type { Sweep } from '../housekeeping.ts';

/** In milliseconds: a write can be looked up, and its repetition is known as one, for so long (`server.idempotency`). */
export const KEPT_WRITES = 7 * 24 * 60 * 60_000;

export const sweep: Sweep = {
  eachHour: async ({ database: { db }, clock }) => {
    await db
      .delete(idempotencyRecord)
      .where(lt(idempotencyRecord.createdAt, new Date(clock().getTime() - KEPT_WRITES)));
  },
};
