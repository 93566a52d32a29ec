import { and, count, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { PgSequence } from 'drizzle-orm/pg-core';
import type { Queries } from './queries.ts';
import {
  contract,
  contractAddon,
  contractDelivery,
  contractNumber,
  customer,
  customerNumber,
  ledgerNumber,
  person,
  representation,
} from './schema.ts';
import { standsFrom } from './standing.ts';
import { holdLock } from './writes.ts';

/* What an order makes: customers, people and contracts that were not there before. */

async function nextOf(db: Queries, sequence: PgSequence): Promise<string> {
  const { rows } = (await db.execute(sql`select nextval(${sequence.seqName}) as no`)) as {
    rows: { no: string | number }[];
  };
  return String(rows[0]?.no);
}

type NewCustomer = Omit<typeof customer.$inferInsert, 'customerId'>;

/** Makes a customer. @returns the customer's id */
export async function addCustomer(db: Queries, row: NewCustomer): Promise<string> {
  const customerId = await nextOf(db, customerNumber);
  await db.insert(customer).values({ ...row, customerId });
  return customerId;
}

/**
 * Makes a person's own customership of a customer.
 *
 * @param db of a transaction that holds whoever it is (`holdPerson`)
 * @throws Error where the person has one already, or is not there
 */
export async function giveCustomer(db: Queries, sub: string, customerId: string): Promise<void> {
  const given = await db
    .update(person)
    .set({ customerId })
    .where(and(eq(person.sub, sub), isNull(person.customerId)))
    .returning({ sub: person.sub });
  if (given.length === 0) throw new Error('a person who is no customer yet was expected');
}

/** From the day on the person may act for the customer. */
export async function addRepresentation(
  db: Queries,
  row: Pick<typeof representation.$inferInsert, 'sub' | 'customerId' | 'validFrom'>,
): Promise<void> {
  await db.insert(representation).values(row);
}

export type PersonRow = typeof person.$inferSelect;

/** The person who has an identity code; null where nobody has signed in or ordered with it. */
export async function findPersonOfCode(db: Queries, identityCode: string): Promise<PersonRow | null> {
  const [row] = await db.select().from(person).where(eq(person.identityCode, identityCode.toUpperCase()));
  return row ?? null;
}

/** Waits until nobody else makes whoever has the identity code a customer, and keeps it so until the transaction ends. */
export const holdPerson = (db: Queries, identityCode: string): Promise<void> =>
  holdLock(db, `person:${identityCode.toUpperCase()}`);

/** The person whose own customership it is; null where it is nobody's. */
export async function findHolder(db: Queries, customerId: string): Promise<PersonRow | null> {
  const [row] = await db.select().from(person).where(eq(person.customerId, customerId)).limit(1);
  return row ?? null;
}

/** Keeps somebody who has not signed in yet, and will be known when they do. @returns who has the identity code by then */
export async function addPerson(db: Queries, row: typeof person.$inferInsert): Promise<PersonRow> {
  // Whoever signs in at the same moment is there first.
  await db.insert(person).values(row).onConflictDoNothing({ target: person.identityCode });
  const there = await findPersonOfCode(db, row.identityCode);
  if (!there) throw new Error('a person was expected');
  return there;
}

/**
 * The customer who is the company of a business id; nobody else makes it one until the transaction ends. Null where it is none.
 */
export async function holdCompany(db: Queries, businessId: string): Promise<string | null> {
  await holdLock(db, `company:${businessId}`);
  const [row] = await db
    .select({ customerId: customer.customerId })
    .from(customer)
    .where(eq(customer.businessId, businessId))
    .orderBy(customer.customerId)
    .limit(1);
  return row?.customerId ?? null;
}

/** How many contracts a customer has or had. */
export async function countContracts(db: Queries, customerId: string): Promise<number> {
  const [row] = await db.select({ number: count() }).from(contract).where(eq(contract.customerId, customerId));
  return row?.number ?? 0;
}

/** Those of the contracts that are the customer's, by their codes. */
export async function ownContracts(db: Queries, customerId: string, codes: readonly string[]): Promise<string[]> {
  if (codes.length === 0) return [];
  const rows = await db
    .select({ contractCode: contract.contractCode })
    .from(contract)
    .where(and(eq(contract.customerId, customerId), inArray(contract.contractCode, [...codes])));
  return rows.map(({ contractCode }) => contractCode);
}

type NewContract = Omit<typeof contract.$inferInsert, 'contractCode' | 'contractNo' | 'ledgerNo'> & {
  /** On the bill of the customer's other contracts, where there is one. */
  isCombined: boolean;
  /** On this very bill; left out: `isCombined` says. */
  ledgerNo?: string | null;
};

/** Makes a contract with its tariff. @returns the contract's code */
export async function addContract(
  db: Queries,
  { isCombined, ledgerNo: given = null, ...row }: NewContract,
): Promise<string> {
  const contractNo = await nextOf(db, contractNumber);
  const contractCode = `K${contractNo}`;
  const [other] =
    isCombined && given === null
      ? await db
          .select({ ledgerNo: contract.ledgerNo })
          .from(contract)
          .where(eq(contract.customerId, row.customerId))
          .limit(1)
      : [];
  const ledgerNo = given ?? other?.ledgerNo ?? (await nextOf(db, ledgerNumber));
  await db.insert(contract).values({ ...row, contractCode, contractNo, ledgerNo });
  const { tariffNo, startDate: tariffFromDate, endDate: tariffToDate } = row;
  await db.insert(contractDelivery).values({ contractCode, tariffNo, tariffFromDate, tariffToDate });
  return contractCode;
}

/** Adds a service to a contract; one that it has by then stays as it is, and one that has ended before begins anew. */
export async function addAddon(db: Queries, row: typeof contractAddon.$inferInsert): Promise<void> {
  const { contractCode, tariffNo, startDate } = row;
  const own = and(eq(contractAddon.contractCode, contractCode), eq(contractAddon.tariffNo, tariffNo));
  const held = await db
    .select({ tariffNo: contractAddon.tariffNo })
    .from(contractAddon)
    .where(and(own, standsFrom(startDate)));
  if (held.length > 0) return;
  await db.insert(contractAddon).values(row).onConflictDoNothing();
}

/** What somebody has agreed to be sent, beside what they agreed to before. */
export async function allowMarketing(
  db: Queries,
  customerId: string,
  ways: readonly ('email' | 'sms')[],
  saveMethod: string,
): Promise<void> {
  for (const way of ways)
    await db
      .update(customer)
      .set({
        marketingPermissions: sql`jsonb_set(${customer.marketingPermissions}, ${`{${way}}`}::text[], ${JSON.stringify({ isAllowed: true, saveMethod })}::jsonb)`,
      })
      .where(eq(customer.customerId, customerId));
}
