import { and, asc, eq } from 'drizzle-orm';
import type { Day } from '../../domain/time/index.ts';
import type { Queries } from './queries.ts';
import { addonProduct, addonRemoval, contract, contractAddon, meteringPoint } from './schema.ts';
import { standsFrom } from './standing.ts';

/** A service that stands with a contract. */
export interface StandingAddon {
  addon: typeof addonProduct.$inferSelect;
  held: typeof contractAddon.$inferSelect;
}

/** A contract with where it delivers to, and its services that have not ended. */
export interface ContractWithAddons {
  contract: typeof contract.$inferSelect;
  meteringPoint: typeof meteringPoint.$inferSelect;
  addons: StandingAddon[];
}

const contractsAtSites = (db: Queries) =>
  db
    .select({ contract, meteringPoint })
    .from(contract)
    .innerJoin(meteringPoint, eq(meteringPoint.meteringPointNo, contract.meteringPointNo));

const addonsStanding = (db: Queries) =>
  db
    .select({ addon: addonProduct, held: contractAddon })
    .from(contractAddon)
    .innerJoin(contract, eq(contract.contractCode, contractAddon.contractCode))
    .innerJoin(addonProduct, eq(addonProduct.tariffNo, contractAddon.tariffNo));
const byAge = [asc(contractAddon.startDate), asc(contractAddon.tariffNo)];

/** All contracts of a customer, the oldest first, each with its services that have not ended on a day. */
export async function findContractsWithAddons(
  db: Queries,
  customerId: string,
  today: Day,
): Promise<ContractWithAddons[]> {
  const ofCustomer = eq(contract.customerId, customerId);
  const contracts = await contractsAtSites(db)
    .where(ofCustomer)
    .orderBy(asc(contract.startDate), asc(contract.contractNo));
  const addons = await addonsStanding(db)
    .where(and(ofCustomer, standsFrom(today)))
    .orderBy(...byAge);
  return contracts.map((one) => ({
    ...one,
    addons: addons.filter(({ held }) => held.contractCode === one.contract.contractCode),
  }));
}

/** A contract with its services that have not ended on a day, which nobody else changes until the transaction ends; null where there is none. */
export async function holdContractWithAddons(
  db: Queries,
  contractNo: string,
  today: Day,
): Promise<ContractWithAddons | null> {
  const [found] = await contractsAtSites(db)
    .where(eq(contract.contractNo, contractNo))
    .for('no key update', { of: contract });
  if (!found) return null;
  const addons = await addonsStanding(db)
    .where(and(eq(contractAddon.contractCode, found.contract.contractCode), standsFrom(today)))
    .orderBy(...byAge);
  return { ...found, addons };
}

/**
 * Gives services of a contract their last day, one that begins later its first, and keeps who wished it, on its way to the
 * retailer's system.
 *
 * @param services those that end
 */
export async function endAddons(
  db: Queries,
  services: readonly StandingAddon[],
  row: Omit<typeof addonRemoval.$inferInsert, 'removalId' | 'state'>,
): Promise<void> {
  for (const { held } of services)
    await db
      .update(contractAddon)
      .set({ endDate: held.startDate > row.endDate ? held.startDate : row.endDate })
      .where(
        and(
          eq(contractAddon.contractCode, held.contractCode),
          eq(contractAddon.tariffNo, held.tariffNo),
          eq(contractAddon.startDate, held.startDate),
        ),
      );
  await db.insert(addonRemoval).values(row);
}
