import { and, eq, getTableColumns, isNull, ne, sql, type Column, type SQL } from 'drizzle-orm';
import { WITHDRAWAL_DAYS } from '../../domain/orders/index.ts';
import { addDays, dayStart } from '../../domain/time/index.ts';
import type { ContractStatus, OrderAddress } from '../../domain/types.ts';
import { offeredTo, type OfferedProduct } from './campaigns.ts';
import {
  closingOf,
  MOST_UNDER_WAY,
  ordersTold,
  type Closing,
  type CustomerOrder,
  type OrderOfContract,
  type OrderUnderWay,
} from './contractOrders.ts';
import { makesSite, siteNo } from './deliverySites.ts';
import { gathered } from './gathered.ts';
import { prepared } from './prepared.ts';
import type { Queries } from './queries.ts';
import { rowList, type RowOf } from './rowList.ts';
import {
  addonProduct,
  contract,
  contractAddon,
  contractDelivery,
  meteringPoint,
  move,
  product,
  transfer,
} from './schema.ts';

/** What is told of a site beside its contract. */
const { meteringPointNo, meteringPointId, deliverySiteId, is15minAvailable } = meteringPoint;
const { streetName, houseNumber, houseLetter, residence, postalCode, postalCity } = meteringPoint;
const address = { streetName, houseNumber, houseLetter, residence, postalCode, postalCity };
const siteColumns = { meteringPointNo, meteringPointId, deliverySiteId, is15minAvailable, ...address };

/** What is told of an add-on that a contract has. */
const { tariffNo, name, vapType, price, isDetached, isSmartPackage, addonsTariffNumbers } = addonProduct;
const addonColumns = { tariffNo, name, vapType, price, isDetached, isSmartPackage, addonsTariffNumbers };

/** A contract with its site, what was sold and what belongs to it, the oldest first. */
export interface ContractRow {
  contract: typeof contract.$inferSelect;
  meteringPoint: RowOf<typeof siteColumns>;
  product: typeof product.$inferSelect;
  addons: { addon: RowOf<typeof addonColumns>; held: typeof contractAddon.$inferSelect }[];
  deliveries: (typeof contractDelivery.$inferSelect)[];
  /** The order that it came of, where a consumer could withdraw from it; null where there is none. */
  order: OrderOfContract | null;
  /** From when on it is to be another's, who has not accepted that yet; null where nobody was asked. */
  transferDay: string | null;
  /** The new home of a move, where the retailer looks for its metering point still; null where it does for none. */
  movesTo: { startDate: string; address: OrderAddress } | null;
  /** What closed it, where it did not run to its end; null where nothing did. */
  closing: Closing | null;
}

const contracts = rowList(getTableColumns(contract));
const sites = rowList(siteColumns);
const products = rowList(getTableColumns(product));
const addonProducts = rowList(addonColumns);
const contractAddons = rowList(getTableColumns(contractAddon));
const contractDeliveries = rowList(getTableColumns(contractDelivery));

type Values = unknown[];
/** The rows as one JSON, in their order; null where there are none. */
const all = <Row>(row: SQL<Row>, ...order: Column[]) =>
  sql<Row[] | null>`json_agg(${row} order by ${sql.join(order, sql`, `)})`;
const both = (one: SQL, other: SQL) => sql<[Values, Values]>`json_build_array(${one}, ${other})`;

/** What the statement finds; null for a list that is empty. */
interface FoundLists {
  siteCount: number;
  hasAskedSite: boolean;
  contracts: [Values, Values][] | null;
  products: Values[] | null;
  addons: [Values, Values][] | null;
  deliveries: Values[] | null;
  /** The oldest first. */
  orders: CustomerOrder[] | null;
  /** The code of the contract, and the day. */
  transfers: [string, string][] | null;
  /** The code of the contract, the first day in the new home, and its address. */
  moves: [string, string, OrderAddress][] | null;
  offered: OfferedProduct[] | null;
}

