import { and, desc, eq, lt, ne, notInArray, sql } from 'drizzle-orm';
import { asked, prepared } from './prepared.ts';
import type { Queries } from './queries.ts';
import { staffAccess, staffSearch } from './schema.ts';

const added = prepared((db) =>
  db
    .insert(staffAccess)
    .values(asked('sub', 'customerId', 'operation', 'reason', 'at', 'visit'))
    .prepare('staff_access_added'),
);

/** Keeps that an employee came to customers' data, a row a customer. */
export async function addStaffAccess(
  db: Queries,
  rows: readonly Omit<typeof staffAccess.$inferSelect, 'id'>[],
): Promise<void> {
  for (const row of rows) await added(db).execute(row);
}

/** Keeps that an employee looked for customers. */
export async function addStaffSearch(db: Queries, row: typeof staffSearch.$inferSelect): Promise<void> {
  await db.insert(staffSearch).values(row);
}

/** What names a customer beside another one, whom the reason speaks of; the opening of the customer has a row of its own. */
const namesOthers = ['searchCustomers', 'getRepresentations'];

export type VisitRow = Awaited<ReturnType<typeof findVisits>>[number];

/**
 * The visits of employees to a customer's data, the newest first; what belongs to none stands alone. Nothing of who it was;
 * no reason where the customer was named beside another one, of whom it speaks (`accesses.hit`); and nothing of whom an employee sees
 * again among those opened before, which is no visit (`accesses.recent`).
 *
 * @param before the number of the first row of a visit: older ones alone; null for the newest
 */
export function findVisits(db: Queries, customerId: string, before: number | null, most: number) {
  const first = sql<number>`min(${staffAccess.id})`;
  return db
    .select({
      first: first.as('first'),
      at: sql`min(${staffAccess.at})`.mapWith(staffAccess.at),
      until: sql`max(${staffAccess.at})`.mapWith(staffAccess.at),
      reason: sql<
        string | null
      >`min(nullif(${staffAccess.reason}, '')) filter (where ${notInArray(staffAccess.operation, namesOthers)})`,
      operations: sql<string[]>`array_agg(distinct ${staffAccess.operation})`,
    })
    .from(staffAccess)
    .where(and(eq(staffAccess.customerId, customerId), ne(staffAccess.operation, 'getRecentCustomers')))
    .groupBy(sql`coalesce(${staffAccess.visit}, ${staffAccess.id}::text)`)
    .having(before === null ? undefined : and(lt(first, before)))
    .orderBy(desc(first))
    .limit(most);
}
