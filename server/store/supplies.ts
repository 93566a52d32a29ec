import { asc, eq, or, sql } from 'drizzle-orm';
import { addDays, type Day } from '../../domain/time/index.ts';
import { prepared } from './prepared.ts';
import type { Queries } from './queries.ts';
import { contract, contractDelivery, meteringPoint, product, type UnitPrice } from './schema.ts';

/** A contract at a metering point, with the tariffs that it has had and their prices. */
export interface SupplyContract {
  contract: typeof contract.$inferSelect;
  point: typeof meteringPoint.$inferSelect;
  /** The oldest first. */
  deliveries: { tariffNo: number; from: string; to: string | null; energyPrice: UnitPrice | null }[];
  /** By tariff number. */
  products: Record<string, (UnitPrice & { kind: string })[]>;
  /**
   * From when on what is measured is the customer's to read: where another's contract began before and goes on, from its end
   * on; null where that has none (`consumption.others`).
   */
  readableFrom: Day | null;
}

/** What a customer is or was supplied with at a metering point. */
export interface Supply {
  customerId: string;
  point: typeof meteringPoint.$inferSelect;
  /** The oldest first; one at least. */
  contracts: SupplyContract[];
  /** On the production that is netted there. */
  production: SupplyContract[];
}

const suppliesAt = prepared((db) => {
  const asked = sql.placeholder('meteringPointNo');
  const tariffs = sql`(select tariff_no from ${contractDelivery} where contract_code = ${contract.contractCode})`;
  return db
    .select({
      contract,
      point: meteringPoint,
      deliveries: sql<SupplyContract['deliveries']>`(select coalesce(json_agg(json_build_object(
          'tariffNo', tariff_no, 'from', tariff_from_date, 'to', tariff_to_date, 'energyPrice', energy_price) order by tariff_from_date), '[]')
        from ${contractDelivery} where contract_code = ${contract.contractCode})`,
      products: sql<SupplyContract['products']>`(select coalesce(json_object_agg(tariff_no, prices), '{}')
        from ${product} where tariff_no = ${contract.tariffNo} or tariff_no in ${tariffs})`,
    })
    .from(contract)
    .innerJoin(meteringPoint, eq(meteringPoint.meteringPointNo, contract.meteringPointNo))
    .where(or(eq(meteringPoint.meteringPointNo, asked), eq(meteringPoint.nettedInto, asked)))
    .orderBy(asc(contract.startDate), asc(contract.contractCode))
    .prepare('supplies_at_point');
});

/**
 * What somebody is or was supplied with at a metering point: the customer who is asked for, else whoever has it, or had it
 * last (`consumption.whose`). Null where there is none.
 */
export async function findSupply(
  db: Queries,
  { meteringPointNo, customerId }: { meteringPointNo: string; customerId: string | null },
): Promise<Supply | null> {
  const rows = await suppliesAt(db).execute({ meteringPointNo });
  const isHere = ({ point }: Pick<SupplyContract, 'point'>) => point.meteringPointNo === meteringPointNo;
  const whose = customerId ?? rows.findLast(isHere)?.contract.customerId;
  const own = rows
    .map((row, index) => ({ ...row, readableFrom: readableFrom(row, rows.slice(0, index)) }))
    .filter(({ contract: { customerId: holder } }) => holder === whose);
  const contracts = own.filter(isHere);
  const [first] = contracts;
  return first
    ? {
        customerId: first.contract.customerId,
        point: first.point,
        contracts,
        production: own.filter((row) => !isHere(row)),
      }
    : null;
}

type Row = Omit<SupplyContract, 'readableFrom'>;

/** @param before the contracts there that began before it, the oldest first */
function readableFrom(
  { contract: { customerId, startDate, meteringPointNo } }: Row,
  before: readonly Row[],
): Day | null {
  let from: Day = startDate;
  for (const { contract: other } of before) {
    if (other.customerId === customerId || other.meteringPointNo !== meteringPointNo) continue;
    const days = daysOfContract(other);
    if (days === null || (days.to !== null && days.to < from)) continue;
    if (days.to === null) return null;
    from = addDays(days.to, 1);
  }
  return from;
}

/** The days of a contract; none of one that never began, or of a closed one whose last day nobody knows. */
export const daysOfContract = ({
  status,
  startDate,
  endDate,
}: Pick<SupplyContract['contract'], 'status' | 'startDate' | 'endDate'>): { from: Day; to: Day | null } | null =>
  status === 'S' && (endDate === null || endDate === startDate) ? null : { from: startDate, to: endDate };
