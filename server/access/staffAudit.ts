import type { ServerContext } from '../context.ts';
import { staffAccess } from '../store/schema.ts';
import type { Actor } from './actor.ts';

/**
 * Writes down that an employee reads a customer's data, before the data is read (`access.staffAudit`). What cannot be
 * written down is not read: the error goes through.
 */
export async function recordStaffAccess(context: ServerContext, actor: Actor, operation: string): Promise<void> {
  if (!actor.session || !actor.acting) throw new Error('only an employee who acts for a customer is recorded');
  await context.database.db.insert(staffAccess).values({
    sub: actor.session.sub,
    customerId: actor.acting.customerId,
    operation,
    reason: actor.acting.reason,
    at: context.clock(),
  });
}
