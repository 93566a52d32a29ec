import { plainWords } from '../../domain/places/index.ts';
import { moveObstacle } from '../../domain/move/index.ts';
import type { NewMove } from '../../domain/types.ts';
import type { Actor } from '../access/actor.ts';
import { ownContractsNamed } from '../orders/namedContracts.ts';
import { ProblemError } from '../problem.ts';
import { digestOfSecret } from '../proof/secrets.ts';
import { findCustomer } from '../store/customers.ts';
import { findMoveLink } from '../store/moves.ts';
import type { Queries } from '../store/queries.ts';

type Person = Pick<Actor, 'customerId' | 'representedCustomerIds'>;

/**
 * The contract that somebody moves who has proven who they are: one of their own, or of whom they may act for, by a short link or
 * by its metering point (`move.found`). Of several there the one that moves comes first, then the one of whoever was named.
 *
 * @returns its code
 * @throws ProblemError `move.noContract`; `place.unavailable` where the register of metering points does not answer
 */
export async function movedContract(
  db: Queries,
  person: Person,
  { named, today }: { named: NonNullable<NewMove['named']>; today: string },
): Promise<string> {
  const { shortCode, meteringPointId, name } = named;
  const contractCode = shortCode === null ? null : await findMoveLink(db, digestOfSecret(shortCode));
  if (shortCode !== null && contractCode === null) throw new ProblemError('move.noContract');
  const own = await ownContractsNamed(db, person, {
    named: { contractCode, meteringPointId: contractCode === null ? meteringPointId : null, address: null },
    today,
  });
  const ranked = await Promise.all(
    own.map(async ({ contract }) => {
      const moves = moveObstacle(contract, today) === null;
      const isNamed = name !== null && (await isCalled(db, contract.customerId, name));
      return { contractCode: contract.contractCode, rank: (moves ? 2 : 0) + (isNamed ? 1 : 0) };
    }),
  );
  const [found] = ranked.sort((one, next) => next.rank - one.rank);
  if (!found) throw new ProblemError('move.noContract');
  return found.contractCode;
}

/** Whether a customer goes by a name, in whichever order its parts were written. */
async function isCalled(db: Queries, customerId: string, name: string): Promise<boolean> {
  const customer = await findCustomer(db, customerId);
  const partsOf = (text: string) => plainWords(text).split(' ').sort().join(' ');
  const own = customer ? [customer.firstName, customer.lastName].filter(Boolean).join(' ') : '';
  return own !== '' && partsOf(own) === partsOf(name);
}
