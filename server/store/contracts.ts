import { and, desc, eq, isNotNull, isNull, sql, type Column, type SQL } from 'drizzle-orm';
import { WITHDRAWAL_DAYS } from '../../domain/orders/index.ts';
import { addDays, dayStart } from '../../domain/time/index.ts';
import type { ContractStatus, OrderForm } from '../../domain/types.ts';
import { makesSite, siteNo } from './deliverySites.ts';
import { isProductOfOrder, isUnderWay } from './productOfOrder.ts';
import { prepared } from './prepared.ts';
import type { Queries } from './queries.ts';
import { rowList } from './rowList.ts';
import type { LocalText } from './productTables.ts';
import {
  addonProduct,
  campaignProduct,
  contract,
  contractAddon,
  contractDelivery,
  meteringPoint,
  product,
  productOrder,
  transfer,
  withdrawal,
} from './schema.ts';

/** A contract with its site, what was sold and what belongs to it, the oldest first. */
export interface ContractRow {
  contract: typeof contract.$inferSelect;
  meteringPoint: typeof meteringPoint.$inferSelect;
  product: typeof product.$inferSelect;
  addons: { addon: typeof addonProduct.$inferSelect; held: typeof contractAddon.$inferSelect }[];
  deliveries: (typeof contractDelivery.$inferSelect)[];
  /** The order that it came of, where a consumer could withdraw from it; null where there is none. */
  order: OrderOfContract | null;
  /** From when on it is to be another's, who has not accepted that yet; null where nobody was asked. */
  transferDay: string | null;
  /** What closed it, where it did not run to its end; null where nothing did. */
  closing: Closing | null;
}

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
const MOST_UNDER_WAY = 20;

const contracts = rowList(contract);
const sites = rowList(meteringPoint);
const products = rowList(product);
const addonProducts = rowList(addonProduct);
const contractAddons = rowList(contractAddon);
const contractDeliveries = rowList(contractDelivery);

type Values = unknown[];
/** The rows as one JSON, in their order; null where there are none. */
const all = <Row>(row: SQL<Row>, ...order: Column[]) =>
  sql<Row[] | null>`json_agg(${row} order by ${sql.join(order, sql`, `)})`;
const both = (one: SQL, other: SQL) => sql<[Values, Values]>`json_build_array(${one}, ${other})`;

