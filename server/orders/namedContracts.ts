import { kindOf } from '../../domain/contracts/index.ts';
import type { Actor } from '../access/actor.ts';
import { findSite } from '../registers/meteringPoints.ts';
import { findContractAtSite, type ContractAtSite } from '../store/contractAtSite.ts';
import { findContractsAt } from '../store/meteringPoints.ts';
import type { Queries } from '../store/queries.ts';
import type { NamedContract } from './keepForProof.ts';

type Person = Pick<Actor, 'customerId' | 'representedCustomerIds'>;

/**
 * The contracts that somebody has named who has proven who they are: their own, and those of whom they may act for
 * (`addition.found`, `move.found`). One that is named itself is found whatever it delivers, at a place those of electricity are.
 *
 * @throws ProblemError `place.unavailable` where the register of metering points does not answer
 */
export async function ownContractsNamed(
  db: Queries,
  { customerId, representedCustomerIds }: Person,
  { named, today }: { named: NamedContract; today: string },
): Promise<ContractAtSite[]> {
  const mayActFor = (id: string) => id === customerId || representedCustomerIds.has(id);
  return (await contractsNamed(db, named, today)).filter(
    ({ contract }) =>
      mayActFor(contract.customerId) && (named.contractCode !== null || kindOf(contract) === 'electricity'),
  );
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
