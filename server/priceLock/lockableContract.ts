import { whyNoPriceLock, type NoLock } from '../../domain/priceLock/index.ts';
import type { CustomerType } from '../../domain/types.ts';
import { ProblemError } from '../problem.ts';
import { findContractAtSite, holdContractAtSite, type ContractAtSite } from '../store/contractAtSite.ts';
import { findCustomer } from '../store/customers.ts';
import { findDeliveries } from '../store/deliveries.ts';
import type { Queries } from '../store/queries.ts';

/** A contract, and whether its price may be locked. */
export interface Lockable {
  present: ContractAtSite;
  customerType: CustomerType;
  /** Of its customer; null where the retailer knows none. */
  phone: string | null;
  /** Null where it may (`priceLock.eligible`). */
  whyNot: NoLock | null;
}

/**
 * The contract whose price is to be locked on a day, whether the window is open or not.
 *
 * @param isHeld nobody else changes it until the transaction ends
 * @throws ProblemError `resource.notFound`
 */
export async function lockableContract(
  db: Queries,
  contractCode: string,
  { today, isHeld }: { today: string; isHeld: boolean },
): Promise<Lockable> {
  const present = await (isHeld ? holdContractAtSite : findContractAtSite)(db, contractCode);
  const customer = present && (await findCustomer(db, present.contract.customerId));
  if (!present || !customer) throw new ProblemError('resource.notFound');
  const deliveryDetails = await findDeliveries(db, contractCode);
  return {
    present,
    customerType: customer.customerType,
    phone: customer.mobileNumber ?? null,
    whyNot: whyNoPriceLock({ ...present.contract, deliveryDetails }, today),
  };
}
