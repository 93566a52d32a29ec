import { and, eq, gte, isNotNull, lt } from 'drizzle-orm';
import type { CampaignTemplate } from '../../domain/types.ts';
import type { OrderedServiceRow, OrderRow } from './orders.ts';
import type { Queries } from './queries.ts';
import { orderedService, productOrder } from './schema.ts';

/** An order that is an offer, or was one until it was accepted. */
export type OfferRow = OrderRow & { offerLastDay: string; offered: CampaignTemplate };

const isOffered = (row: OrderRow | undefined): row is OfferRow =>
  row !== undefined && row.offerLastDay !== null && row.offered !== null;

const ofLink = (digest: string, since: string) =>
  and(eq(productOrder.acceptance, digest), gte(productOrder.offerLastDay, since));

/** The offer whose link has the secret of the digest, if it was not over before a day; null where there is none. */
export async function findOffer(db: Queries, digest: string, since: string): Promise<OfferRow | null> {
  const [row] = await db.select().from(productOrder).where(ofLink(digest, since));
  return isOffered(row) ? row : null;
}

/** As `findOffer`; nobody else changes it until the transaction ends. */
export async function holdOffer(db: Queries, digest: string, since: string): Promise<OfferRow | null> {
  const [row] = await db.select().from(productOrder).where(ofLink(digest, since)).for('update');
  return isOffered(row) ? row : null;
}

/** The services of an order, and under which numbers the retailer's system has them. */
export async function servicesOf(db: Queries, orderId: string): Promise<OrderedServiceRow[]> {
  return db.select().from(orderedService).where(eq(orderedService.orderId, orderId)).orderBy(orderedService.templateId);
}

/** Makes an offer the order that it is from now on: what was kept of it until then is gone. */
export async function bindOffer(
  db: Queries,
  orderId: string,
  bound: Omit<Partial<OrderRow>, 'orderId' | 'isOffer' | 'offerSecrets'>,
): Promise<void> {
  await db
    .update(productOrder)
    .set({ ...bound, isOffer: false, offerSecrets: null })
    .where(eq(productOrder.orderId, orderId));
}

/** Notes that whom an offer was made to does not want it: what was kept of it until then is gone (`offer.declined`). */
export async function noteDeclined(db: Queries, orderId: string, declinedAt: Date): Promise<void> {
  await db.update(productOrder).set({ declinedAt, offerSecrets: null }).where(eq(productOrder.orderId, orderId));
}

/** Forgets what nobody can accept any more (`offer.secrets`). */
export async function forgetOverOffers(db: Queries, today: string): Promise<void> {
  await db
    .update(productOrder)
    .set({ offerSecrets: null })
    .where(and(isNotNull(productOrder.offerSecrets), lt(productOrder.offerLastDay, today)));
}
