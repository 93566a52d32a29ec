import type { Actor } from './actor.ts';
import type { Relation } from './accessRule.ts';

/** Who has written something of a customer's: the person, or the employee who acts for the customer and why. */
export type WrittenBy =
  { sub: string; employee: null; actingReason: null } | { sub: null; employee: string; actingReason: string };

/** An employee who acts for the customer is named as that, with the reason for which the customer was opened. Nobody writes without a session. */
export function writtenBy({ session, acting }: Actor, relation: Relation | null): WrittenBy {
  if (session === null) throw new Error('a stranger writes nothing of a customer’s');
  if (relation === 'acting' && acting !== null)
    return { sub: null, employee: session.sub, actingReason: acting.reason };
  return { sub: session.sub, employee: null, actingReason: null };
}
