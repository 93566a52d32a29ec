import { and, asc, eq, sql } from 'drizzle-orm';
import type { ContractStatus } from '../../domain/types.ts';
import { prepared } from './prepared.ts';
import type { Queries } from './queries.ts';
import { rowJson } from './rowJson.ts';
import { addonProduct, contract, contractAddon, contractDelivery, meteringPoint, product } from './schema.ts';

/** A contract with its site, what was sold and what belongs to it, the oldest first. */
export interface ContractRow {
  contract: typeof contract.$inferSelect;
  meteringPoint: typeof meteringPoint.$inferSelect;
  product: typeof product.$inferSelect;
  addons: { addon: typeof addonProduct.$inferSelect; held: typeof contractAddon.$inferSelect }[];
  deliveries: (typeof contractDelivery.$inferSelect)[];
}

// As one JSON a contract: its fifty columns took longer to read one by one than to find.
const row = sql<ContractRow>`json_build_object(
  'contract', ${rowJson(contract)},
  'meteringPoint', ${rowJson(meteringPoint)},
  'product', ${rowJson(product)},
  'addons', (
    select coalesce(json_agg(
      json_build_object('addon', ${rowJson(addonProduct)}, 'held', ${rowJson(contractAddon)})
      order by ${contractAddon.startDate}, ${contractAddon.tariffNo}
    ), '[]')
    from ${contractAddon} join ${addonProduct} on ${addonProduct.tariffNo} = ${contractAddon.tariffNo}
    where ${contractAddon.contractCode} = ${contract.contractCode}
  ),
  'deliveries', (
    select coalesce(json_agg(${rowJson(contractDelivery)} order by ${contractDelivery.tariffFromDate}), '[]')
    from ${contractDelivery} where ${contractDelivery.contractCode} = ${contract.contractCode}
  )
)`;

const contractsOf = prepared((db) =>
  db
    .select({ row })
    .from(contract)
    .innerJoin(meteringPoint, eq(meteringPoint.meteringPointNo, contract.meteringPointNo))
    .innerJoin(product, eq(product.tariffNo, contract.tariffNo))
    .where(
      and(
        eq(contract.customerId, sql.placeholder('customerId')),
        sql`${contract.status} = any(${sql.placeholder('statuses')}::text[])`,
        sql`${contract.meteringPointNo} = coalesce(${sql.placeholder('meteringPointNo')}::text, ${contract.meteringPointNo})`,
      ),
    )
    .orderBy(asc(contract.startDate), asc(contract.contractCode))
    .prepare('contracts_of_customer'),
);

interface Wanted {
  customerId: string;
  statuses: readonly ContractStatus[];
  /** Only the contracts of this site; null: of all. */
  meteringPointNo: string | null;
}

/** A customer's contracts, the oldest first. */
export async function findContracts(db: Queries, wanted: Wanted): Promise<ContractRow[]> {
  const found = await contractsOf(db).execute({ ...wanted });
  return found.map((contractOf) => contractOf.row);
}