// Each table is read once for all of the contracts, and a product that several have comes once.
const contractsOf = prepared((db) => {
  const asked = sql`${sql.placeholder('meteringPointNo')}::text`;
  const sitesOfCustomer = db.$with('sites').as(
    db
      .select({
        count: sql<number>`count(distinct ${siteNo})::int`.as('count'),
        hasAsked: sql<boolean>`coalesce(bool_or(${asked} in (${meteringPoint.meteringPointNo}, ${siteNo})), false)`.as(
          'has_asked',
        ),
      })
      .from(contract)
      .innerJoin(meteringPoint, eq(meteringPoint.meteringPointNo, contract.meteringPointNo))
      .where(makesSite(sql`${sql.placeholder('customerId')}`, sql`${sql.placeholder('today')}`)),
  );
  /** Stands before the table of this name: in the rest of the statement `contract` is the wanted ones alone. */
  const wanted = db.$with('contract').as(
    db
      .select()
      .from(contract)
      .where(
        and(
          eq(contract.customerId, sql.placeholder('customerId')),
          sql`${contract.status} = any(${sql.placeholder('statuses')}::text[])`,
          // Of too many sites nobody waits for all; of the one asked for, what is netted there belongs to it.
          sql`case when ${asked} is null then (select count from sites) <= ${sql.placeholder('mostSites')}::int
            else ${contract.meteringPointNo} = any(array(select metering_point_no from ${meteringPoint}
              where ${meteringPoint.meteringPointNo} = ${asked} or ${meteringPoint.nettedInto} = ${asked})) end`,
        ),
      ),
  );
  const ofContracts = sql`select contract_code from ${contract}`;
  const found = {
    contracts: db
      .select({ rows: all(both(contracts.list, sites.list), contract.startDate, contract.contractCode) })
      .from(contract)
      .innerJoin(meteringPoint, eq(meteringPoint.meteringPointNo, contract.meteringPointNo)),
    products: db
      .select({ rows: all(products.list, product.tariffNo) })
      .from(product)
      .where(sql`${product.tariffNo} = any(array(select tariff_no from ${contract}))`),
    addons: db
      .select({
        rows: all(both(addonProducts.list, contractAddons.list), contractAddon.startDate, contractAddon.tariffNo),
      })
      .from(contractAddon)
      .innerJoin(addonProduct, eq(addonProduct.tariffNo, contractAddon.tariffNo))
      .where(
        and(
          sql`${contractAddon.contractCode} = any(array(${ofContracts}))`,
          // What has ended is gone (`removal.gone`).
          sql`(${contractAddon.endDate} is null or ${contractAddon.endDate} >= ${sql.placeholder('today')}::date)`,
        ),
      ),
    deliveries: db
      .select({ rows: all(contractDeliveries.list, contractDelivery.tariffFromDate) })
      .from(contractDelivery)
      .where(sql`${contractDelivery.contractCode} = any(array(${ofContracts}))`),
    orders: db
      .select({
        rows: sql<[string, OrderOfContract][] | null>`json_agg(json_build_array(${productOrder.contractCode},
          json_build_object('orderNo', ${productOrder.orderNo}, 'createdAt', ${productOrder.createdAt})))`,
      })
      .from(productOrder)
      .innerJoin(campaignProduct, isProductOfOrder)
      .leftJoin(withdrawal, eq(withdrawal.orderId, productOrder.orderId))
      .where(
        and(
          eq(productOrder.customerId, sql.placeholder('customerId')),
          sql`${productOrder.createdAt} >= ${sql.placeholder('withdrawableSince')}::timestamptz`,
          sql`${productOrder.contractCode} = any(array(${ofContracts}))`,
          sql`${productOrder.form}->>'customerType' = 'B2C'`,
          eq(productOrder.isOffer, false),
          isNotNull(productOrder.importNo),
          eq(campaignProduct.isRefund, false),
          isNull(withdrawal.orderId),
        ),
      ),
  };
  // Of a contract at one site alone nobody asks what is ordered for another.
  const underWay = sql<OrderUnderWay[] | null>`(select json_agg(one.shown) from (${db
    .select({
      shown: sql`json_build_object('orderNo', ${productOrder.orderNo}, 'createdAt', ${productOrder.createdAt},
        'productName', ${campaignProduct.name}, 'productKind', ${campaignProduct.productKind},
        'deliverySite', ${productOrder.form} -> 'deliverySite', 'isSecurityAwaited', ${productOrder.security} is not null)`.as(
        'shown',
      ),
    })
    .from(productOrder)
    .innerJoin(campaignProduct, isProductOfOrder)
    .leftJoin(withdrawal, eq(withdrawal.orderId, productOrder.orderId))
    .where(and(sql`${asked} is null`, eq(productOrder.customerId, sql.placeholder('customerId')), isUnderWay))
    .orderBy(desc(productOrder.createdAt))
    .limit(MOST_UNDER_WAY)}) one)`;
  /** By the code of the contract; one that was withdrawn from stays so, whatever was to take its place. */
  const closings = {
    withdrawn: db
      .select({
        rows: sql<[string, Closing][] | null>`json_agg(json_build_array(${productOrder.contractCode},
          json_build_object('at', ${withdrawal.receivedAt}, 'by', null)))`,
      })
      .from(withdrawal)
      .innerJoin(productOrder, eq(productOrder.orderId, withdrawal.orderId))
      .where(sql`${productOrder.contractCode} = any(array(${ofContracts}))`),
    replaced: db
      .select({
        rows: sql<[string, Closing][] | null>`json_agg(json_build_array(one ->> 'contractCode',
          json_build_object('at', ${productOrder.createdAt}, 'by', ${campaignProduct.name})))`,
      })
      .from(productOrder)
      .innerJoin(sql`jsonb_array_elements(${productOrder.replaced}) one`, sql`true`)
      .innerJoin(campaignProduct, isProductOfOrder)
      .leftJoin(withdrawal, eq(withdrawal.orderId, productOrder.orderId))
      .where(
        and(
          eq(productOrder.customerId, sql.placeholder('customerId')),
          sql`one ->> 'contractCode' = any(array(${ofContracts}))`,
          isNull(withdrawal.orderId),
        ),
      ),
  };
  const transfers = sql<[string, string][] | null>`(${db
    .select({ rows: sql`json_agg(json_build_array(${transfer.contractCode}, ${transfer.day}))` })
    .from(transfer)
    .where(
      and(
        sql`${transfer.contractCode} = any(array(${ofContracts}))`,
        eq(transfer.state, 'waiting'),
        sql`${transfer.day} > ${sql.placeholder('today')}::date`,
      ),
    )})`;
  return db
    .with(sitesOfCustomer, wanted)
    .select({
      siteCount: sitesOfCustomer.count,
      hasAskedSite: sitesOfCustomer.hasAsked,
      contracts: sql<[Values, Values][] | null>`${found.contracts}`,
      products: sql<Values[] | null>`${found.products}`,
      addons: sql<[Values, Values][] | null>`${found.addons}`,
      deliveries: sql<Values[] | null>`${found.deliveries}`,
      orders: sql<[string, OrderOfContract][] | null>`${found.orders}`,
      withdrawn: sql<[string, Closing][] | null>`${closings.withdrawn}`,
      replaced: sql<[string, Closing][] | null>`${closings.replaced}`,
      underWay,
      transfers,
    })
    .from(sitesOfCustomer)
    .prepare('contracts_of_customer');
});

