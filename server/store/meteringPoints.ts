import { and, eq, ne, or, sql } from 'drizzle-orm';
import { prepared } from './prepared.ts';
import type { Queries } from './queries.ts';
import { contract, gridArea, meteringPoint } from './schema.ts';
import { holdLock } from './writes.ts';

/** A metering point, and the area of the grid company that it lies in; null where that is not known. */
export interface PlacedPoint {
  point: typeof meteringPoint.$inferSelect;
  area: typeof gridArea.$inferSelect | null;
}

const pointsIn = prepared((db) =>
  db
    .select({ point: meteringPoint, area: gridArea })
    .from(meteringPoint)
    .leftJoin(gridArea, eq(gridArea.gridAreaId, meteringPoint.gridAreaId))
    .where(
      or(
        sql`${meteringPoint.postalCode} = ${sql.placeholder('postalCode')}::text`,
        sql`${meteringPoint.meteringPointId} = ${sql.placeholder('meteringPointId')}::text`,
      ),
    )
    .orderBy(meteringPoint.meteringPointNo)
    .prepare('metering_points_in'),
);

/** The metering points of a postal code, or the one of an id. */
export function findPoints(
  db: Queries,
  where: { postalCode: string } | { meteringPointId: string },
): Promise<PlacedPoint[]> {
  return pointsIn(db).execute({ postalCode: null, meteringPointId: null, ...where });
}

/** A contract at a metering point that runs, begins or ends, and whose it is. */
export type SiteContract = Pick<
  typeof contract.$inferSelect,
  'contractCode' | 'customerId' | 'contractTypeNo' | 'contractGroupNo' | 'status' | 'startDate' | 'endDate'
>;

const contractsAt = prepared((db) =>
  db
    .select({
      pointNo: meteringPoint.meteringPointNo,
      contract: {
        contractCode: contract.contractCode,
        customerId: contract.customerId,
        contractTypeNo: contract.contractTypeNo,
        contractGroupNo: contract.contractGroupNo,
        status: contract.status,
        startDate: contract.startDate,
        endDate: contract.endDate,
      },
    })
    .from(meteringPoint)
    .leftJoin(
      contract,
      and(
        eq(contract.meteringPointNo, meteringPoint.meteringPointNo),
        ne(contract.status, 'S'),
        sql`(${contract.endDate} is null or ${contract.endDate} >= ${sql.placeholder('today')}::date)`,
      ),
    )
    .where(
      // What is netted there belongs to the site.
      sql`${sql.placeholder('meteringPointNo')} in (${meteringPoint.meteringPointNo}, ${meteringPoint.nettedInto})`,
    )
    .orderBy(contract.startDate, contract.contractCode)
    .prepare('contracts_at_point'),
);

/**
 * The contracts at a metering point that have not ended on a day; null where there is no such point.
 *
 * @param today `YYYY-MM-DD` in Europe/Helsinki
 */
export async function findContractsAt(
  db: Queries,
  asked: { meteringPointNo: string; today: string },
): Promise<SiteContract[] | null> {
  const rows = await contractsAt(db).execute(asked);
  return rows.length === 0 ? null : rows.flatMap(({ contract: held }) => held ?? []);
}

/**
 * Waits until nobody else makes a contract at a metering point or puts one in another's place, and keeps it so until the
 * transaction ends. Held before the contracts themselves.
 */
export const holdPoint = (db: Queries, meteringPointNo: string): Promise<void> =>
  holdLock(db, `point:${meteringPointNo}`);
