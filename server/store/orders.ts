import { and, asc, eq, sql } from 'drizzle-orm';
import type { CampaignProductRow } from './campaigns.ts';
import { isProductOfOrder, isUnderWay } from './productOfOrder.ts';
import type { Queries } from './queries.ts';
import {
  addonProduct,
  campaignProduct,
  contactRequest,
  orderedService,
  productOrder,
  referral,
  withdrawal,
} from './schema.ts';
import { holdLock } from './writes.ts';

export type OrderRow = typeof productOrder.$inferSelect;
export type OrderedServiceRow = typeof orderedService.$inferSelect;

/**
 * Keeps an order.
 *
 * @returns false where another one has its number
 */
export async function addOrder(db: Queries, row: OrderRow): Promise<boolean> {
  const added = await db
    .insert(productOrder)
    .values(row)
    .onConflictDoNothing({ target: productOrder.orderNo })
    .returning({ orderId: productOrder.orderId });
  return added.length > 0;
}

/**
 * Keeps that somebody is to be called.
 *
 * @returns false where another one has its number
 */
export async function addContactRequest(db: Queries, row: typeof contactRequest.$inferInsert): Promise<boolean> {
  const added = await db
    .insert(contactRequest)
    .values(row)
    .onConflictDoNothing({ target: contactRequest.requestNo })
    .returning({ orderId: contactRequest.orderId });
  return added.length > 0;
}

export async function addServices(db: Queries, rows: readonly OrderedServiceRow[]): Promise<void> {
  if (rows.length > 0) await db.insert(orderedService).values([...rows]);
}

/** An order, by its id; null where there is none. */
export async function findOrder(db: Queries, orderId: string): Promise<OrderRow | null> {
  const [row] = await db.select().from(productOrder).where(eq(productOrder.orderId, orderId));
  return row ?? null;
}

/** A service of an order, which nobody else changes until the transaction ends; null where the order has none of that name. */
export async function holdService(db: Queries, orderId: string, templateId: string): Promise<OrderedServiceRow | null> {
  const [row] = await db
    .select()
    .from(orderedService)
    .where(and(eq(orderedService.orderId, orderId), eq(orderedService.templateId, templateId)))
    .for('update');
  return row ?? null;
}

/** What is sold under a tariff of a service. */
export async function findService(db: Queries, tariffNo: number): Promise<typeof addonProduct.$inferSelect> {
  const [sold] = await db.select().from(addonProduct).where(eq(addonProduct.tariffNo, tariffNo));
  if (!sold) throw new Error('a service that is not sold');
  return sold;
}

/** The services of an order, by their numbers. */
export async function findServices(db: Queries, orderId: string): Promise<OrderedServiceRow[]> {
  return db
    .select()
    .from(orderedService)
    .where(eq(orderedService.orderId, orderId))
    .orderBy(asc(orderedService.tariffNo));
}

/** Says under which number a service stands in the retailer's system. */
export async function noteServiceImport(
  db: Queries,
  { orderId, templateId, importNo }: Pick<OrderedServiceRow, 'orderId' | 'templateId'> & { importNo: string },
): Promise<void> {
  await db
    .update(orderedService)
    .set({ importNo })
    .where(and(eq(orderedService.orderId, orderId), eq(orderedService.templateId, templateId)));
}

export type ReferralRow = typeof referral.$inferSelect;

/** Whose friend brings a code, in whatever case it is written; null where nobody's. */
export async function findReferral(db: Queries, rafCode: string): Promise<ReferralRow | null> {
  const [row] = await db
    .select()
    .from(referral)
    .where(eq(referral.rafCode, sql`upper(${rafCode})`));
  return row ?? null;
}

/** The orders of a customer that have come to no contract yet: what each is for. */
export async function findUnderWay(
  db: Queries,
  customerId: string,
): Promise<(Pick<CampaignProductRow, 'productKind'> & { form: OrderRow['form'] })[]> {
  return db
    .select({ productKind: campaignProduct.productKind, form: productOrder.form })
    .from(productOrder)
    .innerJoin(campaignProduct, isProductOfOrder)
    .leftJoin(withdrawal, eq(withdrawal.orderId, productOrder.orderId))
    .where(and(eq(productOrder.customerId, customerId), isUnderWay));
}

/** Waits until nobody else orders something for a place that is not known by a number, and keeps it so until the transaction ends. */
export const holdPlace = (db: Queries, place: string): Promise<void> => holdLock(db, `place:${place}`);
