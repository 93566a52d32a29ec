import { queryOptions } from '@tanstack/react-query';
import { readCustomerType } from '../../../domain/customers/index.ts';
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
 * The links of the main navigation at a page, labelled in the language asked for (`navigation.view`).
 *
 * @param view the path that the person is at
 */
export const navigationQuery = (calls: Calls, locale: string, view: string) =>
  queryOptions({
    queryKey: ['person', 'navigation', locale, view],
    queryFn: ({ signal }) => getNavigation(calls, { view }, { signal }),
    staleTime: Infinity,
    // Another page and another language keep the links until the others are there.
    placeholderData: (previous) => previous,
  });

/** The customer whom the pages show. */
export const customerQuery = (calls: Calls, customerId: string) =>
  queryOptions({
    queryKey: [customerId, 'customer'],
    queryFn: async ({ signal }) => {
      const customer = await getCustomer(calls, { customerId }, { signal });
      return { ...customer, customerType: readCustomerType(customer.customerType) };
    },
  });

/** Those for whom the signed-in person may act. */
export const representationsQuery = (calls: Calls) =>
  queryOptions({
    queryKey: ['person', 'representations'],
    queryFn: ({ signal }) => getRepresentations(calls, {}, { signal }),
  });
