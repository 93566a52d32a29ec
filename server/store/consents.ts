import { desc, eq } from 'drizzle-orm';
import type { Queries } from './queries.ts';
import { consent } from './schema.ts';

/** A line of the ledger of consents. */
export type ConsentRow = typeof consent.$inferSelect;
export type NewConsent = Omit<ConsentRow, 'consentNo'>;

/** Writes down what somebody has given or withdrawn. Nothing in the ledger is ever changed (`consent.ledger`). */
export async function addConsents(db: Queries, rows: readonly NewConsent[]): Promise<void> {
  if (rows.length > 0) await db.insert(consent).values([...rows]);
}

/** What holds of a customer today: of each consent the last line of the ledger, by its id. */
export async function findConsents(db: Queries, customerId: string): Promise<Map<string, ConsentRow>> {
  const rows = await db
    .selectDistinctOn([consent.consentId])
    .from(consent)
    .where(eq(consent.customerId, customerId))
    .orderBy(consent.consentId, desc(consent.consentNo));
  return new Map(rows.map((row) => [row.consentId, row]));
}
