import type { AccessRule } from '../access/accessRule.ts';
import { authorize } from '../access/authorize.ts';
import { actorOfSession } from '../access/resolveActor.ts';
import type { ServerContext } from '../context.ts';
import { ProblemError } from '../problem.ts';
import { digestOfSecret, newSecret } from '../proof/secrets.ts';
import { addTicket, findInvoice, type InvoiceRow, takeTicket } from '../store/invoices.ts';

/** So long a ticket is good (`invoice.ticket`). */
export const TICKET_SECONDS = 60;

type Context = Pick<ServerContext, 'database' | 'clock'>;

/** Who gets a ticket, as the API says it of `makeInvoiceTicket`; asked again when it is used. */
export const ticketAccess: AccessRule['allowed'] = {
  own: ['customer-b2c', 'customer-b2b'],
  represented: ['representative'],
  acting: ['employee', 'sales-agent'],
};

/** A ticket for an invoice, of a session that may see it. */
export async function makeTicket(
  { database: { db }, clock }: Context,
  { invoiceNo, sessionId }: { invoiceNo: string; sessionId: string },
): Promise<string> {
  const ticket = newSecret();
  const expiresAt = new Date(clock().getTime() + TICKET_SECONDS * 1000);
  await addTicket(db, { digest: digestOfSecret(ticket), invoiceNo, sessionId, expiresAt });
  return ticket;
}

/** The invoice that a ticket opens, which is used up by it; null where it opens none (`invoice.ticket`). */
export async function openByTicket(context: Context, invoiceNo: string, ticket: string): Promise<InvoiceRow | null> {
  const { database, clock } = context;
  // Looked for in one way whatever was sent: how long it takes tells nothing either.
  const sessionId = await takeTicket(database.db, { digest: digestOfSecret(ticket), invoiceNo, now: clock() });
  const row = sessionId === null ? null : await findInvoice(database.db, invoiceNo);
  return sessionId !== null && row !== null && (await maySee(context, sessionId, row.customerId)) ? row : null;
}

/** Whether a session is still on, and its person may still see what is the customer's (`invoice.ticketStands`). */
async function maySee(context: Context, sessionId: string, customerId: string): Promise<boolean> {
  try {
    const actor = await actorOfSession(context, sessionId);
    authorize(actor, { access: { object: null, allowed: ticketAccess, isStrong: false } }, customerId);
    return true;
  } catch (refused) {
    if (refused instanceof ProblemError && refused.status < 500) return false;
    throw refused;
  }
}
