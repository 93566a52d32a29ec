import { whyNoAddition } from '../../domain/addons/index.ts';
import { kindOf } from '../../domain/contracts/index.ts';
import type { CustomerType } from '../../domain/types.ts';
import type { Actor } from '../access/actor.ts';
import type { NamedContract } from '../orders/keepForProof.ts';
import { ProblemError } from '../problem.ts';
import { findSite } from '../registers/meteringPoints.ts';
import { findContractAtSite, type ContractAtSite } from '../store/contractAtSite.ts';
import { findCustomer } from '../store/customers.ts';
import { findContractsAt } from '../store/meteringPoints.ts';
import type { Queries } from '../store/queries.ts';

type Person = Pick<Actor, 'customerId' | 'representedCustomerIds'>;

/**
 * The contract that somebody has named who has proven who they are: one of their own, or of whom they may act for
 * (`addition.found`). Of several at a place the one that takes add-ons comes first.
 *
 * @returns its code
 * @throws ProblemError `addition.noContract`; `place.unavailable` where the register of metering points does not answer
 */
export async function foundContract(
  db: Queries,
  { customerId, representedCustomerIds }: Person,
  asked: { named: NamedContract; customerType: CustomerType; today: string },
): Promise<string> {
  const { named, customerType, today } = asked;
  const mayActFor = (id: string) => id === customerId || representedCustomerIds.has(id);
  const there = (await contractsNamed(db, named, today)).filter(({ contract }) => mayActFor(contract.customerId));
  const own: ContractAtSite[] = [];
  for (const one of there) {
    const customer = await findCustomer(db, one.contract.customerId);
    if (customer?.customerType === customerType && kindOf(one.contract) === 'electricity') own.push(one);
  }
  const found = own.find(({ contract }) => whyNoAddition(contract, today) === null) ?? own[0];
  if (!found) throw new ProblemError('addition.noContract');
  return found.contract.contractCode;
}

/** Whoever's they are. */
async function contractsNamed(db: Queries, named: NamedContract, today: string): Promise<ContractAtSite[]> {
  const { contractCode, meteringPointId, address } = named;
  if (contractCode !== null) {
    const one = await findContractAtSite(db, contractCode);
    return one ? [one] : [];
  }
  const answer = await findSite(db, { productKind: 'Electricity', address, meteringPointId });
  if (answer.outcome !== 'found' && answer.outcome !== 'corrected') return [];
  const { meteringPointNo } = answer.site;
  const rows: ContractAtSite[] = [];
  for (const { contractCode: code } of (await findContractsAt(db, { meteringPointNo, today })) ?? []) {
    const one = await findContractAtSite(db, code);
    if (one) rows.push(one);
  }
  return rows;
}
