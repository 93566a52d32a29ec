import { templateOfAddition } from '../../domain/orders/index.ts';
import type { CampaignTemplate, NewOrder } from '../../domain/types.ts';
import { isLock } from '../priceLock/soldLock.ts';
import { lockedOrder } from '../priceLock/lockedOrder.ts';
import { findService } from '../store/orders.ts';
import type { Queries } from '../store/queries.ts';
import { addableContract, additionTo } from './addedContract.ts';
import { orderOfContract } from './orderOfContract.ts';

interface Ordered {
  order: NewOrder;
  /** With its page in `addition`. */
  template: CampaignTemplate;
}

/**
 * An add-on as it is ordered to a contract, which nobody else changes until the transaction ends (`addition.again`,
 * `addition.once`): whose it is, where it is and how its customer is called the contract says.
 *
 * @throws ProblemError as `addableContract` and `additionTo` say, of a lock as `lockedOrder` does
 */
export async function addedOrder(
  db: Queries,
  { order, template, contractCode, today }: Ordered & { contractCode: string; today: string },
): Promise<Ordered> {
  if (isLock(template.product)) return lockedOrder(db, { order, template, contractCode, today });
  const { locale } = order;
  const { templateId, customerType, tariffNo } = template.product;
  const addable = await addableContract(db, contractCode, { locale, today, isHeld: true });
  const addon = await findService(db, tariffNo);
  const currentLocation = template.addition?.currentLocation ?? '';
  const addition = additionTo(addable, { templateId, customerType, addon }, { locale, currentLocation });
  return { template: templateOfAddition(template, addition), order: orderOfContract(order, addable) };
}
