import type { CustomerType } from '../types.ts';

/** For whom the add-ons of an address are, which is all that it decides (`addition.path`); null where it is of no such path. */
export function pathCustomerType(path: string): CustomerType | null {
  if (/^\/add-vap-b2b(\/|$)/.test(path)) return 'B2B';
  return /^\/add-vap(\/|$)/.test(path) ? 'B2C' : null;
}

/** Whether a path lets an add-on be chosen: one that says nothing of customers lets all (`addition.path`). */
export function isOfPath({ customerType }: { customerType: CustomerType }, path: string): boolean {
  const asked = pathCustomerType(path);
  return asked === null || asked === customerType;
}
