import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm';
import { gathered } from './gathered.ts';
import { prepared } from './prepared.ts';
import { actingGrant, customer, employee, person, representation, session } from './schema.ts';

/** The customers for whom the person may act on the day. */
const represented = sql<string[]>`array(
  select ${representation.customerId} from ${representation}
  where ${representation.sub} = ${session.sub} and ${representation.revokedAt} is null
    and ${representation.validFrom} <= ${sql.placeholder('today')}::date
    and (${representation.validTo} is null or ${representation.validTo} >= ${sql.placeholder('today')}::date)
)`;

const whoOf = prepared((db) =>
  db
    .selectDistinctOn([session.id], {
      session,
      person,
      employee,
      customerType: customer.customerType,
      represented,
      acting: {
        customerId: actingGrant.customerId,
        reason: actingGrant.reason,
        visit: actingGrant.visit,
        createdAt: actingGrant.createdAt,
      },
    })
    .from(session)
    .innerJoin(person, eq(person.sub, session.sub))
    .leftJoin(employee, eq(employee.sub, person.sub))
    .leftJoin(customer, eq(customer.customerId, person.customerId))
    .leftJoin(actingGrant, and(eq(actingGrant.sessionId, session.id), isNull(actingGrant.endedAt)))
    .where(sql`${session.id} = any(${sql.placeholder('sessionIds')}::text[])`)
    .orderBy(asc(session.id), desc(actingGrant.createdAt))
    .prepare('who'),
);

export type Who = Awaited<ReturnType<ReturnType<typeof whoOf>['execute']>>[number];

/**
 * A session by its id, and all that is to know of whose it is on the day, `YYYY-MM-DD` in Helsinki; the customer opened
 * last is the one acted for. Those who ask at once share a statement.
 */
export const findWho = gathered<Who, string>(async (db, sessionIds, today) => {
  const found = await whoOf(db).execute({ sessionIds, today });
  return new Map(found.map((who) => [who.session.id, who]));
});
