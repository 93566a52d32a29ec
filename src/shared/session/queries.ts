import { queryOptions } from '@tanstack/react-query';
import type { PortalApi } from '../../api/portal.ts';

/** The signed-in person's name. */
export const userInfoQuery = (api: PortalApi) =>
  queryOptions({
    queryKey: ['person', 'userInfo'],
    queryFn: ({ signal }) => api.getUserInfo({ signal }),
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
