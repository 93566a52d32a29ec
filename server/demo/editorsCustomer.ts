import { and, eq, isNull } from 'drizzle-orm';
import type { ServerContext } from '../context.ts';
import type { Session } from '../identity/sessions.ts';
import { actingGrant, customer, employee } from '../store/schema.ts';

/** Aino Mäkelä has a contract of most kinds. */
const CUSTOMER = '40127731';

/**
 * Opens a customer of the demo for a content editor who has signed in, who otherwise could not see the texts of the
 * customers' own pages (`content.editorsCustomer`). Outside the demo nobody is opened by itself.
 *
 * @returns the customer's id; null for whoever is no editor
 */
export async function openForEditor(
  { database: { db }, settings, clock }: Pick<ServerContext, 'database' | 'settings' | 'clock'>,
  { id: sessionId, sub }: Pick<Session, 'id' | 'sub'>,
): Promise<string | null> {
  if (!settings.isDemo) return null;
  const [found] = await db
    .select({ opened: actingGrant.customerId })
    .from(employee)
    .innerJoin(customer, eq(customer.customerId, CUSTOMER))
    .leftJoin(actingGrant, and(eq(actingGrant.sessionId, sessionId), isNull(actingGrant.endedAt)))
    .where(and(eq(employee.sub, sub), eq(employee.employeeType, 'content')));
  if (!found) return null;
  // A new tab of the same session has it already.
  if (found.opened !== null) return found.opened;
  await db
    .insert(actingGrant)
    .values({ sessionId, customerId: CUSTOMER, reason: 'Sisältöjen tarkistus', createdAt: clock() })
    .onConflictDoNothing();
  return CUSTOMER;
}
