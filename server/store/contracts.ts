import { and, eq, getTableColumns, isNull, ne, sql, type SQL } from 'drizzle-orm';
import { WITHDRAWAL_DAYS } from '../../domain/orders/index.ts';
import { addDays, dayStart } from '../../domain/time/index.ts';
import type { ContractStatus, OrderAddress } from '../../domain/types.ts';
import { offeredToEach, type OfferedProduct } from './campaigns.ts';
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
  customer,
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

type CustomerType = (typeof customer.$inferSelect)['customerType'];

/** What the statement finds of all who ask, in no order; null for what is told of row by row where there is none. */
interface FoundLists {
  customers: [customerId: string, customerType: CustomerType][] | null;
  /** Of a customer without a site there is none. */
  sites: [customerId: string, count: number, hasAsked: boolean][] | null;
  contracts: [ColumnLists, ColumnLists];
  products: ColumnLists;
  addons: [ColumnLists, ColumnLists];
  deliveries: ColumnLists;
  /** The oldest first. */
  orders: CustomerOrder[] | null;
  transfers: [contractCode: string, day: string][] | null;
  /** The first day in the new home, and its address. */
  moves: [contractCode: string, startDate: string, address: OrderAddress][] | null;
  offered: [customerType: CustomerType, ...OfferedProduct][] | null;
}

