import { whyNoAddition } from '../../domain/addons/index.ts';
import type { CustomerType } from '../../domain/types.ts';
import type { Actor } from '../access/actor.ts';
import type { NamedContract } from '../orders/keepForProof.ts';
import { ownContractsNamed } from '../orders/namedContracts.ts';
import { ProblemError } from '../problem.ts';
import type { ContractAtSite } from '../store/contractAtSite.ts';
import { findCustomer } from '../store/customers.ts';
import type { Queries } from '../store/queries.ts';

type Person = Pick<Actor, 'customerId' | 'representedCustomerIds'>;

/**
 * The contract that somebody has named who has proven who they are: one of their own, or of whom they may act for
 * (`addition.found`). Of several at a place the one that takes add-ons comes first; one that is named itself is found even where
 * it takes none.
 *
 * @returns its code
 * @throws ProblemError `addition.noContract`; `place.unavailable` where the register of metering points does not answer
 */
export async function foundContract(
  db: Queries,
  person: Person,
  asked: { named: NamedContract; customerType: CustomerType; today: string },
): Promise<string> {
  const { named, customerType, today } = asked;
  const own: ContractAtSite[] = [];
  for (const one of await ownContractsNamed(db, person, asked)) {
    const customer = await findCustomer(db, one.contract.customerId);
    if (named.contractCode !== null || customer?.customerType === customerType) own.push(one);
  }
  const found = own.find(({ contract }) => whyNoAddition(contract, today) === null) ?? own[0];
  if (!found) throw new ProblemError('addition.noContract');
  return found.contract.contractCode;
}
