import type { OrderForm, OrderingCompany } from '../../domain/types.ts';
import type { CustomerRow } from '../store/customers.ts';

/**
 * The company for which an order is (`order.companyTold`): as it is known where the order is a customer's, else as it was
 * typed. Undefined of a private person's.
 */
export function orderingCompany(
  customer: Pick<CustomerRow, 'customerType' | 'customerId' | 'lastName' | 'businessId'> | null,
  typed: OrderForm['company'],
): OrderingCompany | undefined {
  if (customer?.customerType === 'B2B') {
    // A company's name stands there.
    const { lastName: name, customerId, businessId } = customer;
    return { name, businessId, customerId };
  }
  return typed ? { name: typed.companyName, businessId: typed.businessId, customerId: null } : undefined;
}
