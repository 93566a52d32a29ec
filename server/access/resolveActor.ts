import { helsinkiToday } from '../../domain/time/index.ts';
import type { ServerContext } from '../context.ts';
import { checkLive } from '../identity/sessions.ts';
import { verifyAccessToken, type AccessToken } from '../identity/tokens.ts';
import { ProblemError } from '../problem.ts';
import { isStillOpen } from '../store/acting.ts';
import { findWho, type Who } from '../store/who.ts';
import type { Actor, Principal } from './actor.ts';

export const anonymous: Actor = {
  principals: new Set<Principal>(['anonymous']),
  session: null,
  person: null,
  employee: null,
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
export async function resolveActor(
  context: ServerContext,
  token: Pick<AccessToken, 'sessionId' | 'version'> | null,
): Promise<Actor> {
  return token === null ? anonymous : actorOfSession(context, token.sessionId, token.version);
}

/**
 * Whose a session is, and what they may today.
 *
 * @param version of a token; left out where the session itself is known
 * @throws ProblemError `session.ended` or `session.expired` for one that is over
 */
export async function actorOfSession(
  context: Pick<ServerContext, 'database' | 'clock'>,
  sessionId: string,
  version?: number,
): Promise<Actor> {
  const now = context.clock();
  const who = await findWho(context.database.db, sessionId, helsinkiToday(now.getTime()));
  if (!who) throw new ProblemError('session.ended');
  checkLive(who.session, version ?? who.session.version, now);
  return {
    principals: principalsOf(who),
    session: who.session,
    person: who.person,
    employee: who.employee,
    customerId: who.person.customerId,
    customerType: who.customerType,
    representedCustomerIds: new Set(who.represented),
    acting: who.acting && isStillOpen(who.acting, now) ? who.acting : null,
  };
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
