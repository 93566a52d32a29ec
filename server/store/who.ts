import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import { prepared } from './prepared.ts';
import type { Queries } from './queries.ts';
import { actingGrant, customer, employee, person, representation, session } from './schema.ts';

/** The customers for whom the person may act on the day. */
const represented = sql<string[]>`array(
  select ${representation.customerId} from ${representation}
  where ${representation.sub} = ${session.sub} and ${representation.revokedAt} is null
    and ${representation.validFrom} <= ${sql.placeholder('today')}::date
)`;

const whoOf = prepared((db) =>
  db
    .select({
      session,
      person,
      employee,
      customerType: customer.customerType,
      represented,
      acting: { customerId: actingGrant.customerId, reason: actingGrant.reason },
    })
    .from(session)
    .innerJoin(person, eq(person.sub, session.sub))
    .leftJoin(employee, eq(employee.sub, person.sub))
    .leftJoin(customer, eq(customer.customerId, person.customerId))
    .leftJoin(actingGrant, and(eq(actingGrant.sessionId, session.id), isNull(actingGrant.endedAt)))
    .where(eq(session.id, sql.placeholder('sessionId')))
    .orderBy(desc(actingGrant.createdAt))
    .limit(1)
    .prepare('who'),
);

export type Who = Awaited<ReturnType<ReturnType<typeof whoOf>['execute']>>[number];

/**
 * A session, and all that is to know of whose it is, in one statement; the customer opened last is the one acted for.
 *
 * @param today in Helsinki, `YYYY-MM-DD`
 */
export async function findWho(db: Queries, sessionId: string, today: string): Promise<Who | undefined> {
  const [who] = await whoOf(db).execute({ sessionId, today });
  return who;
}
