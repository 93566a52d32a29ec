import { and, eq, getTableColumns, isNull, ne, sql, type SQL } from 'drizzle-orm';
import { WITHDRAWAL_DAYS } from '../../domain/orders/index.ts';
import { addDays, dayStart } from '../../domain/time/index.ts';
import type { ContractStatus, OrderAddress } from '../../domain/types.ts';
import { offeredTo, type OfferedProduct } from './campaigns.ts';
import { columnLists, type ColumnLists, type RowOf } from './columnLists.ts';
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

interface AddonOfContract {
  addon: RowOf<typeof addonColumns>;
  held: typeof contractAddon.$inferSelect;
}

/** A contract with its site, what was sold and what belongs to it, the oldest first. */
export interface ContractRow {
  contract: typeof contract.$inferSelect;
  meteringPoint: RowOf<typeof siteColumns>;
  product: typeof product.$inferSelect;
  addons: AddonOfContract[];
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

const contracts = columnLists<ContractRow['contract']>(getTableColumns(contract));
const sites = columnLists<ContractRow['meteringPoint']>(siteColumns);
const products = columnLists<ContractRow['product']>(getTableColumns(product));
const addonProducts = columnLists<AddonOfContract['addon']>(addonColumns);
const contractAddons = columnLists<AddonOfContract['held']>(getTableColumns(contractAddon));
const contractDeliveries = columnLists<ContractRow['deliveries'][number]>(getTableColumns(contractDelivery));

/** The rows of both side by side. */
const both = (one: SQL<ColumnLists>, other: SQL<ColumnLists>) =>
  sql<[ColumnLists, ColumnLists]>`json_build_array(${one}, ${other})`;

/** What the statement finds, in no order; null for what is told of row by row where there is none. */
interface FoundLists {
  siteCount: number;
  hasAskedSite: boolean;
  contracts: [ColumnLists, ColumnLists];
  products: ColumnLists;
  addons: [ColumnLists, ColumnLists];
  deliveries: ColumnLists;
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
      .select({ rows: both(contracts.lists, sites.lists) })
      .from(contract)
      .innerJoin(meteringPoint, eq(meteringPoint.meteringPointNo, contract.meteringPointNo)),
    products: db
      .select({ rows: products.lists })
      .from(product)
      .where(sql`${product.tariffNo} = any(array(select tariff_no from ${contract}))`),
    addons: db
      .select({ rows: both(addonProducts.lists, contractAddons.lists) })
      .from(contract)
      .innerJoin(contractAddon, eq(contractAddon.contractCode, contract.contractCode))
      .innerJoin(addonProduct, eq(addonProduct.tariffNo, contractAddon.tariffNo))
      // What has ended is gone (`removal.gone`).
      .where(sql`(${contractAddon.endDate} is null or ${contractAddon.endDate} >= ${sql.placeholder('today')}::date)`),
    deliveries: db
      .select({ rows: contractDeliveries.lists })
      .from(contract)
      .innerJoin(contractDelivery, eq(contractDelivery.contractCode, contract.contractCode)),
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

/** For `toSorted`: those of the least text first. */
const by =
  <Row>(textOf: (row: Row) => string) =>
  (one: Row, other: Row) =>
    textOf(one).localeCompare(textOf(other));

function known<Key, Row>(rows: ReadonlyMap<Key, Row>, key: Key): Row {
  const row = rows.get(key);
  if (row === undefined) throw new Error(`a contract refers to ${String(key)}, which was not found`);
  return row;
}

/** A customer's contracts, and at how many delivery sites there are any (`site.which`). */
export async function findContracts(db: Queries, customerId: string, wanted: Wanted): Promise<Found> {
  const found = await findLists(db, customerId, wanted);
  if (!found) throw new Error('the statement answers for each customer');
  const orders = found.orders ?? [];
  const ofContract = new Map(orders.map((order) => [order.contractCode, order]));
  const inPlaceOf = new Map(
    orders
      .filter(({ withdrawnAt }) => withdrawnAt === null)
      .flatMap((order) => order.replaced.map((code) => [code, order])),
  );
  const transferDays = new Map(found.transfers ?? []);
  const newHomes = new Map((found.moves ?? []).map(([code, startDate, home]) => [code, { startDate, address: home }]));
  const sold = new Map(products.read(found.products).map((row) => [row.tariffNo, row]));
  const siteOf = new Map(sites.read(found.contracts[1]).map((row) => [row.meteringPointNo, row]));
  const addonOf = new Map(addonProducts.read(found.addons[0]).map((row) => [row.tariffNo, row]));
  const addons = contractAddons
    .read(found.addons[1])
    .map((held) => ({ addon: known(addonOf, held.tariffNo), held }))
    .toSorted(by(({ held }) => `${held.startDate} ${held.tariffNo}`));
  const deliveries = contractDeliveries.read(found.deliveries).toSorted(by((row) => row.tariffFromDate));
  const rows = contracts
    .read(found.contracts[0])
    .toSorted(by((row) => `${row.startDate} ${row.contractCode}`))
    .map((row) => {
      const isItsOwn = ({ contractCode }: { contractCode: string }) => contractCode === row.contractCode;
      const order = ofContract.get(row.contractCode);
      return {
        contract: row,
        meteringPoint: known(siteOf, row.meteringPointNo),
        product: known(sold, row.tariffNo),
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
    siteCount: found.siteCount,
    hasAskedSite: found.hasAskedSite,
    underWay: orders
      .filter(({ isUnderWay: waits }) => waits)
      .toReversed()
      .slice(0, MOST_UNDER_WAY),
    offered: found.offered ?? [],
  };
}
