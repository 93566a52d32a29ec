import { and, eq, isNotNull, isNull, or, sql, type SQL } from 'drizzle-orm';
import type { OrderForm } from '../../domain/types.ts';
import { isProductOfOrder, isUnderWay } from './productOfOrder.ts';
import type { LocalText } from './productTables.ts';
import type { Queries } from './queries.ts';
import { campaignProduct, contract, productOrder, withdrawal } from './schema.ts';

/* What the orders of a customer say of the customer's contracts. */

/** It was withdrawn from, or another contract was ordered in its place. */
export interface Closing {
  /** ISO 8601. */
  at: string;
  /** What was ordered in its place; null where it was withdrawn from. */
  by: LocalText | null;
}

export interface OrderOfContract {
  orderNo: string;
  /** ISO 8601. */
  createdAt: string;
}

/** An order that has come to no contract yet. */
export interface OrderUnderWay extends OrderOfContract {
  productName: LocalText;
  productKind: 'Electricity' | 'SmallProduction' | 'Heat' | 'ValueAdded';
  deliverySite: OrderForm['deliverySite'];
  isSecurityAwaited: boolean;
}

/** At most so many orders without a contract are shown, the newest. */
export const MOST_UNDER_WAY = 20;

/** An order of the customer's that has come to none of the contracts, to one of them, or has taken the place of one. */
export interface CustomerOrder extends OrderUnderWay {
  customerId: string;
  contractCode: string | null;
  isUnderWay: boolean;
  isWithdrawable: boolean;
  /** ISO 8601; null where it was not withdrawn from. */
  withdrawnAt: string | null;
  /** The codes of the contracts whose place it has taken. */
  replaced: string[];
}

/** One that was withdrawn from stays so, whatever was to take its place. */
export function closingOf(order: CustomerOrder | undefined, inItsPlace: CustomerOrder | undefined): Closing | null {
  if (order?.withdrawnAt) return { at: order.withdrawnAt, by: null };
  return inItsPlace ? { at: inItsPlace.createdAt, by: inItsPlace.productName } : null;
}

/** Of an order beside what was withdrawn from: its consumer may still do so, if it has come to a contract (`contract.withdraw`). */
const isWithdrawable = and(
  sql`${productOrder.createdAt} >= ${sql.placeholder('withdrawableSince')}::timestamptz`,
  eq(productOrder.isOffer, false),
  isNotNull(productOrder.importNo),
  eq(campaignProduct.isRefund, false),
  isNull(withdrawal.orderId),
  sql`${productOrder.form}->>'customerType' = 'B2C'`,
);

/**
 * The orders of customers that something is told of, for within the statement that finds their contracts. Each comes with
 * what has become of it, so that they are read once for all that is said of them.
 *
 * @param customerIds an array of the statement's
 * @param isUnderWayShown whether what has come to no contract yet is told of
 */
export function ordersTold(db: Queries, customerIds: SQL, isUnderWayShown: SQL) {
  const isShown = and(isUnderWayShown, isUnderWay);
  return db
    .select({
      rows: sql<CustomerOrder[] | null>`json_agg(json_build_object('customerId', ${productOrder.customerId},
          'orderNo', ${productOrder.orderNo}, 'createdAt', ${productOrder.createdAt},
          'contractCode', ${productOrder.contractCode},
          'isUnderWay', ${isShown}, 'isWithdrawable', ${isWithdrawable}, 'withdrawnAt', ${withdrawal.receivedAt},
          'replaced', jsonb_path_query_array(${productOrder.replaced}, '$[*].contractCode'),
          'productName', ${campaignProduct.name}, 'productKind', ${campaignProduct.productKind},
          'deliverySite', case when ${productOrder.contractCode} is null then ${productOrder.form} -> 'deliverySite' end,
          'isSecurityAwaited', ${productOrder.security} is not null) order by ${productOrder.createdAt})`,
    })
    .from(productOrder)
    .innerJoin(campaignProduct, isProductOfOrder)
    .leftJoin(withdrawal, eq(withdrawal.orderId, productOrder.orderId))
    .where(
      and(
        sql`${productOrder.customerId} in (select unnest(${customerIds}))`,
        or(
          isShown,
          sql`${productOrder.contractCode} in (select contract_code from ${contract})`,
          sql`${productOrder.replaced} <> '[]'`,
        ),
      ),
    );
}
