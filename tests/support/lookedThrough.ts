import { and, eq, gt, max } from 'drizzle-orm';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { staffAccess } from '../../server/store/schema.ts';
import { fixtureOf, subOf, type PersonName } from './callers.ts';
import { strangersIn, togetherWith, type Sight } from './canaries.ts';
import type { TestServer } from './inProcess.ts';

/** An answer, and of whom it tells though the one who asked may not see them. */
export interface LookedThrough {
  answer: LightMyRequestResponse;
  leaks: string[];
}

/**
 * Sends a request and looks its answer through, headers too. What an employee is shown of a customer is no leak where this
 * very call wrote it down; nothing else lets an employee see more than the customer who is open.
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
  const customerIds = new Set(written.map(({ customerId }) => customerId));
  return { answer, leaks: strangersIn(text, togetherWith(sight, { customerIds, people: new Set() })) };
}

async function lastRow({ db }: TestServer['context']['database']): Promise<number> {
  const [row] = await db.select({ last: max(staffAccess.id) }).from(staffAccess);
  return row?.last ?? 0;
}
