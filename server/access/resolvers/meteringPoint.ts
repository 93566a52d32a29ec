import { findSupply, type Supply } from '../../store/supplies.ts';
import type { Resolver } from '../objects.ts';

declare module '../objects.ts' {
  interface ObjectRows {
    meteringPoint: Supply;
  }
}

/**
 * A metering point, by its number. Several customers may have had it one after another: it is that of the one whom the
 * request names beside it, where they have, and nobody's where they have not; what is read then is of their time alone
 * (`consumption.whose`).
 */
export const resolver: Resolver<Supply> = async ({ database }, name, { query }) => {
  const { customerId = null } = query as { customerId?: string };
  const row = await findSupply(database.db, { meteringPointNo: name, customerId });
  return row ? { customerId: row.customerId, row } : null;
};
