import { and, desc, eq, lte, sql } from 'drizzle-orm';
import type { Day } from '../../domain/time/index.ts';
import type { Queries } from './queries.ts';
import { addonRemoval, contract, contractAddon, contractDelivery, transfer } from './schema.ts';

export type TransferRow = typeof transfer.$inferSelect;

/** The last transfer of a contract; null where there was none. */
export async function findTransferOf(db: Queries, contractCode: string): Promise<TransferRow | null> {
  const [row] = await db
    .select()
    .from(transfer)
    .where(eq(transfer.contractCode, contractCode))
    .orderBy(desc(transfer.createdAt), desc(transfer.transferId))
    .limit(1);
  return row ?? null;
}

/** The transfer of a link, by the digest of its secret; null where there is none. */
export async function findTransferBySecret(db: Queries, secret: string): Promise<TransferRow | null> {
  const [row] = await db.select().from(transfer).where(eq(transfer.secret, secret));
  return row ?? null;
}

/** A transfer, which nobody else changes until the transaction ends. */
export async function holdTransfer(db: Queries, transferId: string): Promise<TransferRow | null> {
  const [row] = await db.select().from(transfer).where(eq(transfer.transferId, transferId)).for('update');
  return row ?? null;
}

/** Keeps an offer. */
export async function addTransfer(db: Queries, row: typeof transfer.$inferInsert): Promise<TransferRow> {
  const [added] = await db.insert(transfer).values(row).returning();
  if (!added) throw new Error('a transfer that was put in is not there');
  return added;
}

/** What became of an offer. */
export async function endTransfer(
  db: Queries,
  transferId: string,
  outcome: Partial<typeof transfer.$inferInsert>,
): Promise<TransferRow> {
  const [row] = await db.update(transfer).set(outcome).where(eq(transfer.transferId, transferId)).returning();
  if (!row) throw new Error('a transfer that was held is not there');
  return row;
}

/** Those that nobody has accepted before their day: each once, however many processes look (`transfer.expiry`). */
export async function expireTransfers(db: Queries, today: Day, now: Date): Promise<TransferRow[]> {
  return db
    .update(transfer)
    .set({ state: 'expired', endedAt: now })
    .where(and(eq(transfer.state, 'waiting'), lte(transfer.day, today)))
    .returning();
}

/** Takes away a contract that has not begun, as if it had never been made. */
export async function removeContract(db: Queries, contractCode: string): Promise<void> {
  await db.delete(addonRemoval).where(eq(addonRemoval.contractCode, contractCode));
  await db.delete(contractAddon).where(eq(contractAddon.contractCode, contractCode));
  await db.delete(contractDelivery).where(eq(contractDelivery.contractCode, contractCode));
  await db.delete(contract).where(and(eq(contract.contractCode, contractCode), sql`${contract.status} = 'O'`));
}
