import { eq } from 'drizzle-orm';
import type { Queries } from './queries.ts';
import { salesAgent, session } from './schema.ts';

/** Who sells under an id, and where; null where nobody does. */
export async function findSalesAgent(
  db: Queries,
  salesAgentId: string,
): Promise<typeof salesAgent.$inferSelect | null> {
  const [found] = await db.select().from(salesAgent).where(eq(salesAgent.salesAgentId, salesAgentId));
  return found ?? null;
}

/** Keeps for whom a session sells. */
export async function keepSalesAgentId(db: Queries, sessionId: string, salesAgentId: string): Promise<void> {
  await db.update(session).set({ salesAgentId }).where(eq(session.id, sessionId));
}
