import { ProblemError } from '../problem.ts';
import type { Actor } from './actor.ts';
import type { Relation } from './accessRule.ts';
import type { Operation } from './apiRules.ts';

type Ruled = Pick<Operation, 'access'>;

function allows({ access }: Ruled, actor: Actor, relation: Relation): boolean {
  const allowed = access.allowed[relation] ?? [];
  // Whoever they are: by their browser, once they have signed in.
  if (relation === 'verified')
    return allowed.includes('verified-order') && actor.session !== null && !actor.principals.has('blocked');
  // What a stranger may do, everyone may.
  return allowed.includes('anonymous') || allowed.some((principal) => actor.principals.has(principal));
}

const isAllowedSomehow = (operation: Ruled, actor: Actor) =>
  (['any', 'unnamed', 'verified', 'own', 'represented', 'acting'] as const).some((relation) =>
    allows(operation, actor, relation),
  );

/**
 * Whether the actor may call the operation at all, on whichever object (`access.deny`). Asked before anything that was
 * sent is looked at.
 *
 * @throws ProblemError `session.missing`, `session.blocked` or `access.denied`; `session.strengthNeeded` where the rule
 *   asks for strong authentication and the session began without (`access.strength`)
 */
export function admit(actor: Actor, operation: Ruled): void {
  if (isAllowedSomehow(operation, actor)) {
    if (operation.access.isStrong && !actor.session?.strongAuthentication)
      throw new ProblemError('session.strengthNeeded');
    return;
  }
  refuseWhoHasNothing(actor);
  throw new ProblemError('access.denied');
}

function refuseWhoHasNothing(actor: Actor): void {
  if (actor.session === null) throw new ProblemError('session.missing');
  if (actor.principals.has('blocked')) throw new ProblemError('session.blocked', { blocked: true });
}

/**
 * Whether the actor may call the operation on the object: the one place where that is decided (`access.deny`).
 *
 * @param customerId whose data it is; null where the operation has no object, or the request names none
 * @param isVerified whether the request has the secret of the object (`access.verified`)
 * @returns the relation that lets the actor in
 * @throws ProblemError as `admit` does; `acting.required` for an employee who has not opened the customer
 *   (`access.acting`); `resource.notFound` for another's object, like one that does not exist (`access.foreign`)
 */
export function authorize(actor: Actor, operation: Ruled, customerId: string | null, isVerified = false): Relation {
  admit(actor, operation);
  if (allows(operation, actor, 'any')) return 'any';
  if (customerId === null && allows(operation, actor, 'unnamed')) return 'unnamed';

  const isOwn = customerId !== null && customerId === actor.customerId;
  const isRepresented = customerId !== null && actor.representedCustomerIds.has(customerId);
  const isActedFor = customerId !== null && customerId === actor.acting?.customerId;
  if (isOwn && allows(operation, actor, 'own')) return 'own';
  if (isRepresented && allows(operation, actor, 'represented')) return 'represented';
  if (isActedFor && allows(operation, actor, 'acting')) return 'acting';
  if (isVerified && allows(operation, actor, 'verified')) return 'verified';

  // Let in somehow, as one who names nothing.
  refuseWhoHasNothing(actor);
  if (allows(operation, actor, 'acting')) throw new ProblemError('acting.required');
  throw new ProblemError(customerId === null ? 'access.denied' : 'resource.notFound');
}
