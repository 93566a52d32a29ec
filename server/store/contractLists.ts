import { and, eq, getTableColumns, isNull, ne, sql, type SQL } from 'drizzle-orm';
import { WITHDRAWAL_DAYS } from '../../domain/orders/index.ts';
import { addDays, dayStart } from '../../domain/time/index.ts';
import type { ContractStatus, OrderAddress } from '../../domain/types.ts';
import { offeredToEach, type OfferedProduct } from './campaigns.ts';
import { columnLists, type ColumnLists, type RowOf } from './columnLists.ts';
import { ordersTold, type CustomerOrder } from './contractOrders.ts';
import { makesSite, siteNo } from './deliverySites.ts';
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

/** The rows of the tables by which a contract is told of. */
export interface RowsOfContracts {
  contract: typeof contract.$inferSelect;
  meteringPoint: RowOf<typeof siteColumns>;
  product: typeof product.$inferSelect;
  addon: RowOf<typeof addonColumns>;
  held: typeof contractAddon.$inferSelect;
  delivery: typeof contractDelivery.$inferSelect;
}

const contracts = columnLists<RowsOfContracts['contract']>(getTableColumns(contract));
const sites = columnLists<RowsOfContracts['meteringPoint']>(siteColumns);
const products = columnLists<RowsOfContracts['product']>(getTableColumns(product));
const addonProducts = columnLists<RowsOfContracts['addon']>(addonColumns);
const contractAddons = columnLists<RowsOfContracts['held']>(getTableColumns(contractAddon));
const contractDeliveries = columnLists<RowsOfContracts['delivery']>(getTableColumns(contractDelivery));

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
        Object.entries(found).map(([key, lists]) => sql`${sql.raw(`'${key}'`)}, (${lists})`),
        sql`, `,
      )})`,
    })
    .from(sql`(values (1)) once`)
    .prepare('contracts_of_customers');
});

export interface WantedContracts {
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

/** Finds all that is told of the contracts of customers, in one statement; in no order where nothing is said of one. */
export async function findContractLists(db: Queries, customerIds: readonly string[], wanted: WantedContracts) {
  const withdrawableSince = new Date(dayStart(addDays(wanted.today, -WITHDRAWAL_DAYS))).toISOString();
  const [answer] = await contractsOf(db).execute({ customerIds, ...wanted, withdrawableSince });
  if (!answer) throw new Error('the statement answers with one row');
  const { found } = answer;
  return {
    customers: found.customers ?? [],
    sites: found.sites ?? [],
    contracts: contracts.read(found.contracts[0]),
    /** Of the contracts, one of each. */
    meteringPoints: sites.read(found.contracts[1]),
    products: products.read(found.products),
    addons: addonProducts.read(found.addons[0]),
    held: contractAddons.read(found.addons[1]),
    deliveries: contractDeliveries.read(found.deliveries),
    orders: found.orders ?? [],
    transfers: found.transfers ?? [],
    moves: found.moves ?? [],
    offered: found.offered ?? [],
  };
}
