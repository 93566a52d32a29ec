import type { NewOrder } from '../../domain/types.ts';
import type { Actor } from '../access/actor.ts';
import type { Relation } from '../access/accessRule.ts';
import { salesAgentIdOf } from '../access/salesAgentOf.ts';
import type { PersonRow } from '../store/newCustomers.ts';

/** An employee who orders in somebody's place. */
export interface OrderingStaff {
  sub: string;
  /** Why the customer was opened; null where nobody is acted for. */
  reason: string | null;
  salesAgentId: string | null;
}

/** Who orders, and for whom; known for sure. */
export interface Orderer {
  /** Who has proven to be that person; null where an employee orders. */
  person: Pick<PersonRow, 'sub' | 'identityCode' | 'givenName' | 'familyName'> | null;
  staff: OrderingStaff | null;
  /** For whom; null where they are no customer yet. */
  customerId: string | null;
}

/** Whether an employee orders in somebody's place, and not for their own household (`order.staff`). */
export const isStaffOrder = ({ employee, principals }: Actor, relation: Relation | null): boolean =>
  employee !== null && !principals.has('blocked') && relation !== 'own' && relation !== 'represented';

/**
 * Who orders, where that is known with the request: an employee, or somebody who has signed in with strong authentication
 * (`order.whoProves`). Null: whoever it is proves it later.
 */
export function ordererOf(actor: Actor, relation: Relation | null, order: NewOrder): Orderer | null {
  const { session, person, acting } = actor;
  const named = order.formData.customerId;
  if (session === null || person === null) return null;
  if (isStaffOrder(actor, relation)) {
    const reason = named === null ? null : (acting?.reason ?? null);
    return {
      person: null,
      staff: { sub: session.sub, reason, salesAgentId: salesAgentIdOf(actor) },
      customerId: named,
    };
  }
  // Who is blocked is a stranger, whose proof nobody takes.
  if (!session.strongAuthentication || actor.principals.has('blocked')) return null;
  return { person, staff: null, customerId: named ?? ownCustomer(actor, order) };
}

/** Who orders, once they have proven to be the person who did; null where they may not order for the customer any more. */
export function provenOrderer(actor: Actor, order: NewOrder): Orderer | null {
  const { person } = actor;
  const named = order.formData.customerId;
  if (person === null) return null;
  if (named !== null && named !== actor.customerId && !actor.representedCustomerIds.has(named)) return null;
  return { person, staff: null, customerId: named ?? ownCustomer(actor, order) };
}

/** A consumer who names no customer orders for themselves; who orders for a company may be anyone to it. */
const ownCustomer = ({ customerId, customerType }: Actor, { formData }: NewOrder): string | null =>
  customerType === 'B2C' && formData.customerType === 'B2C' ? customerId : null;
