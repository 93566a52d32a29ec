import type { Invoices } from '../../domain/types.ts';
import type { Actor } from '../access/actor.ts';
import { rowOf, type RequestObject } from '../access/objects.ts';
import { writtenBy } from '../access/writtenBy.ts';
import type { ServerContext } from '../context.ts';
import { detailsOf } from '../invoices/details.ts';
import { ensureInvoices } from '../invoices/makeInvoices.ts';
import { payees } from '../invoices/payee.ts';
import { postpone } from '../invoices/postpone.ts';
import { makeTicket, openByTicket, TICKET_SECONDS } from '../invoices/ticket.ts';
import { todayOf } from '../measurements/readSeries.ts';
import { ProblemError } from '../problem.ts';
import { findBillsOfAccounts, findEnergyAccounts } from '../store/energyAccounts.ts';
import { findInvoicePage } from '../store/invoicePages.ts';
import { findOwnersBeside, type InvoiceRow } from '../store/invoices.ts';
import { energyAccountView } from '../views/energyAccounts.ts';
import { invoicedSites, invoiceView, ledgerView, toPayView } from '../views/invoices.ts';
import type { HandlersOf, OperationRequest } from './handler.ts';

const invoiceOf = (object: RequestObject): InvoiceRow => {
  const row = rowOf('invoice', object);
  if (!row) throw new ProblemError('resource.notFound');
  return row;
};

type Asked = Pick<OperationRequest<'getInvoices'>, 'query' | 'raw'>;

/** The customer, and who else pays for the same sites, if the caller may act for them (`invoice.additionalOwners`). */
async function askedOwners({ query, raw }: Asked, actor: Actor, { database }: ServerContext): Promise<string[]> {
  const { customerId, additionalOwners } = query;
  if (additionalOwners !== 'true' || raw.relation === 'acting') return [customerId];
  const beside = await findOwnersBeside(database.db, customerId);
  return [customerId, ...beside.filter((id) => id === actor.customerId || actor.representedCustomerIds.has(id))];
}

/** A page; null where there is no invoice at all. @throws ProblemError `invoices.none` after the last page */
async function pageOf(asked: Asked, actor: Actor, context: ServerContext): Promise<Invoices | null> {
  const { customerId, includePostponeInfo } = asked.query;
  const [pageNo, pageSize] = [Number(asked.query.pageNo ?? 1), Number(asked.query.pageSize ?? 100)];
  const owners = await askedOwners(asked, actor, context);
  for (const owner of owners) await ensureInvoices(context, owner);
  const today = todayOf(context);
  const page = await findInvoicePage(context.database.db, owners, { pageNo, pageSize, today });
  const { count: invoiceCount, rows, unpaidBeyond, sites, ledgers } = page;
  if (invoiceCount === 0) return null;
  if (rows.length === 0) throw new ProblemError('invoices.none');
  const isFirst = pageNo === 1;
  const hasPostpone = includePostponeInfo === 'true';
  return {
    customerId,
    today,
    invoices: rows.map((row) => invoiceView(row, today, hasPostpone)),
    bankDetails: isFirst ? payees[context.settings.brand] : null,
    deliverySites: invoicedSites(rows, sites),
    ledgers: isFirst ? ledgers.map(ledgerView) : [],
    toPay: isFirst ? toPayView([...rows, ...unpaidBeyond], { owners, today, hasPostpone }) : [],
    paging: { pageNo, pageSize, pageCount: Math.ceil(invoiceCount / pageSize), invoiceCount },
  };
}

export const handlers: HandlersOf<'invoices'> = {
  getInvoices: async (asked, actor, context) => {
    const body = await pageOf(asked, actor, context);
    return body ? { status: 200, body } : { status: 204 };
  },

  getInvoice: async ({ object, locale }, _actor, context) => ({
    status: 200,
    body: await detailsOf(context, invoiceOf(object), locale),
  }),

  getEnergyAccounts: async ({ params: { customerId } }, _actor, context) => {
    const { db } = context.database;
    const found = await findEnergyAccounts(db, customerId);
    if (found.length === 0) return { status: 200, body: { customerId, accounts: [] } };
    await ensureInvoices(context, customerId);
    const bills = await findBillsOfAccounts(db, customerId);
    const today = todayOf(context);
    return { status: 200, body: { customerId, accounts: found.map((one) => energyAccountView(one, bills, today)) } };
  },

  postponeInvoice: async ({ body, locale, raw }, actor, { database: { db }, clock }) => {
    const by = writtenBy(actor, raw.relation);
    const { answer, mails } = await postpone(db, { ...body, by, locale, now: clock() });
    return { status: 201, body: answer, mails };
  },

  makeInvoiceTicket: async ({ object }, { session }, context) => {
    if (session === null) throw new ProblemError('session.missing');
    const ticket = await makeTicket(context, { invoiceNo: invoiceOf(object).invoiceNo, sessionId: session.id });
    return { status: 200, headers: { 'Cache-Control': 'no-store' }, body: { ticket, validSeconds: TICKET_SECONDS } };
  },

  getInvoicePdf: async ({ params: { invoiceNo }, query: { ticket = '', lang = 'fi' } }, _actor, context) => {
    const row = await openByTicket(context, invoiceNo, ticket);
    if (!row) throw new ProblemError('invoices.ticketInvalid');
    const { invoiceFile } = await import('../documents/invoiceFile.ts');
    const file = await invoiceFile(context, row, lang);
    return {
      status: 200,
      headers: {
        'Content-Type': file.contentType,
        'Content-Disposition': `inline; filename="${file.name}"`,
        'Cache-Control': 'no-store',
      },
      body: file.content,
    };
  },
};
