import { helsinkiToday } from '../../domain/time/index.ts';
import { dueDaysOf } from '../dueCalendar/dueDays.ts';
import { ProblemError } from '../problem.ts';
import { digestOfSecret, newSecret } from '../proof/secrets.ts';
import { findRepresentations } from '../store/customers.ts';
import { endDueCalendar, findDueCalendar, findDueCalendarBy, keepDueCalendar } from '../store/dueCalendars.ts';
import type { Queries } from '../store/queries.ts';
import type { Actor } from '../access/actor.ts';
import type { HandlersOf } from './handler.ts';

const subOf = ({ session }: Actor): string => {
  if (session === null) throw new ProblemError('session.missing');
  return session.sub;
};

/** Whether a person's own invoices they are, or those of whom they may act for on the day. */
async function mayRead(db: Queries, { sub, customerId }: { sub: string; customerId: string }, today: string) {
  const all = await findRepresentations(db, sub, today);
  return all.some(
    ({ owner, represented }) => owner.customerId === customerId || represented?.customerId === customerId,
  );
}

export const handlers: HandlersOf<'dueCalendar'> = {
  getDueCalendar: async ({ params: { customerId }, locale }, actor, context) => {
    const row = await findDueCalendar(context.database.db, { sub: subOf(actor), customerId });
    return {
      status: 200,
      body: {
        customerId,
        subscribedAt: row?.subscribedAt.toISOString() ?? null,
        file: await dueDaysOf(context, customerId, locale),
      },
    };
  },

  subscribeDueCalendar: async ({ params: { customerId }, locale }, actor, { database: { db }, clock, settings }) => {
    const secret = newSecret();
    const subscribedAt = clock();
    const digest = digestOfSecret(secret);
    await keepDueCalendar(db, { sub: subOf(actor), customerId, digest, locale, subscribedAt });
    return {
      status: 200,
      headers: { 'Cache-Control': 'no-store' },
      body: {
        address: new URL(`/api/due-days/${secret}`, settings.publicUrl).href,
        subscribedAt: subscribedAt.toISOString(),
      },
    };
  },

  endDueCalendar: async ({ params: { customerId } }, actor, { database: { db } }) => {
    await endDueCalendar(db, { sub: subOf(actor), customerId });
    return { status: 204 };
  },

  readDueCalendar: async ({ params: { secret } }, _actor, context) => {
    const { database, clock } = context;
    const row = await findDueCalendarBy(database.db, digestOfSecret(secret));
    const isGood = row !== null && (await mayRead(database.db, row, helsinkiToday(clock().getTime())));
    if (!isGood) throw new ProblemError('resource.notFound');
    return {
      status: 200,
      headers: { 'Content-Type': 'text/calendar; charset=utf-8', 'Cache-Control': 'no-store' },
      body: Buffer.from(await dueDaysOf(context, row.customerId, row.locale)),
    };
  },
};
