import { queryOptions } from '@tanstack/react-query';
import type { PortalApi } from '../../api/portal.ts';

/** The signed-in person's name. */
export const userInfoQuery = (api: PortalApi) =>
  queryOptions({
    queryKey: ['person', 'userInfo'],
    queryFn: ({ signal }) => api.getUserInfo({ signal }),
  });

/**
 * The links of the main navigation, labelled in the language asked for. They are the same at every page.
 *
 * @param view the template of the route that the person is at
 */
export const navigationQuery = (api: PortalApi, locale: string, view: string) =>
  queryOptions({
    queryKey: ['person', 'navigation', locale],
    queryFn: ({ signal }) => api.getNavigation(view, { signal }),
    staleTime: Infinity,
    // A change of language keeps the links until the others are there.
    placeholderData: (previous) => previous,
  });

/** The customer whom the pages show. */
export const customerQuery = (api: PortalApi, customerId: string) =>
  queryOptions({
    queryKey: [customerId, 'customer'],
    queryFn: ({ signal }) => api.getCustomer(customerId, { signal }),
  });

/** Those for whom the signed-in person may act. */
export const representationsQuery = (api: PortalApi) =>
  queryOptions({
    queryKey: ['person', 'representations'],
    queryFn: ({ signal }) => api.getRepresentations({ signal }),
  });
