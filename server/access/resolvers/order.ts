import { findOrder, type OrderRow } from '../../store/orders.ts';
import type { Resolver } from '../objects.ts';

declare module '../objects.ts' {
  interface ObjectRows {
    order: OrderRow;
  }
}

/** An order, by its id. One that is nobody's yet is there for nobody. */
export const resolver: Resolver<OrderRow> = async ({ database }, orderId) => {
  const row = await findOrder(database.db, orderId);
  return row?.customerId ? { customerId: row.customerId, row } : null;
};
