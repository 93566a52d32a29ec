import type { Calls } from '../../api/calls.ts';

/** Stands for the customer in what a page reads, until it is known whom it shows; a path and a query have it as it is. */
export const CUSTOMER = '-customer-';

/** Stands for the delivery site that the tab remembers; the parameter goes where it remembers none. */
export const SITE = '-site-';

/** Whether it asks for whom a person may act: an employee acts for whom they have opened, and has no such people. */
export const isOfRepresentative = (path: string) => path.endsWith('/customer/representations');

/** What is known of a page that reads. */
export interface Reader {
  calls: Calls;
  customerId: string;
  deliverySite: string;
  locale: string;
  /** The template of its address. */
  view: string;
}

/** One of the portal's queries. */
interface Query {
  queryFn?: unknown;
}

/**
 * What pages read first, by their addresses; each area says its own in `<area>.pages.ts`. The build writes it into their HTML,
 * so that it is asked for before their scripts have come (`start.ahead`).
 */
export type Reads = Record<string, (reader: Reader) => readonly Query[]>;
