import { addressLine, templateOfAddition } from '../../domain/orders/index.ts';
import { priceLockPeriod } from '../../domain/time/index.ts';
import type { CampaignTemplate, NewOrder } from '../../domain/types.ts';
import { orderOfContract } from '../addons/orderOfContract.ts';
import { ProblemError } from '../problem.ts';
import type { Queries } from '../store/queries.ts';
import { lockableContract } from './lockableContract.ts';

interface Ordered {
  order: NewOrder;
  /** With its page, and the month that was read, in `addition`. */
  template: CampaignTemplate;
}

/**
 * A lock as it is ordered to a contract, which nobody else changes until the transaction ends (`priceLock.again`,
 * `priceLock.once`). It is of the month that was read, as far as the contract is supplied in it.
 *
 * @throws ProblemError `resource.notFound`; `priceLock.held` where it is locked already; `priceLock.notPossible`; `priceLock.closed` where that month is not the next one any more
 */
export async function lockedOrder(
  db: Queries,
  { order, template, contractCode, today }: Ordered & { contractCode: string; today: string },
): Promise<Ordered> {
  const lockable = await lockableContract(db, contractCode, { today, isHeld: true });
  const { present, customerType, whyNot } = lockable;
  if (whyNot === 'locked') throw new ProblemError('priceLock.held');
  if (whyNot !== null || template.product.customerType !== customerType)
    throw new ProblemError('priceLock.notPossible');
  const next = priceLockPeriod(today);
  const { lock = next, currentLocation = '' } = template.addition ?? {};
  if (lock.from !== next.from) throw new ProblemError('priceLock.closed');
  const { contract, product, meteringPoint } = present;
  const { endDate } = contract;
  return {
    template: templateOfAddition(template, {
      contractCode,
      contractName: product.name[order.locale],
      place: addressLine(meteringPoint),
      startDate: lock.from,
      takesIn: [],
      goesOn: false,
      currentLocation,
      lock: { from: lock.from, to: endDate !== null && endDate < next.to ? endDate : next.to },
    }),
    order: orderOfContract(order, lockable),
  };
}
