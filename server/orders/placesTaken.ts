import { isBound, productKindOf } from '../../domain/orders/index.ts';
import { ProblemError } from '../problem.ts';
import type { RegisteredSite } from '../registers/meteringPoints.ts';
import { findReplaceable } from '../store/endContracts.ts';
import { findContractsAt, holdPoint } from '../store/meteringPoints.ts';
import type { Queries } from '../store/queries.ts';
import { knownCustomer } from './newCustomer.ts';
import type { Placing } from './placing.ts';

/**
 * The contracts whose place an order takes: those of the customer's own, of the kind that is ordered, that would run beside it
 * where it is delivered (`order.contracts`). Nobody else orders there until the transaction ends.
 *
 * @param site null where it is not known, and nothing ends
 * @param startDate null where nothing begins
 * @returns their codes
 * @throws ProblemError `request.invalid` for one that is named and is another's, elsewhere or of another kind;
 *   `order.ownContract` for one that was not told of, or whose term would be cut short by what is no change of it
 */
export async function placesTaken(
  db: Queries,
  placing: Pick<Placing, 'order' | 'orderer' | 'template'>,
  { site, startDate, today }: { site: RegisteredSite | null; startDate: string | null; today: string },
): Promise<string[]> {
  const { contracts } = placing.order;
  const { product, change } = placing.template;
  if (site === null) return contracts;
  const { meteringPointNo } = site;
  await holdPoint(db, meteringPointNo);
  const named = await findReplaceable(db, contracts);
  const isThere = named.every(
    ({ contract }) => contract.meteringPointNo === meteringPointNo && productKindOf(contract) === product.productKind,
  );
  if (!isThere) throw new ProblemError('request.invalid', { errors: [{ field: 'body.contracts', rule: 'unknown' }] });

  const customerId = await knownCustomer(db, { ...placing, today });
  if (customerId === null || startDate === null) return contracts;
  const there = (await findContractsAt(db, { meteringPointNo, today })) ?? [];
  const own = there.filter(
    (one) =>
      one.customerId === customerId &&
      productKindOf(one) === product.productKind &&
      (one.endDate === null || one.endDate >= startDate),
  );
  const isTold = own.every(({ contractCode, status }) => status === 'M' || contracts.includes(contractCode));
  const isCut = own.some((one) => isBound(one) && one.contractCode !== change?.contractCode);
  if (!isTold || isCut) throw new ProblemError('order.ownContract');
  return own.map(({ contractCode }) => contractCode);
}