// Each table is read once for all contracts of all who ask, and a product that several have comes once.
const contractsOf = prepared((db) => {
  const customerIds = sql`${sql.placeholder('customerIds')}::text[]`;
  const ofCustomers = sql`any(${customerIds})`;
  const asked = sql`${sql.placeholder('meteringPointNo')}::text`;
  const sitesOfCustomers = db.$with('sites').as(
    db
      .select({
        customerId: contract.customerId,
        count: sql<number>`count(distinct ${siteNo})::int`.as('count'),
        hasAsked: sql<boolean>`coalesce(bool_or(${asked} in (${meteringPoint.meteringPointNo}, ${siteNo})), false)`.as(
          'has_asked',
        ),
      })
      .from(contract)
      .innerJoin(meteringPoint, eq(meteringPoint.meteringPointNo, contract.meteringPointNo))
      .where(makesSite(ofCustomers, sql`${sql.placeholder('today')}`))
      .groupBy(contract.customerId),
  );
  /** Stands before the table of this name: in the rest of the statement `contract` is the wanted ones alone. */
  const wanted = db.$with('contract').as(
    db
      .select()
      .from(contract)
      .where(
        and(
          eq(contract.customerId, ofCustomers),
          sql`${contract.status} = any(${sql.placeholder('statuses')}::text[])`,
          // Of too many sites nobody waits for all; of the one asked for, what is netted there belongs to it.
          sql`case when ${asked} is null
            then ${contract.customerId} <> all(array(select customer_id from sites
              where count > ${sql.placeholder('mostSites')}::int))
            else ${contract.meteringPointNo} = any(array(select metering_point_no from ${meteringPoint}
              where ${meteringPoint.meteringPointNo} = ${asked} or ${meteringPoint.nettedInto} = ${asked})) end`,
        ),
      ),
  );
  /** Found by an index, with all of the codes at once. */
  const ofContracts = sql`any(array(select contract_code from ${contract}))`;
  const { customerId, count, hasAsked } = sitesOfCustomers;
  const found = {
    customers: db
      .select({ rows: sql`json_agg(json_build_array(${customer.customerId}, ${customer.customerType}))` })
      .from(customer)
      .where(sql`${customer.customerId} in (select unnest(${customerIds}))`),
    sites: db
      .select({ rows: sql`json_agg(json_build_array(${customerId}, ${count}, ${hasAsked}))` })
      .from(sitesOfCustomers),
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
      .from(contractAddon)
      .innerJoin(addonProduct, eq(addonProduct.tariffNo, contractAddon.tariffNo))
      .where(
        and(
          eq(contractAddon.contractCode, ofContracts),
          // What has ended is gone (`removal.gone`).
          sql`(${contractAddon.endDate} is null or ${contractAddon.endDate} >= ${sql.placeholder('today')}::date)`,
        ),
      ),
    deliveries: db
      .select({ rows: contractDeliveries.lists })
      .from(contractDelivery)
      .where(eq(contractDelivery.contractCode, ofContracts)),
    // Of a contract at one site alone nobody asks what is ordered for another.
    orders: ordersTold(db, customerIds, sql`${asked} is null`),
    transfers: db
      .select({ rows: sql`json_agg(json_build_array(${transfer.contractCode}, ${transfer.day}))` })
      .from(transfer)
      .where(
        and(
          eq(transfer.contractCode, ofContracts),
          eq(transfer.state, 'waiting'),
          sql`${transfer.day} > ${sql.placeholder('today')}::date`,
        ),
      ),
    moves: db
      .select({
        rows: sql`json_agg(json_build_array(${move.contractCode}, ${move.startDate}, ${move.newHome} -> 'address'))`,
      })
      .from(move)
      .where(and(eq(move.contractCode, ofContracts), isNull(move.newContractCode), ne(move.state, 'failed'))),
    offered: offeredToEach(db),
  } satisfies Record<keyof FoundLists, unknown>;
  return db
    .with(sitesOfCustomers, wanted)
    .select({
      // As one value: what reads an answer looks at each of its columns anew.
      found: sql<FoundLists>`json_build_object(${sql.join(
        Object.entries(found).map(([name, lists]) => sql`${sql.raw(`'${name}'`)}, (${lists})`),
        sql`, `,
      )})`,
    })
    .from(sql`(values (1)) once`)
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

/** For `toSorted`: those of the least text first. */
const by =
  <Row>(textOf: (row: Row) => string) =>
  (one: Row, other: Row) =>
    textOf(one).localeCompare(textOf(other));

/** The rows of each key, in their order. */
function rowsBy<Row>(rows: readonly Row[], keyOf: (row: Row) => string): (key: string) => Row[] {
  const found = new Map<string, Row[]>();
  for (const row of rows) {
    const key = keyOf(row);
    const same = found.get(key);
    if (same) same.push(row);
    else found.set(key, [row]);
  }
  return (key) => found.get(key) ?? [];
}

function known<Key, Row>(rows: ReadonlyMap<Key, Row>, key: Key): Row {
  const row = rows.get(key);
  if (row === undefined) throw new Error(`a contract refers to ${String(key)}, which was not found`);
  return row;
}

/** Tells of each customer what was found of all. */
function tellOf(found: FoundLists): (customerId: string) => Found {
  const transferDays = new Map(found.transfers ?? []);
  const newHomes = new Map((found.moves ?? []).map(([code, startDate, home]) => [code, { startDate, address: home }]));
  const sold = new Map(products.read(found.products).map((row) => [row.tariffNo, row]));
  const siteOf = new Map(sites.read(found.contracts[1]).map((row) => [row.meteringPointNo, row]));
  const addonOf = new Map(addonProducts.read(found.addons[0]).map((row) => [row.tariffNo, row]));
  const heldBy = rowsBy(contractAddons.read(found.addons[1]), ({ contractCode }) => contractCode);
  const deliveriesOf = rowsBy(contractDeliveries.read(found.deliveries), ({ contractCode }) => contractCode);
  const contractsOfCustomer = rowsBy(contracts.read(found.contracts[0]), (row) => row.customerId);
  const ordersOfCustomer = rowsBy(found.orders ?? [], (order) => order.customerId);
  const types = new Map(found.customers ?? []);
  const siteCounts = new Map(
    (found.sites ?? []).map(([id, siteCount, hasAskedSite]) => [id, { siteCount, hasAskedSite }]),
  );

  return (customerId) => {
    const orders = ordersOfCustomer(customerId);
    const ofContract = new Map(orders.map((order) => [order.contractCode, order]));
    const inPlaceOf = new Map(
      orders
        .filter(({ withdrawnAt }) => withdrawnAt === null)
        .flatMap((order) => order.replaced.map((code) => [code, order])),
    );
    const rows = contractsOfCustomer(customerId)
      .toSorted(by((row) => `${row.startDate} ${row.contractCode}`))
      .map((row) => {
        const { contractCode } = row;
        const order = ofContract.get(contractCode);
        return {
          contract: row,
          meteringPoint: known(siteOf, row.meteringPointNo),
          product: known(sold, row.tariffNo),
          addons: heldBy(contractCode)
            .map((held) => ({ addon: known(addonOf, held.tariffNo), held }))
            .toSorted(by(({ held }) => `${held.startDate} ${held.tariffNo}`)),
          deliveries: deliveriesOf(contractCode).toSorted(by((delivery) => delivery.tariffFromDate)),
          order: order?.isWithdrawable ? order : null,
          transferDay: transferDays.get(contractCode) ?? null,
          movesTo: newHomes.get(contractCode) ?? null,
          closing: closingOf(order, inPlaceOf.get(contractCode)),
        };
      });
    return {
      rows,
      ...(siteCounts.get(customerId) ?? { siteCount: 0, hasAskedSite: false }),
      underWay: orders
        .filter(({ isUnderWay: waits }) => waits)
        .toReversed()
        .slice(0, MOST_UNDER_WAY),
      offered: (found.offered ?? [])
        .filter(([customerType]) => customerType === types.get(customerId))
        .map(([, kind, tariffNo]) => [kind, tariffNo]),
    };
  };
}

/** Those who ask at once share a statement. */
const findOfEach = gathered<Found, Wanted>(async (db, customerIds, wanted) => {
  const withdrawableSince = new Date(dayStart(addDays(wanted.today, -WITHDRAWAL_DAYS))).toISOString();
  const [answer] = await contractsOf(db).execute({ customerIds, ...wanted, withdrawableSince });
  if (!answer) throw new Error('the statement answers with one row');
  const tell = tellOf(answer.found);
  return new Map(customerIds.map((customerId) => [customerId, tell(customerId)]));
});

/** A customer's contracts, and at how many delivery sites there are any (`site.which`). */
export async function findContracts(db: Queries, customerId: string, wanted: Wanted): Promise<Found> {
  const found = await findOfEach(db, customerId, wanted);
  if (!found) throw new Error('each customer is told of');
  return found;
}
