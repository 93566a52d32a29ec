import { isBound, productKindOf } from '../../domain/orders/index.ts';
import { ProblemError } from '../problem.ts';
import type { RegisteredSite } from '../registers/meteringPoints.ts';
import { findReplaceable } from '../store/endContracts.ts';
import { findContractsAt, holdPoint, type SiteContract } from '../store/meteringPoints.ts';
import type { Queries } from '../store/queries.ts';
import { findUnderWay, holdPlace } from '../store/orders.ts';
import { knownCustomer } from './newCustomer.ts';
import { placeLine } from './placeLine.ts';
import type { Placing } from './placing.ts';

/**
 * The contracts whose place an order takes: those of the customer's own, of the kind that is ordered, that would run beside it
 * where it is delivered (`order.contracts`). Nobody else orders there until the transaction ends.
 *
 * @param site null where it is not known, and nothing ends
 * @param startDate null where nothing begins
 * @returns their codes
 * @throws ProblemError `request.invalid` for one that is named and is another's, elsewhere or of another kind;
 *   `order.ownContract` for one that was not told of, was ordered already, or whose term would be cut short by what is no change of it
 */
export async function placesTaken(
  db: Queries,
  placing: Pick<Placing, 'order' | 'orderer' | 'template'>,
  { site, startDate, today }: { site: RegisteredSite | null; startDate: string | null; today: string },
): Promise<string[]> {
  const { contracts } = placing.order;
  const { product, change } = placing.template;
  if (site === null) {
    await refuseOrderedTwice(db, placing, today);
    return contracts;
  }
  const { meteringPointNo } = site;
  await holdPoint(db, meteringPointNo);
  const named = await findReplaceable(db, contracts, today);
  const isThere = named.every(
    ({ contract }) => contract.meteringPointNo === meteringPointNo && productKindOf(contract) === product.productKind,
  );
  if (!isThere) throw new ProblemError('request.invalid', { errors: [{ field: 'body.contracts', rule: 'unknown' }] });

  const customerId = await knownCustomer(db, { ...placing, today });
  if (customerId === null || startDate === null) return contracts;
  const there = await goingOnAt(db, product, { meteringPointNo, startDate, today });
  const own = there.filter((one) => one.customerId === customerId);
  const isTold = own.every(({ contractCode, status }) => status === 'M' || contracts.includes(contractCode));
  const isCut = own.some((one) => isBound(one) && one.contractCode !== change?.contractCode);
  if (!isTold || isCut) throw new ProblemError('order.ownContract');
  return own.map(({ contractCode }) => contractCode);
}

/**
 * Nobody orders two of a kind for one place that the retailer looks for (`order.underWay`).
 *
 * @throws ProblemError `order.ownContract` where that is so
 */
async function refuseOrderedTwice(
  db: Queries,
  placing: Pick<Placing, 'order' | 'orderer' | 'template'>,
  today: string,
): Promise<void> {
  const place = nameOf(placing.order.formData);
  if (place === null) return;
  await holdPlace(db, place);
  const customerId = await knownCustomer(db, { ...placing, today });
  if (customerId === null) return;
  const { productKind } = placing.template.product;
  const ordered = await findUnderWay(db, customerId);
  if (ordered.some((one) => one.productKind === productKind && nameOf(one.form) === place))
    throw new ProblemError('order.ownContract');
}

/** A place as it is told from others, however it was written. */
const nameOf = (form: Parameters<typeof placeLine>[0]) => placeLine(form)?.toLowerCase() ?? null;

/** The contracts of a product's kind at a metering point that go on on the first day of another, whoever has them. */
export async function goingOnAt(
  db: Queries,
  { productKind }: Pick<Placing['template']['product'], 'productKind'>,
  { meteringPointNo, startDate, today }: { meteringPointNo: string; startDate: string; today: string },
): Promise<SiteContract[]> {
  const there = (await findContractsAt(db, { meteringPointNo, today })) ?? [];
  return there.filter(
    (one) => productKindOf(one) === productKind && (one.endDate === null || one.endDate >= startDate),
  );
}
