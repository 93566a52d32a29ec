import { asc, eq, or, sql } from 'drizzle-orm';
import { prepared } from './prepared.ts';
import type { Queries } from './queries.ts';
import { contract, contractDelivery, meteringPoint, product, type UnitPrice } from './schema.ts';

/** A contract at a metering point, with the tariffs that it has had and their prices. */
export interface SupplyContract {
  contract: typeof contract.$inferSelect;
  point: typeof meteringPoint.$inferSelect;
  /** The oldest first. */
  deliveries: { tariffNo: number; from: string; to: string | null }[];
  /** By tariff number. */
  products: Record<string, (UnitPrice & { kind: string })[]>;
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
          'tariffNo', tariff_no, 'from', tariff_from_date, 'to', tariff_to_date) order by tariff_from_date), '[]')
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
  const isHere = ({ point }: SupplyContract) => point.meteringPointNo === meteringPointNo;
  const whose = customerId ?? rows.findLast(isHere)?.contract.customerId;
  const own = rows.filter(({ contract: { customerId: holder } }) => holder === whose);
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
