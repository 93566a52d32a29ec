import { createCalls } from '../api/calls.ts';
import type { BeginReads } from '../begin.ts';
import { CUSTOMER, SITE, type Reads } from '../shared/page/reads.ts';
import { navigationQuery, userInfoQuery } from '../shared/session/queries.ts';

/* Runs at the build: nothing of it comes to the browser. */

const ORIGIN = 'http://localhost';

/** What each page says. */
const pages: Reads = Object.assign(
  {},
  ...Object.values(import.meta.glob<{ reads?: Reads }>('../routes/*.pages.ts', { eager: true })).map(
    ({ reads }) => reads,
  ),
);

/** The addresses of the pages that say something, as they are written there. */
export const pagesThatRead: readonly string[] = Object.keys(pages);

/**
 * What the header of every page of someone who has signed in says. The navigation is asked for with the path (`navigation.view`):
 * where that has parameters, which may be secret until the page has taken them, the portal asks by itself.
 */
const header: Reads[string] = ({ calls, locale, view }) =>
  view.includes('$') ? [userInfoQuery(calls)] : [userInfoQuery(calls), navigationQuery(calls, locale, view)];

/** The addresses that queries ask: each is run, and what it sends is noted in place of being sent. */
function addressesOf(queries: Reads[string], view: string): string[] {
  const addresses: string[] = [];
  const credentials = { accessToken: () => null, locale: () => 'fi', confirmToken: async () => false };
  const calls = createCalls(credentials, ORIGIN, async ({ method, url }) => {
    if (method !== 'GET') throw new Error(`${view} begins with ${method} ${url}, which is no read`);
    addresses.push(url.slice(ORIGIN.length));
    return Response.error();
  });
  const { signal } = new AbortController();
  for (const { queryFn } of queries({ calls, customerId: CUSTOMER, deliverySite: SITE, locale: 'fi', view })) {
    if (typeof queryFn !== 'function') throw new Error(`${view} reads by a query that asks nothing`);
    Promise.resolve(queryFn({ signal })).catch(() => {});
  }
  return addresses;
}

/**
 * What a page of someone who has signed in reads first.
 *
 * @param view the template of its address
 */
export const readsOf = (view: string): BeginReads => ({
  ...(pages[view] && { page: addressesOf(pages[view], view) }),
  header: addressesOf(header, view),
});
