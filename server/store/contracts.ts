import { and, asc, eq, sql } from 'drizzle-orm';
import type { ContractStatus } from '../../domain/types.ts';
import { prepared } from './prepared.ts';
import type { Queries } from './queries.ts';
import { addonProduct, contract, contractAddon, contractDelivery, meteringPoint, product } from './schema.ts';

type HeldAddon = Pick<typeof addonProduct.$inferSelect, 'tariffNo' | 'name' | 'vapType' | 'price'> &
  Pick<typeof contractAddon.$inferSelect, 'startDate'>;
type Delivery = Pick<typeof contractDelivery.$inferSelect, 'tariffNo' | 'tariffFromDate' | 'tariffToDate'>;

/** A contract with its site, what was sold and what belongs to it, all in one row. */
export type ContractRow = Awaited<ReturnType<typeof findContracts>>[number];

/** A contract's add-ons as JSON, the oldest first. */
const addons = sql<HeldAddon[]>`(
  select coalesce(json_agg(json_build_object(
    'tariffNo', ${addonProduct.tariffNo}, 'name', ${addonProduct.name}, 'vapType', ${addonProduct.vapType},
    'price', ${addonProduct.price}, 'startDate', ${contractAddon.startDate}
  ) order by ${contractAddon.startDate}, ${contractAddon.tariffNo}), '[]')
  from ${contractAddon} join ${addonProduct} on ${addonProduct.tariffNo} = ${contractAddon.tariffNo}
  where ${contractAddon.contractCode} = ${contract.contractCode}
)`;

/** The tariffs that a contract has had, as JSON, the oldest first. */
const deliveries = sql<Delivery[]>`(
  select coalesce(json_agg(json_build_object(
    'tariffNo', ${contractDelivery.tariffNo}, 'tariffFromDate', ${contractDelivery.tariffFromDate},
    'tariffToDate', ${contractDelivery.tariffToDate}
  ) order by ${contractDelivery.tariffFromDate}), '[]')
  from ${contractDelivery} where ${contractDelivery.contractCode} = ${contract.contractCode}
)`;

const contractsOf = prepared((db) =>
  db
    .select({ contract, meteringPoint, product, addons, deliveries })
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
export const findContracts = (db: Queries, wanted: Wanted) => contractsOf(db).execute({ ...wanted });
