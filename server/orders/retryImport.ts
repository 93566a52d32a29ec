import { importPart } from '../registers/orderImport.ts';
import { addAddon, findHolder } from '../store/newCustomers.ts';
import { holdService, noteServiceImport, type OrderRow } from '../store/orders.ts';
import type { Queries } from '../store/queries.ts';
import { holdOrder, isWithdrawn } from '../store/withdrawals.ts';

/**
 * Gives a service of an order to the retailer's system again, and to its contract once it is there (`order.retry`). One that
 * has come through stays as it is; without its order, and where that was withdrawn from, none is tried.
 *
 * @returns its number; null where the order has no such service
 */
export async function retryImport(
  db: Queries,
  { orderId, customerId, importNo: orderImportNo, contractCode, startDate }: OrderRow,
  templateId: string,
): Promise<{ importNo: string | null } | null> {
  await holdOrder(db, orderId);
  const service = await holdService(db, orderId, templateId);
  if (!service) return null;
  const isOver = orderImportNo === null || (await isWithdrawn(db, orderId));
  if (service.importNo !== null || isOver) return { importNo: service.importNo };
  const identityCode = customerId === null ? null : ((await findHolder(db, customerId))?.identityCode ?? null);
  const importNo = await importPart(db, { orderId, templateId, identityCode, iban: null, isRetry: true });
  if (importNo === null) return { importNo };
  await noteServiceImport(db, { orderId, templateId, importNo });
  if (contractCode !== null && startDate !== null)
    await addAddon(db, { contractCode, tariffNo: service.tariffNo, startDate, price: service.price });
  return { importNo };
}
