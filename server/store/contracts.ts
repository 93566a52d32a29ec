import type { OrderAddress } from '../../domain/types.ts';
import type { OfferedProduct } from './campaigns.ts';
import { findContractLists, type RowsOfContracts, type WantedContracts } from './contractLists.ts';
import { closingOf, MOST_UNDER_WAY, type Closing, type OrderOfContract, type OrderUnderWay } from './contractOrders.ts';
import { gathered } from './gathered.ts';
import type { Queries } from './queries.ts';

/** A contract with its site, what was sold and what belongs to it, the oldest first. */
export interface ContractRow extends Pick<RowsOfContracts, 'contract' | 'meteringPoint' | 'product'> {
  addons: Pick<RowsOfContracts, 'addon' | 'held'>[];
  deliveries: RowsOfContracts['delivery'][];
  /** The order that it came of, where a consumer could withdraw from it; null where there is none. */
  order: OrderOfContract | null;
  /** From when on it is to be another's, who has not accepted that yet; null where nobody was asked. */
  transferDay: string | null;
  /** The new home of a move, where the retailer looks for its metering point still; null where it does for none. */
  movesTo: { startDate: string; address: OrderAddress } | null;
  /** What closed it, where it did not run to its end; null where nothing did. */
  closing: Closing | null;
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
function tellOf(found: Awaited<ReturnType<typeof findContractLists>>): (customerId: string) => Found {
  const transferDays = new Map(found.transfers);
  const newHomes = new Map(found.moves.map(([code, startDate, home]) => [code, { startDate, address: home }]));
  const sold = new Map(found.products.map((row) => [row.tariffNo, row]));
  const siteOf = new Map(found.meteringPoints.map((row) => [row.meteringPointNo, row]));
  const addonOf = new Map(found.addons.map((row) => [row.tariffNo, row]));
  const heldBy = rowsBy(found.held, ({ contractCode }) => contractCode);
  const deliveriesOf = rowsBy(found.deliveries, ({ contractCode }) => contractCode);
  const contractsOf = rowsBy(found.contracts, (row) => row.customerId);
  const ordersOf = rowsBy(found.orders, (order) => order.customerId);
  const types = new Map(found.customers);
  const siteCounts = new Map(found.sites.map(([id, siteCount, hasAskedSite]) => [id, { siteCount, hasAskedSite }]));

  return (customerId) => {
    const orders = ordersOf(customerId);
    const ofContract = new Map(orders.map((order) => [order.contractCode, order]));
    const inPlaceOf = new Map(
      orders
        .filter(({ withdrawnAt }) => withdrawnAt === null)
        .flatMap((order) => order.replaced.map((code) => [code, order])),
    );
    const rows = contractsOf(customerId)
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
      offered: found.offered
        .filter(([customerType]) => customerType === types.get(customerId))
        .map(([, kind, tariffNo]) => [kind, tariffNo]),
    };
  };
}

/** Those who ask at once share a statement. */
const findOfEach = gathered<Found, WantedContracts>(async (db, customerIds, wanted) => {
  const tell = tellOf(await findContractLists(db, customerIds, wanted));
  return new Map(customerIds.map((customerId) => [customerId, tell(customerId)]));
});

/** A customer's contracts, and at how many delivery sites there are any (`site.which`). */
export async function findContracts(db: Queries, customerId: string, wanted: WantedContracts): Promise<Found> {
  const found = await findOfEach(db, customerId, wanted);
  if (!found) throw new Error('each customer is told of');
  return found;
}
