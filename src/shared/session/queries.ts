import { queryOptions } from '@tanstack/react-query';
import type { Calls } from '../../api/calls.ts';
import { getCustomer, getRepresentations } from '../../api/customer.gen.ts';
import { getNavigation } from '../../api/navigation.gen.ts';
import { getUserInfo } from '../../api/session.gen.ts';

/** The signed-in person's name. */
export const userInfoQuery = (calls: Calls) =>
  queryOptions({
    queryKey: ['person', 'userInfo'],
    queryFn: ({ signal }) => getUserInfo(calls, { signal }),
  });

/**
 * The links of the main navigation, labelled in the language asked for. They are the same at every page.
 *
 * @param view the template of the route that the person is at
 */
export const navigationQuery = (calls: Calls, locale: string, view: string) =>
  queryOptions({
    queryKey: ['person', 'navigation', locale],
    queryFn: ({ signal }) => getNavigation(calls, { view }, { signal }),
    staleTime: Infinity,
    // A change of language keeps the links until the others are there.
    placeholderData: (previous) => previous,
  });

/** The customer whom the pages show. */
export const customerQuery = (calls: Calls, customerId: string) =>
  queryOptions({
    queryKey: [customerId, 'customer'],
    queryFn: ({ signal }) => getCustomer(calls, { customerId }, { signal }),
  });

/** Those for whom the signed-in person may act. */
export const representationsQuery = (calls: Calls) =>
  queryOptions({
    queryKey: ['person', 'representations'],
    queryFn: ({ signal }) => getRepresentations(calls, {}, { signal }),
  });