// Each table is read once for all of the contracts, and a product that several have comes once.
const contractsOf = prepared((db) => {
  const customerId = sql<string>`who.customer_id`;
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
      .where(makesSite(customerId, sql`${sql.placeholder('today')}`)),
  );
  /** Stands before the table of this name: in the rest of the statement `contract` is the wanted ones alone. */
  const wanted = db.$with('contract').as(
    db
      .select()
      .from(contract)
      .where(
        and(
          eq(contract.customerId, customerId),
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
    // Of a contract at one site alone nobody asks what is ordered for another.
    orders: ordersTold(db, customerId, { isUnderWayShown: sql`${asked} is null`, ofContracts }),
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
  const moves = sql<FoundLists['moves']>`(${db
    .select({
      rows: sql`json_agg(json_build_array(${move.contractCode}, ${move.startDate}, ${move.newHome} -> 'address'))`,
    })
    .from(move)
    .where(
      and(
        sql`${move.contractCode} = any(array(${ofContracts}))`,
        isNull(move.newContractCode),
        ne(move.state, 'failed'),
      ),
    )})`;
  const one = db
    .with(sitesOfCustomer, wanted)
    .select({
      // As one value: what reads an answer looks at each of its columns anew.
      found: sql`json_build_object('siteCount', ${sitesOfCustomer.count}, 'hasAskedSite', ${sitesOfCustomer.hasAsked},
        'contracts', ${found.contracts}, 'products', ${found.products}, 'addons', ${found.addons},
        'deliveries', ${found.deliveries}, 'orders', ${found.orders}, 'transfers', ${transfers},
        'moves', ${moves}, 'offered', ${offeredTo(db, customerId)})`.as('found'),
    })
    .from(sitesOfCustomer);
  return db
    .select({ customerId, found: sql<FoundLists>`one.found` })
    .from(sql`unnest(${sql.placeholder('customerIds')}::text[]) who(customer_id) cross join lateral ${one} one`)
    .prepare('contracts_of_customers');
});

interface Wanted {
  statuses: readonly ContractStatus[];
  /** Only the contracts of this delivery site; null: of all, if they are not more than `mostSites`. */
  meteringPointNo: string | null;
  mostSites: number;
  /** `YYYY-MM-DD` in Europe/Helsinki. */
  today: string;
  /** The ids of the campaigns that stand for customers of each kind. */
  consumers: string;
  companies: string;
}

interface Found {
  /** The oldest first; none where a site must be chosen. */
  rows: ContractRow[];
  siteCount: number;
  /** The site asked for is one of the customer's. */
  hasAskedSite: boolean;
  /** The newest first; none where a site is asked for. */
  underWay: OrderUnderWay[];
  /** What may be ordered now in the place of a contract. */
  offered: OfferedProduct[];
}

/** Those who ask at once share a statement. */
const findLists = gathered<FoundLists, Wanted>(async (db, customerIds, wanted) => {
  const withdrawableSince = new Date(dayStart(addDays(wanted.today, -WITHDRAWAL_DAYS))).toISOString();
  const answers = await contractsOf(db).execute({ customerIds, ...wanted, withdrawableSince });
  return new Map(answers.map(({ customerId, found }) => [customerId, found]));
});

/** A customer's contracts, and at how many delivery sites there are any (`site.which`). */
export async function findContracts(db: Queries, customerId: string, wanted: Wanted): Promise<Found> {
  const found = await findLists(db, customerId, wanted);
  const orders = found?.orders ?? [];
  const ofContract = new Map(orders.map((order) => [order.contractCode, order]));
  const inPlaceOf = new Map(
    orders
      .filter(({ withdrawnAt }) => withdrawnAt === null)
      .flatMap((order) => order.replaced.map((code) => [code, order])),
  );
  const transferDays = new Map(found?.transfers ?? []);
  const newHomes = new Map((found?.moves ?? []).map(([code, startDate, home]) => [code, { startDate, address: home }]));
  const sold = new Map((found?.products ?? []).map(products.read).map((row) => [row.tariffNo, row]));
  const addons = (found?.addons ?? []).map(([addon, held]) => ({
    addon: addonProducts.read(addon),
    held: contractAddons.read(held),
  }));
  const deliveries = (found?.deliveries ?? []).map(contractDeliveries.read);
  const rows = (found?.contracts ?? []).map(([contractOf, site]) => {
    const row = contracts.read(contractOf);
    const isItsOwn = ({ contractCode }: { contractCode: string }) => contractCode === row.contractCode;
    const order = ofContract.get(row.contractCode);
    const productOf = sold.get(row.tariffNo);
    if (!productOf) throw new Error('a contract without its product');
    return {
      contract: row,
      meteringPoint: sites.read(site),
      product: productOf,
      addons: addons.filter(({ held }) => isItsOwn(held)),
      deliveries: deliveries.filter(isItsOwn),
      order: order?.isWithdrawable ? order : null,
      transferDay: transferDays.get(row.contractCode) ?? null,
      movesTo: newHomes.get(row.contractCode) ?? null,
      closing: closingOf(order, inPlaceOf.get(row.contractCode)),
    };
  });
  return {
    rows,
    siteCount: found?.siteCount ?? 0,
    hasAskedSite: found?.hasAskedSite ?? false,
    underWay: orders
      .filter(({ isUnderWay: waits }) => waits)
      .toReversed()
      .slice(0, MOST_UNDER_WAY),
    offered: found?.offered ?? [],
  };
}
