import type { Session } from '../identity/sessions.ts';
import type { Who } from '../store/who.ts';

/** Who may be named in `x-access`. A person can be several at once. */
export const principals = [
  'anonymous',
  'verified-order',
  'customer-b2c',
  'customer-b2b',
  'representative',
  'strong-auth-only',
  'employee',
  'sales-agent',
  'content-editor',
  'blocked',
] as const;
export type Principal = (typeof principals)[number];

/** Whoever makes a request. */
export interface Actor {
  principals: ReadonlySet<Principal>;
  /** Null for an anonymous visitor; the rest is empty then. */
  session: Session | null;
  person: Who['person'] | null;
  /** Null for whoever does not work for the retailer. */
  employee: Who['employee'];
  /** The person's own customership. */
  customerId: string | null;
  customerType: 'B2C' | 'B2B' | null;
  /** Customers whom the person may act for today. */
  representedCustomerIds: ReadonlySet<string>;
  /** The customer whom an employee has opened, why, and the visit that all of it belongs to. */
  acting: { customerId: string; reason: string; visit: string } | null;
}
