import { and, count, eq, inArray, sql } from 'drizzle-orm';
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

/** Makes a person's own customership of a customer; one that the person has stays. */
export async function giveCustomer(db: Queries, sub: string, customerId: string): Promise<void> {
  await db
    .update(person)
    .set({ customerId })
    .where(and(eq(person.sub, sub), sql`${person.customerId} is null`));
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

/** The person whose own customership it is; null where it is nobody's. */
export async function findHolder(db: Queries, customerId: string): Promise<PersonRow | null> {
  const [row] = await db.select().from(person).where(eq(person.customerId, customerId)).limit(1);
  return row ?? null;
}

/** Keeps somebody who has not signed in yet; they will be known when they do. */
export async function addPerson(db: Queries, row: typeof person.$inferInsert): Promise<void> {
  await db.insert(person).values(row);
}

/** Whether a company of the business id is a customer. */
export async function hasCompany(db: Queries, businessId: string): Promise<boolean> {
  const [row] = await db
    .select({ customerId: customer.customerId })
    .from(customer)
    .where(eq(customer.businessId, businessId))
    .limit(1);
  return row !== undefined;
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

/** Adds a service to a contract; one that it has already stays as it is. */
export async function addAddon(db: Queries, row: typeof contractAddon.$inferInsert): Promise<void> {
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
