import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import { helsinkiToday } from '../../domain/time/index.ts';
import type { ServerContext } from '../context.ts';
import { findLiveSession, type Session } from '../identity/sessions.ts';
import { verifyAccessToken, type AccessToken } from '../identity/tokens.ts';
import { ProblemError } from '../problem.ts';
import { actingGrant, customer, employee, person, representation } from '../store/schema.ts';
import type { Actor, Principal } from './actor.ts';

export const anonymous: Actor = {
  principals: new Set<Principal>(['anonymous']),
  session: null,
  customerId: null,
  customerType: null,
  representedCustomerIds: new Set(),
  acting: null,
};

/**
 * What the bearer token of a request says, without asking the database; null where there is none.
 *
 * @throws ProblemError `session.invalid` or `session.expired` for a token that is no good
 */
export async function readToken(
  context: ServerContext,
  authorization: string | undefined,
): Promise<AccessToken | null> {
  if (authorization === undefined) return null;
  const token = /^Bearer ([\w.~+/=-]{1,4096})$/i.exec(authorization)?.[1];
  if (token === undefined) throw new ProblemError('session.invalid');
  return verifyAccessToken(context, token);
}

/**
 * Who makes the request, by its token; without one, an anonymous visitor.
 *
 * @throws ProblemError `session.ended` or `session.expired` for a token whose session is over
 */
export async function resolveActor(context: ServerContext, token: AccessToken | null): Promise<Actor> {
  if (token === null) return anonymous;
  const session = await findLiveSession(context, token.sessionId, token.version);

  const who = await findWho(context, session);
  if (!who) throw new ProblemError('session.ended');
  return {
    principals: principalsOf(who),
    session,
    customerId: who.person.customerId,
    customerType: who.customerType,
    representedCustomerIds: new Set(who.represented),
    // Only what an employee has opened counts; the grant of someone who is none any more is dead.
    acting: who.employee ? who.acting : null,
  };
}

type Who = NonNullable<Awaited<ReturnType<typeof findWho>>>;

/** All that is to know of the person, in one round trip; the customer opened last is the one acted for. */
async function findWho({ database: { db }, clock }: ServerContext, { id, sub }: Session) {
  const today = helsinkiToday(clock().getTime());
  const represented = sql<string[]>`array(
    select ${representation.customerId} from ${representation}
    where ${representation.sub} = ${sub} and ${representation.revokedAt} is null and ${representation.validFrom} <= ${today}
  )`;
  const [who] = await db
    .select({
      person: { customerId: person.customerId, isBlocked: person.isBlocked },
      employee,
      customerType: customer.customerType,
      represented,
      acting: { customerId: actingGrant.customerId, reason: actingGrant.reason },
    })
    .from(person)
    .leftJoin(employee, eq(employee.sub, person.sub))
    .leftJoin(customer, eq(customer.customerId, person.customerId))
    .leftJoin(actingGrant, and(eq(actingGrant.sessionId, id), isNull(actingGrant.endedAt)))
    .where(eq(person.sub, sub))
    .orderBy(desc(actingGrant.createdAt))
    .limit(1);
  return who;
}

function principalsOf({ person: { isBlocked }, employee: staff, customerType, represented }: Who): Actor['principals'] {
  if (isBlocked) return new Set(['blocked']);
  const principals = new Set<Principal>();
  if (staff) principals.add('employee');
  if (staff && (staff.salesAgentId !== null || staff.askSalesAgentId)) principals.add('sales-agent');
  if (staff?.employeeType === 'content') principals.add('content-editor');
  if (customerType) principals.add(customerType === 'B2C' ? 'customer-b2c' : 'customer-b2b');
  if (represented.length > 0) principals.add('representative');
  return principals.size === 0 ? new Set(['strong-auth-only']) : principals;
}
