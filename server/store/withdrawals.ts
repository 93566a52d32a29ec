import { and, desc, eq, gte, inArray, isNotNull, ne, or, sql, type SQL } from 'drizzle-orm';
import type { ContractStatus } from '../../domain/types.ts';
import { goOnAsBefore } from './endContracts.ts';
import { findMovesOn, type MoveRow } from './moves.ts';
import type { OrderRow } from './orders.ts';
import { isProductOfOrder } from './productOfOrder.ts';
import type { LocalText } from './productTables.ts';
import type { Queries } from './queries.ts';
import {
  addonProduct,
  campaignProduct,
  campaignService,
  contract,
  contractAddon,
  contractDelivery,
  customer,
  meteringPoint,
  orderedService,
  product,
  productOrder,
  withdrawal,
  type ReplacedContract,
} from './schema.ts';

export type WithdrawalRow = typeof withdrawal.$inferSelect;

/** An order with what decides whether, and how, it may be withdrawn from. */
export interface WithdrawableRow {
  order: OrderRow;
  product: typeof campaignProduct.$inferSelect;
  customer: Pick<typeof customer.$inferSelect, 'firstName' | 'lastName'>;
  /** Where its contract, or the one that it was added to, is delivered; null where there is none. */
  site: typeof meteringPoint.$inferSelect | null;
  /** Of that contract, and what it is called; null where there is none. */
  status: ContractStatus | null;
  heldName: LocalText | null;
  /** What was ordered with it, in the campaign's order. */
  services: LocalText[];
  /** Of the order's own contract since, home after home. */
  moves: MoveRow[];
  withdrawal: WithdrawalRow | null;
}

/** At most so many orders of a customer are shown, the newest. */
const MOST = 50;

/** What was ordered and is paid for: no offer, nothing that has not come to the retailer's system, nothing that pays the customer. */
async function findWithdrawable(db: Queries, which: SQL | undefined): Promise<WithdrawableRow[]> {
  const rows = await db
    .select({
      order: productOrder,
      product: campaignProduct,
      customer: { firstName: customer.firstName, lastName: customer.lastName },
      site: meteringPoint,
      status: contract.status,
      heldName: product.name,
      withdrawal,
    })
    .from(productOrder)
    .innerJoin(customer, eq(customer.customerId, productOrder.customerId))
    .innerJoin(campaignProduct, isProductOfOrder)
    .leftJoin(
      contract,
      or(eq(contract.contractCode, productOrder.contractCode), eq(contract.contractCode, productOrder.addedTo)),
    )
    .leftJoin(meteringPoint, eq(meteringPoint.meteringPointNo, contract.meteringPointNo))
    .leftJoin(product, eq(product.tariffNo, contract.tariffNo))
    .leftJoin(withdrawal, eq(withdrawal.orderId, productOrder.orderId))
    .where(
      and(
        which,
        isNotNull(productOrder.importNo),
        eq(productOrder.isOffer, false),
        // A company's are listed, and told that they may not be: `mayWithdraw` of the domain.
        eq(campaignProduct.isRefund, false),
      ),
    )
    .orderBy(desc(productOrder.createdAt), productOrder.orderNo)
    .limit(MOST);
  const moves = await findMovesOn(
    db,
    rows.flatMap(({ order }) => order.contractCode ?? []),
  );
  const services = await findOrderedServices(
    db,
    rows.map(({ order }) => order),
  );
  return rows.map((row) => ({
    ...row,
    services: services.get(row.order.orderId) ?? [],
    moves: moves.get(row.order.contractCode ?? '') ?? [],
  }));
}

/** What services ordered with orders are called, by the id of the order, each in its campaign's order. */
async function findOrderedServices(db: Queries, orders: readonly OrderRow[]): Promise<Map<string, LocalText[]>> {
  const wanted = orders.filter(({ form }) => form.services.length > 0);
  const rows =
    wanted.length === 0
      ? []
      : await db
          .select({ service: campaignService, name: addonProduct.name })
          .from(campaignService)
          .innerJoin(addonProduct, eq(addonProduct.tariffNo, campaignService.tariffNo))
          .where(
            inArray(
              campaignService.campaignId,
              wanted.map(({ campaignId }) => campaignId),
            ),
          )
          .orderBy(campaignService.position);
  return new Map(
    wanted.map(({ orderId, campaignId, form }) => [
      orderId,
      rows
        .filter(({ service }) => service.campaignId === campaignId && form.services.includes(service.templateId))
        .map(({ name }) => name),
    ]),
  );
}

/** A customer's orders since an instant, the newest first. */
export const findWithdrawableOf = (db: Queries, customerId: string, since: Date): Promise<WithdrawableRow[]> =>
  findWithdrawable(db, and(eq(productOrder.customerId, customerId), gte(productOrder.createdAt, since)));

