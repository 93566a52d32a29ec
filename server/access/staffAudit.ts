import type { ServerContext } from '../context.ts';
import { addStaffAccess } from '../store/staffAccess.ts';
import type { Actor } from './actor.ts';

/**
 * Writes down that an employee reads or writes a customer's data, before it is read (`access.staffAudit`). What cannot be
 * written down is not done: the error goes through.
 *
 * @param context with the database of the transaction in which it is read or written, so that both hold or neither
 */
export async function recordStaffAccess(
  context: Pick<ServerContext, 'database' | 'clock'>,
  actor: Actor,
  operation: string,
): Promise<void> {
  if (!actor.session || !actor.acting) throw new Error('only an employee who acts for a customer is recorded');
  await addStaffAccess(context.database.db, {
    sub: actor.session.sub,
    customerId: actor.acting.customerId,
    operation,
    reason: actor.acting.reason,
    at: context.clock(),
    visit: actor.acting.visit,
  });
}