interface Wanted {
  customerId: string;
  statuses: readonly ContractStatus[];
  /** Only the contracts of this delivery site; null: of all, if they are not more than `mostSites`. */
  meteringPointNo: string | null;
  mostSites: number;
  /** `YYYY-MM-DD` in Europe/Helsinki. */
  today: string;
}

interface Found {
  /** The oldest first; none where a site must be chosen. */
  rows: ContractRow[];
  siteCount: number;
  /** The site asked for is one of the customer's. */
  hasAskedSite: boolean;
  /** The newest first; none where a site is asked for. */
  underWay: OrderUnderWay[];
}

/** A customer's contracts, and at how many delivery sites there are any (`site.which`). */
export async function findContracts(db: Queries, wanted: Wanted): Promise<Found> {
  const withdrawableSince = new Date(dayStart(addDays(wanted.today, -WITHDRAWAL_DAYS))).toISOString();
  const [found] = await contractsOf(db).execute({ ...wanted, withdrawableSince });
  const orders = new Map(found?.orders ?? []);
  const transferDays = new Map(found?.transfers ?? []);
  const closings = new Map([...(found?.replaced ?? []), ...(found?.withdrawn ?? [])]);
  const sold = new Map((found?.products ?? []).map(products.read).map((row) => [row.tariffNo, row]));
  const addons = (found?.addons ?? []).map(([addon, held]) => ({
    addon: addonProducts.read(addon),
    held: contractAddons.read(held),
  }));
  const deliveries = (found?.deliveries ?? []).map(contractDeliveries.read);
  const rows = (found?.contracts ?? []).map(([contractOf, site]) => {
    const row = contracts.read(contractOf);
    const isItsOwn = ({ contractCode }: { contractCode: string }) => contractCode === row.contractCode;
    const productOf = sold.get(row.tariffNo);
    if (!productOf) throw new Error('a contract without its product');
    return {
      contract: row,
      meteringPoint: sites.read(site),
      product: productOf,
      addons: addons.filter(({ held }) => isItsOwn(held)),
      deliveries: deliveries.filter(isItsOwn),
      order: orders.get(row.contractCode) ?? null,
      transferDay: transferDays.get(row.contractCode) ?? null,
      closing: closings.get(row.contractCode) ?? null,
    };
  });
  return {
    rows,
    siteCount: found?.siteCount ?? 0,
    hasAskedSite: found?.hasAskedSite ?? false,
    underWay: found?.underWay ?? [],
  };
}
