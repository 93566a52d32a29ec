import type { Actor } from '../access/actor.ts';
import type { Relation } from '../access/accessRule.ts';
import { terminate, type TerminatedBy } from '../terminations/terminate.ts';
import type { HandlersOf } from './handler.ts';

export const handlers: HandlersOf<'terminations'> = {
  terminateContract: async ({ params: { contractNo }, body, locale, raw }, actor, { database: { db }, clock }) => {
    const by = terminatedBy(actor, raw.relation);
    const { answer, mails } = await terminate(db, { contractNo, wish: body, by, locale, now: clock() });
    return { status: 201, body: answer, mails };
  },
};

/** An employee who acts for the customer is named as that, with the reason for which the customer was opened. */
function terminatedBy({ session, acting }: Actor, relation: Relation | null): TerminatedBy {
  if (session === null) throw new Error('a stranger gives no notice');
  if (relation === 'acting' && acting !== null)
    return { sub: null, employee: session.sub, actingReason: acting.reason };
  return { sub: session.sub, employee: null, actingReason: null };
}
