import { and, eq, inArray, ne } from 'drizzle-orm';
import type { Day } from '../../domain/time/index.ts';
import type { ContractAtSite } from './contractAtSite.ts';
import { addAddon, addContract } from './newCustomers.ts';
import type { Queries } from './queries.ts';
import {
  addonProduct,
  contract,
  contractAddon,
  contractDelivery,
  meteringPoint,
  move,
  moveLink,
  product,
} from './schema.ts';
import { standsFrom } from './standing.ts';

/** The contract of a short link, by the digest of what it says; null where there is none. */
export async function findMoveLink(db: Queries, secret: string): Promise<string | null> {
  const [row] = await db
    .select({ contractCode: moveLink.contractCode })
    .from(moveLink)
    .where(eq(moveLink.secret, secret));
  return row?.contractCode ?? null;
}

export type MoveRow = typeof move.$inferSelect;

/** A contract that another has become by moving. */
export interface MovedOn {
  contractCode: string;
  /** `YYYY-MM-DD` in Europe/Helsinki. */
  startDate: Day;
}

/** The moves of contracts, home after home, by the code of the one that moved first; none of one that has not moved. */
export async function findMovesOn(db: Queries, codes: readonly string[]): Promise<Map<string, MoveRow[]>> {
  if (codes.length === 0) return new Map();
  const moves = await db
    .select()
    .from(move)
    .where(and(inArray(move.contractCode, [...codes]), ne(move.state, 'failed')));
  const after = await findMovesOn(
    db,
    moves.flatMap(({ newContractCode }) => newContractCode ?? []),
  );
  return new Map(moves.map((one) => [one.contractCode, [one, ...(after.get(one.newContractCode ?? '') ?? [])]]));
}

/** What a contract has become by moving, home after home; none where it has not moved, or its new home is looked for still. */
export async function findMovedOn(db: Queries, contractCode: string): Promise<MovedOn[]> {
  const moves = (await findMovesOn(db, [contractCode])).get(contractCode) ?? [];
  return moves.flatMap(({ newContractCode, startDate }) =>
    newContractCode === null ? [] : [{ contractCode: newContractCode, startDate }],
  );
}

/** What a customer has of heat and production in a postal area, each with where it is delivered and what was sold: of thousands of sites few. */
export const findBuildingContracts = (
  db: Queries,
  { customerId, postalCode }: { customerId: string; postalCode: string },
): Promise<ContractAtSite[]> =>
  db
    .select({ contract, meteringPoint, product })
    .from(contract)
    .innerJoin(meteringPoint, eq(meteringPoint.meteringPointNo, contract.meteringPointNo))
    .innerJoin(product, eq(product.tariffNo, contract.tariffNo))
    .where(
      and(
        eq(contract.customerId, customerId),
        eq(meteringPoint.postalCode, postalCode),
        ne(meteringPoint.kind, 'electricity'),
      ),
    )
    .orderBy(contract.startDate, contract.contractCode);

/** The services of a contract that go along when it moves, by when they began: those that have not ended by then. */
export const findMovedAddons = (db: Queries, contractCode: string, startDate: Day) =>
  db
    .select({ held: contractAddon, name: addonProduct.name })
    .from(contractAddon)
    .innerJoin(addonProduct, eq(addonProduct.tariffNo, contractAddon.tariffNo))
    .where(and(eq(contractAddon.contractCode, contractCode), standsFrom(startDate)))
    .orderBy(contractAddon.startDate, contractAddon.tariffNo);

interface Moved {
  startDate: Day;
  today: Day;
  meteringPointNo: string;
}

/**
 * Makes the same contract at another metering point: its prices, months that were locked and services with it, with their last days, from the day on
 * (`move.same`). The old one stays as it is, and is not to have been ended yet.
 *
 * @returns the code of the new contract
 */
export async function copyContract(
  db: Queries,
  { contract: held }: Pick<ContractAtSite, 'contract'>,
  { startDate, today, meteringPointNo }: Moved,
): Promise<string> {
  const { contractCode: oldCode, contractNo: _no, ...same } = held;
  const contractCode = await addContract(db, {
    ...same,
    meteringPointNo,
    status: startDate <= today ? 'A' : 'O',
    startDate,
    isCombined: true,
  });
  const deliveries = await db.select().from(contractDelivery).where(eq(contractDelivery.contractCode, oldCode));
  const going = deliveries.filter(({ tariffToDate }) => tariffToDate === null || tariffToDate >= startDate);
  if (going.length > 0) {
    await db.delete(contractDelivery).where(eq(contractDelivery.contractCode, contractCode));
    await db.insert(contractDelivery).values(
      going.map(({ tariffFromDate, ...one }) => ({
        ...one,
        contractCode,
        tariffFromDate: tariffFromDate > startDate ? tariffFromDate : startDate,
      })),
    );
  }
  for (const { held: addon } of await findMovedAddons(db, oldCode, startDate))
    await addAddon(db, {
      ...addon,
      contractCode,
      startDate: addon.startDate > startDate ? addon.startDate : startDate,
    });
  return contractCode;
}

/** Keeps a move, on its way to the retailer's system. @returns its serial number; some may be left out */
export async function addMove(db: Queries, row: Omit<typeof move.$inferInsert, 'serialNo' | 'state'>): Promise<number> {
  const [added] = await db.insert(move).values(row).returning({ serialNo: move.serialNo });
  if (!added) throw new Error('the move was not kept');
  return added.serialNo;
}
