import { and, asc, eq, gt, inArray, isNull, ne, or, sql, type Column } from 'drizzle-orm';
import type { Day } from '../../domain/time/index.ts';
import type { Queries } from './queries.ts';
import type { ContractTerm } from './columns.ts';
import { addonProduct, contract, contractAddon, contractDelivery, product, type ReplacedContract } from './schema.ts';
import { standsFrom } from './standing.ts';

const runsBeyond = (endDate: Column, lastDay: Day) => or(isNull(endDate), gt(endDate, lastDay));

/** Contracts with what was sold, and their services that have not ended on a day. */
export async function findReplaceable(db: Queries, codes: readonly string[], today: Day) {
  if (codes.length === 0) return [];
  const rows = await db
    .select({ contract, productName: product.name })
    .from(contract)
    .innerJoin(product, eq(product.tariffNo, contract.tariffNo))
    .where(inArray(contract.contractCode, [...codes]))
    .orderBy(asc(contract.contractCode));
  const addons = await db
    .select({ contractCode: contractAddon.contractCode, name: addonProduct.name, isDetached: addonProduct.isDetached })
    .from(contractAddon)
    .innerJoin(addonProduct, eq(addonProduct.tariffNo, contractAddon.tariffNo))
    .where(and(inArray(contractAddon.contractCode, [...codes]), standsFrom(today)))
    .orderBy(asc(contractAddon.startDate), asc(contractAddon.tariffNo));
  return rows.map((row) => ({
    ...row,
    services: addons.filter(({ contractCode }) => contractCode === row.contract.contractCode),
  }));
}

/**
 * Ends contracts after a day, their tariffs with them (`order.replaced`). What ends sooner stays as it is; what would begin
 * later never does.
 *
 * @param lastDay in Europe/Helsinki
 * @returns how those that it has ended stood before, so that they can go on
 */
export async function endContracts(db: Queries, codes: readonly string[], lastDay: Day): Promise<ReplacedContract[]> {
  if (codes.length === 0) return [];
  const rows = await db
    .select({ contract, productName: product.name })
    .from(contract)
    .innerJoin(product, eq(product.tariffNo, contract.tariffNo))
    .where(
      and(inArray(contract.contractCode, [...codes]), ne(contract.status, 'S'), runsBeyond(contract.endDate, lastDay)),
    )
    .for('update', { of: contract });
  const ended = rows.map(({ contract: { contractCode, status, startDate, endDate }, productName }) => ({
    contractCode,
    productName,
    before: { status, endDate },
    left:
      startDate > lastDay ? { status: 'S' as const, endDate: startDate } : { status: 'M' as const, endDate: lastDay },
  }));
  for (const { contractCode, left } of ended)
    await db.update(contract).set(left).where(eq(contract.contractCode, contractCode));
  await db
    .update(contractDelivery)
    .set({ tariffToDate: sql`greatest(${contractDelivery.tariffFromDate}, ${lastDay}::date)` })
    .where(and(inArray(contractDelivery.contractCode, [...codes]), runsBeyond(contractDelivery.tariffToDate, lastDay)));
  return ended;
}

/** The deliveries of a contract that have such a last day. */
const deliveryUntil = (contractCode: string, last: Day | null) =>
  and(
    eq(contractDelivery.contractCode, contractCode),
    last === null ? isNull(contractDelivery.tariffToDate) : eq(contractDelivery.tariffToDate, last),
  );

/**
 * Lets a contract that was ended go on as it did before.
 *
 * @param left how it was left when it was ended; one that something else has changed since stays as that has left it
 * @returns whether it goes on
 */
export async function goOnAsBefore(
  db: Queries,
  { contractCode, before, left }: { contractCode: string; before: ContractTerm; left: ContractTerm },
): Promise<boolean> {
  const restored = await db
    .update(contract)
    .set(before)
    .where(
      and(
        eq(contract.contractCode, contractCode),
        eq(contract.status, left.status),
        left.endDate === null ? isNull(contract.endDate) : eq(contract.endDate, left.endDate),
      ),
    )
    .returning({ contractCode: contract.contractCode });
  if (restored.length === 0) return false;
  await db
    .update(contractDelivery)
    .set({ tariffToDate: before.endDate })
    .where(deliveryUntil(contractCode, left.endDate));
  return true;
}
