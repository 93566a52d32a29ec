import type { Customer, OrderForm, OrderingCompany } from '../../../../domain/types.ts';
import { fullName } from '../../../shared/customer/names.ts';

/** The company that orders: the customer for whom it is, else the one that was typed; undefined of a private person. */
export function companyOf(
  customer: Customer | null,
  typed: OrderForm['company'] | undefined,
): OrderingCompany | undefined {
  if (customer?.customerType === 'B2B') {
    const { businessId, customerId } = customer;
    return { name: fullName(customer), businessId, customerId };
  }
  return typed ? { name: typed.companyName, businessId: typed.businessId, customerId: null } : undefined;
}
