import { tidyText } from '../../domain/feedback/index.ts';
import { reasonFault, soughtFault, type StaffTextFault } from '../../domain/staff/index.ts';
import type { Actor } from '../access/actor.ts';
import { salesAgentIdOf } from '../access/salesAgentOf.ts';
import { recordSearch, recordVisits } from '../access/staffAudit.ts';
import type { Session } from '../identity/sessions.ts';
import { ProblemError } from '../problem.ts';
import { endGrants, findOpenGrant, findRecentGrants, isCustomer, openGrant, type Grant } from '../store/acting.ts';
import { findNamed, searchCustomers } from '../store/customerSearch.ts';
import type { Queries } from '../store/database.ts';
import { findSalesAgent, keepSalesAgentId } from '../store/salesAgents.ts';
import { foundView, openView, recentView } from '../views/backup.ts';
import type { HandlersOf } from './handler.ts';

/** Customers on a page of what a search finds. */
const PAGE = 20;
/** Customers opened before that are shown. */
const RECENT = 10;

function sessionOf({ session }: Actor): Session {
  if (!session) throw new ProblemError('session.missing');
  return session;
}

const refuse = (field: string, rule: string) =>
  new ProblemError('request.invalid', { errors: [{ field: `body.${field}`, rule }] });

/** A text as it is kept. @throws ProblemError `request.invalid` */
function soundText(field: string, written: string, faultOf: (text: string) => StaffTextFault | null): string {
  const text = tidyText(written);
  const fault = faultOf(text);
  if (fault) throw refuse(field, fault);
  return text;
}

/** What the session stands for now. */
async function actingOf(db: Queries, salesAgentId: string | null, open: Grant | null) {
  const agent = salesAgentId === null ? null : await findSalesAgent(db, salesAgentId);
  return {
    open: open && openView(open),
    salesAgent: salesAgentId === null ? null : { salesAgentId, salesPoint: agent?.salesPoint ?? null },
  };
}

export const handlers: HandlersOf<'backup'> = {
  getActing: async (_request, actor, { database: { db }, clock }) => {
    const open = await findOpenGrant(db, sessionOf(actor).id, clock());
    return { status: 200, body: await actingOf(db, salesAgentIdOf(actor), open) };
  },

  openCustomer: async ({ body: { customerId, reason: written } }, actor, context) => {
    const { id: sessionId, sub } = sessionOf(actor);
    const reason = soundText('reason', written, reasonFault);
    return context.database.transaction(async (db) => {
      if (!(await isCustomer(db, customerId))) throw new ProblemError('resource.notFound');
      const open = await openGrant(db, { sessionId, customerId, reason, at: context.clock() });
      await recordVisits({ ...context, database: { ...context.database, db } }, sub, 'openCustomer', [open]);
      return { status: 200, body: await actingOf(db, salesAgentIdOf(actor), open) };
    });
  },

  closeCustomer: async (_request, actor, { database: { db }, clock }) => {
    await endGrants(db, sessionOf(actor).id, clock());
    return { status: 200, body: await actingOf(db, salesAgentIdOf(actor), null) };
  },

  getRecentCustomers: async (_request, actor, context) => {
    const { id: sessionId, sub } = sessionOf(actor);
    return context.database.transaction(async (db) => {
      const grants = await findRecentGrants(db, sessionId, RECENT);
      await recordVisits({ ...context, database: { ...context.database, db } }, sub, 'getRecentCustomers', grants);
      const named = await findNamed(
        db,
        grants.map(({ customerId }) => customerId),
      );
      return { status: 200, body: { customers: recentView(grants, named) } };
    });
  },

  searchCustomers: async ({ body }, actor, context) => {
    const { sub } = sessionOf(actor);
    const reason = soundText('reason', body.reason, reasonFault);
    const sought = soundText('sought', body.sought, soughtFault);
    return context.database.transaction(async (db) => {
      const { total, customerIds } = await searchCustomers(db, sought, { from: (body.page - 1) * PAGE, most: PAGE });
      // Before anything of them is read.
      const inTransaction = { ...context, database: { ...context.database, db } };
      await recordSearch(inTransaction, sub, 'searchCustomers', { sought, reason, total, customerIds });
      return { status: 200, body: { total, customers: foundView(await findNamed(db, customerIds)) } };
    });
  },

  giveSalesAgentId: async ({ body: { salesAgentId } }, actor, { database: { db }, clock }) => {
    const { id: sessionId } = sessionOf(actor);
    if (!actor.employee?.askSalesAgentId) throw new ProblemError('access.denied');
    if (!(await findSalesAgent(db, salesAgentId))) throw refuse('salesAgentId', 'known');
    await keepSalesAgentId(db, sessionId, salesAgentId);
    return { status: 200, body: await actingOf(db, salesAgentId, await findOpenGrant(db, sessionId, clock())) };
  },
};
