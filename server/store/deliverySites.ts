import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { prepared } from './prepared.ts';
import type { Queries } from './queries.ts';
import { contract, meteringPoint } from './schema.ts';

/** A delivery site: the metering point that it goes by, and the kind of the contract there. */
export interface DeliverySiteRow {
  deliverySiteNo: string;
  meteringPoint: typeof meteringPoint.$inferSelect;
  kind: Pick<typeof contract.$inferSelect, 'contractTypeNo' | 'contractGroupNo'>;
  /** The group numbers of the customer's contracts there, of netted production too. */
  contractGroups: number[];
}

/** The number of a metering point's site: production that is netted belongs to the site of what it is netted with. */
export const siteNo = sql<string>`coalesce(${meteringPoint.nettedInto}, ${meteringPoint.meteringPointNo})`;

/** A contract by which its metering point is a site of the customer: it is in force, begins or ends (`site.which`). */
export function makesSite(customerId: SQL, today: SQL): SQL | undefined {
  return and(
    eq(contract.customerId, customerId),
    sql`${contract.status} <> 'S'`,
    sql`(${contract.endDate} is null or ${contract.endDate} >= ${today}::date)`,
  );
}

/** å, ä and ö after z, whatever the case; by no collation, as the embedded database has none for Finnish. */
const alphabetical = (text: AnyPgColumn) =>
  sql`lower(translate(coalesce(${text}, ''), 'ÅÄÖåäö', '{|}{|}')) collate "C"`;

/** `9` before `10 B`. */
const leadingNumber = (text: AnyPgColumn) => sql`substring(${text} from '^[0-9]+')::numeric`;

const sitesOf = prepared((db) => {
  const asked = sql.placeholder('meteringPointId');
  const askedContract = sql.placeholder('contractCode');
  // It may have ended, and be told of at its site all the same; another customer's is none.
  const siteOfContract = db
    .select({ deliverySiteNo: siteNo })
    .from(contract)
    .innerJoin(meteringPoint, eq(meteringPoint.meteringPointNo, contract.meteringPointNo))
    .where(and(eq(contract.contractCode, askedContract), eq(contract.customerId, sql.placeholder('customerId'))));
  const places = db.$with('place').as(
    db
      .selectDistinctOn([siteNo], {
        deliverySiteNo: sql<string>`${siteNo}`.as('delivery_site_no'),
        pointNo: sql<string>`${meteringPoint.meteringPointNo}`.as('point_no'),
        contractTypeNo: contract.contractTypeNo,
        contractGroupNo: contract.contractGroupNo,
        contractGroups: sql<number[]>`json_agg(${contract.contractGroupNo}) over (partition by ${siteNo})`.as(
          'contract_groups',
        ),
      })
      .from(contract)
      .innerJoin(meteringPoint, eq(meteringPoint.meteringPointNo, contract.meteringPointNo))
      .where(makesSite(sql`${sql.placeholder('customerId')}`, sql`${sql.placeholder('today')}`))
      // The site goes by what is consumed there, where the customer has a contract on that.
      .orderBy(siteNo, sql`${meteringPoint.nettedInto} is not null`, contract.startDate),
  );
  return db
    .with(places)
    .select({
      deliverySiteNo: places.deliverySiteNo,
      meteringPoint,
      kind: { contractTypeNo: places.contractTypeNo, contractGroupNo: places.contractGroupNo },
      contractGroups: places.contractGroups,
    })
    .from(places)
    .innerJoin(meteringPoint, eq(meteringPoint.meteringPointNo, places.pointNo))
    .where(
      and(
        sql`(${asked}::text is null or ${meteringPoint.meteringPointId} = ${asked})`,
        sql`(${askedContract}::text is null or ${places.deliverySiteNo} = (${siteOfContract}))`,
      ),
    )
    .orderBy(
      alphabetical(meteringPoint.streetName),
      leadingNumber(meteringPoint.houseNumber),
      ...[meteringPoint.houseNumber, meteringPoint.houseLetter, meteringPoint.residence].map(alphabetical),
      meteringPoint.postalCode,
      meteringPoint.meteringPointNo,
    )
    .prepare('delivery_sites_of_customer');
});

interface Wanted {
  customerId: string;
  /** Only the site of this metering point; null: all. */
  meteringPointId: string | null;
  /** Only the site of this contract of the customer's; null: all. */
  contractCode: string | null;
  /** `YYYY-MM-DD` in Europe/Helsinki. */
  today: string;
}

/** The delivery sites of a customer on a day, by address. */
export function findDeliverySites(db: Queries, wanted: Wanted): Promise<DeliverySiteRow[]> {
  return sitesOf(db).execute({ ...wanted });
}