/** The order whose confirmation has the secret of the digest, if it was made since an instant; null where there is none. */
export async function findWithdrawableByLink(
  db: Queries,
  digest: string,
  since: Date,
): Promise<WithdrawableRow | null> {
  const [row] = await findWithdrawable(
    db,
    and(eq(productOrder.withdrawal, digest), gte(productOrder.createdAt, since)),
  );
  return row ?? null;
}

/** An order, which nobody else changes until the transaction ends; null where nothing of the id can be withdrawn from. */
export async function holdWithdrawable(db: Queries, orderId: string): Promise<WithdrawableRow | null> {
  await holdOrder(db, orderId);
  const [row] = await findWithdrawable(db, eq(productOrder.orderId, orderId));
  return row ?? null;
}

/** Nobody else changes the order until the transaction ends. */
export async function holdOrder(db: Queries, orderId: string): Promise<void> {
  await db
    .select({ orderId: productOrder.orderId })
    .from(productOrder)
    .where(eq(productOrder.orderId, orderId))
    .for('update');
}

/** Whether an order was withdrawn from. */
export async function isWithdrawn(db: Queries, orderId: string): Promise<boolean> {
  const rows = await db
    .select({ serialNo: withdrawal.serialNo })
    .from(withdrawal)
    .where(eq(withdrawal.orderId, orderId));
  return rows.length > 0;
}

/** Keeps a withdrawal. @returns its serial number; no two are alike, and some may be left out */
export async function addWithdrawal(db: Queries, row: Omit<WithdrawalRow, 'serialNo'>): Promise<number> {
  const [added] = await db.insert(withdrawal).values(row).returning({ serialNo: withdrawal.serialNo });
  if (!added) throw new Error('the withdrawal was not kept');
  return added.serialNo;
}

/**
 * Lets the contracts whose place an order took go on as before (`withdrawal.goesOn`): no term was ended early for it then,
 * and no fee is due.
 *
 * @returns those that go on; what something else has changed meanwhile stays as that has left it
 */
export async function goOnWithout(db: Queries, { orderId, replaced }: OrderRow): Promise<ReplacedContract[]> {
  const goingOn: ReplacedContract[] = [];
  const gone = await withdrawnContracts(db, replaced);
  for (const one of replaced) if (!gone.has(one.contractCode) && (await goOnAsBefore(db, one))) goingOn.push(one);
  if (replaced.length > 0)
    await db
      .update(productOrder)
      .set({ replaced: goingOn, ...(goingOn.length > 0 && { earlyEndFeeCents: null }) })
      .where(eq(productOrder.orderId, orderId));
  return goingOn;
}

/** Those of contracts whose own orders were withdrawn from: they do not go on, whatever took their place. */
async function withdrawnContracts(db: Queries, contracts: readonly ReplacedContract[]): Promise<Set<string | null>> {
  if (contracts.length === 0) return new Set();
  const codes = contracts.map(({ contractCode }) => contractCode);
  const rows = await db
    .select({ contractCode: productOrder.contractCode })
    .from(withdrawal)
    .innerJoin(productOrder, eq(productOrder.orderId, withdrawal.orderId))
    .where(inArray(productOrder.contractCode, codes));
  return new Set(rows.map(({ contractCode }) => contractCode));
}

/**
 * Ends the contract of an order on a day, and the services that were ordered with it (`withdrawal.contract`): one that has
 * not begun by then has no last day, as it never begins. What has ended already stays as it is.
 */
export async function endContractOf(
  db: Queries,
  { orderId, contractCode }: Pick<OrderRow, 'orderId' | 'contractCode'>,
  today: string,
): Promise<void> {
  if (contractCode === null) return;
  // What ends sooner, as one that has moved, is not to last longer for it.
  const lastDay = sql`case when ${contract.startDate} <= ${today} then least(${contract.endDate}, ${today}::date) end`;
  const ended = await db
    .update(contract)
    .set({ status: 'S', endDate: lastDay })
    .where(and(eq(contract.contractCode, contractCode), ne(contract.status, 'S')))
    .returning({ contractCode: contract.contractCode });
  if (ended.length === 0) return;
  await db
    .update(contractDelivery)
    .set({
      tariffToDate: sql`case when ${contractDelivery.tariffFromDate} <= ${today}
        then least(${contractDelivery.tariffToDate}, ${today}::date) end`,
    })
    .where(eq(contractDelivery.contractCode, contractCode));
  const ordered = db
    .select({ tariffNo: orderedService.tariffNo })
    .from(orderedService)
    .where(eq(orderedService.orderId, orderId));
  await db
    .delete(contractAddon)
    .where(and(eq(contractAddon.contractCode, contractCode), inArray(contractAddon.tariffNo, ordered)));
}
