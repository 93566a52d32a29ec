import { and, gt, inArray, isNull, ne, or, sql, type Column } from 'drizzle-orm';
import type { Day } from '../../domain/time/index.ts';
import type { Queries } from './queries.ts';
import { contract, contractDelivery } from './schema.ts';

const runsBeyond = (endDate: Column, lastDay: Day) => or(isNull(endDate), gt(endDate, lastDay));

/**
 * Ends contracts after a day, their tariffs with them (`order.replaced`). What ends sooner stays as it is; what would begin
 * later never does.
 *
 * @param lastDay in Europe/Helsinki
 */
export async function endContracts(db: Queries, codes: readonly string[], lastDay: Day): Promise<void> {
  if (codes.length === 0) return;
  await db
    .update(contract)
    .set({
      status: sql`case when ${contract.startDate} > ${lastDay} then 'S' else 'M' end`,
      endDate: sql`greatest(${contract.startDate}, ${lastDay}::date)`,
    })
    .where(
      and(inArray(contract.contractCode, [...codes]), ne(contract.status, 'S'), runsBeyond(contract.endDate, lastDay)),
    );
  await db
    .update(contractDelivery)
    .set({ tariffToDate: sql`greatest(${contractDelivery.tariffFromDate}, ${lastDay}::date)` })
    .where(and(inArray(contractDelivery.contractCode, [...codes]), runsBeyond(contractDelivery.tariffToDate, lastDay)));
}
