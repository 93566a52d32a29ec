import { and, eq, gt, isNull, max } from 'drizzle-orm';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { decodeJwt } from 'jose';
import type { Database } from '../../server/store/database.ts';
import { actingGrant, staffAccess } from '../../server/store/schema.ts';
import { fixtureOf, subOf, type PersonName } from './callers.ts';
import { peopleNear, strangersIn, togetherWith, type Sight } from './canaries.ts';
import type { TestServer } from './inProcess.ts';

/** An answer, and of whom it tells though the one who asked may not see them. */
export interface LookedThrough {
  answer: LightMyRequestResponse;
  leaks: string[];
}

/**
 * Sends a request and looks its answer through, headers too. What an employee is shown of a customer is no leak where this
 * very call wrote it down, or where the customer is open in the session.
 */
export async function sendAndLook(
  { app, context: { database } }: Pick<TestServer, 'app' | 'context'>,
  person: PersonName,
  request: InjectOptions,
  sight: Sight,
): Promise<LookedThrough> {
  const isStaff = fixtureOf(person).employee !== undefined;
  const before = isStaff ? await lastRow(database) : 0;
  const answer = await app.inject(request);
  const text = `${JSON.stringify(answer.headers)}\n${answer.body}`;
  const leaks = strangersIn(text, sight);
  if (leaks.length === 0 || !isStaff) return { answer, leaks };
  const written = await database.db
    .select({ customerId: staffAccess.customerId })
    .from(staffAccess)
    .where(and(eq(staffAccess.sub, subOf(person)), gt(staffAccess.id, before)));
  const customerIds = new Set([...written, ...(await openFor(database, request))].map(({ customerId }) => customerId));
  return {
    answer,
    leaks: strangersIn(text, togetherWith(sight, { customerIds, people: new Set(peopleNear(customerIds)) })),
  };
}

/** Whom the session of the request has open. */
async function openFor({ db }: Database, { headers }: InjectOptions): Promise<{ customerId: string }[]> {
  const [, token = ''] = String(headers?.authorization).split(' ');
  const { sid } = decodeJwt<{ sid: string }>(token);
  return db
    .select({ customerId: actingGrant.customerId })
    .from(actingGrant)
    .where(and(eq(actingGrant.sessionId, sid), isNull(actingGrant.endedAt)));
}

async function lastRow({ db }: Database): Promise<number> {
  const [row] = await db.select({ last: max(staffAccess.id) }).from(staffAccess);
  return row?.last ?? 0;
}
