import type { CustomerType } from '../types.ts';

/** As older systems of the retailer call the two kinds of customers. */
const legacy: Readonly<Record<string, CustomerType | undefined>> = { PRIVATE: 'B2C', BUSINESS: 'B2B' };

/**
 * The kind of a customer as the portal knows it, whichever system has said it (`session.customerType`). Whatever else it
 * says stays as it is.
 */
export const readCustomerType = <Given extends CustomerType | null>(given: Given): Given | CustomerType =>
  (given !== null && Object.hasOwn(legacy, given) && legacy[given]) || given;
