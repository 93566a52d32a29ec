import { asked, prepared } from './prepared.ts';
import type { Queries } from './queries.ts';
import { staffAccess } from './schema.ts';

const added = prepared((db) =>
  db
    .insert(staffAccess)
    .values(asked('sub', 'customerId', 'operation', 'reason', 'at', 'visit'))
    .prepare('staff_access_added'),
);

/** Keeps that an employee came to a customer's data. */
export async function addStaffAccess(db: Queries, row: Omit<typeof staffAccess.$inferSelect, 'id'>): Promise<void> {
  await added(db).execute(row);
}
