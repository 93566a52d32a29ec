import { and, eq } from 'drizzle-orm';
import { recordVisits } from '../access/staffAudit.ts';
import type { ServerContext } from '../context.ts';
import type { Session } from '../identity/sessions.ts';
import { findOpenGrant, openGrant } from '../store/acting.ts';
import { customer, employee } from '../store/schema.ts';

/** Aino Mäkelä has a contract of most kinds. */
const CUSTOMER = '40127731';

/**
 * Opens a customer of the demo for a content editor who has signed in, who otherwise could not see the texts of the
 * customers' own pages (`content.editorsCustomer`). Outside the demo nobody is opened by itself.
 *
 * @returns the customer's id; null for whoever is no editor
 */
export async function openForEditor(
  { database, settings, clock }: Pick<ServerContext, 'database' | 'settings' | 'clock'>,
  { id: sessionId, sub }: Pick<Session, 'id' | 'sub'>,
): Promise<string | null> {
  if (!settings.isDemo) return null;
  const [found] = await database.db
    .select({ sub: employee.sub })
    .from(employee)
    .innerJoin(customer, eq(customer.customerId, CUSTOMER))
    .where(and(eq(employee.sub, sub), eq(employee.employeeType, 'content')));
  if (!found) return null;
  // A new tab of the same session has it already.
  const opened = await findOpenGrant(database.db, sessionId, clock());
  if (opened) return opened.customerId;
  await database.transaction(async (work) => {
    const reason = 'Sisältöjen tarkistus';
    const open = await openGrant(work, { sessionId, customerId: CUSTOMER, reason, at: clock() });
    await recordVisits({ database: { ...database, db: work }, clock }, sub, 'openCustomer', [open]);
  });
  return CUSTOMER;
}
