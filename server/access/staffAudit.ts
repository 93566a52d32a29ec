import { randomUUID } from 'node:crypto';
import type { ServerContext } from '../context.ts';
import { TellingProblem } from '../problem.ts';
import { addStaffAccess, addStaffSearch } from '../store/staffAccess.ts';
import type { Actor } from './actor.ts';

type Context = Pick<ServerContext, 'database' | 'clock'>;

/** Whose data it is, why, and the visit that it belongs to. */
export interface Visit {
  customerId: string;
  reason: string;
  visit: string;
}

/**
 * Writes down that an employee reads or writes the data of customers, a row a customer, before it is read
 * (`access.staffAudit`). What cannot be written down is not done: the error goes through. Nobody else writes these rows.
 *
 * @param context with the database of the transaction in which it is read or written, so that both hold or neither
 * @param employee the subject of who does it
 */
export async function recordVisits(
  { database, clock }: Context,
  employee: string,
  operation: string,
  visits: readonly Visit[],
): Promise<void> {
  const at = clock();
  await addStaffAccess(
    database.db,
    visits.map(({ customerId, reason, visit }) => ({ sub: employee, customerId, operation, reason, at, visit })),
  );
}

/**
 * Writes down what an employee does with the customer whom they have opened.
 *
 * @param others customers whom the answer names besides; they belong to the same visit, for the same reason, which is not
 *   told to them (`accesses.hit`)
 */
export async function recordStaffAccess(
  context: Context,
  { session, acting }: Actor,
  operation: string,
  others?: readonly string[],
): Promise<void> {
  if (!session || !acting) throw new Error('only an employee who acts for a customer is recorded');
  const customerIds = others ?? [acting.customerId];
  await recordVisits(
    context,
    session.sub,
    operation,
    customerIds.map((customerId) => ({ ...acting, customerId })),
  );
}

/** Writes down a search, and each customer that its answer lists (`acting.searchAudit`). */
export async function recordSearch(
  context: Context,
  employee: string,
  operation: string,
  { sought, reason, total, customerIds }: { sought: string; reason: string; total: number; customerIds: string[] },
): Promise<void> {
  const visit = randomUUID();
  await addStaffSearch(context.database.db, {
    visit,
    sub: employee,
    sought,
    reason,
    found: total,
    at: context.clock(),
  });
  const visits = customerIds.map((customerId) => ({ customerId, reason, visit }));
  await recordVisits(context, employee, operation, visits);
}

/** Writes down what a refusal has told of a customer, and refuses (`accesses.typed`). */
export async function recordTold(context: Context, { session }: Actor, refused: unknown): Promise<never> {
  if (session && refused instanceof TellingProblem) {
    const { customerId, told } = refused;
    await recordVisits(context, session.sub, told, [{ customerId, reason: '', visit: randomUUID() }]);
  }
  throw refused;
}
