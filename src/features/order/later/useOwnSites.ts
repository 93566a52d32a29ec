import { skipToken } from '@tanstack/react-query';
import type { CampaignProduct } from '../../../../domain/types.ts';
import { useQuery } from '../../../shared/queryClient.ts';
import { useSession } from '../../../shared/session/useSession.ts';
import { deliverySitesQuery } from '../../../shared/sites/deliverySites.query.ts';
import { ownSitesOf, type OwnSite } from './ownSites.ts';
import type { Orderer } from '../../../shared/sale/useOrderer.ts';

/** The customer's own sites for a product; none where they cannot be read, as a site may always be typed (`order.ownSites`). */
export function useOwnSites(
  { customerId }: Pick<Orderer, 'customerId'>,
  productKind: CampaignProduct['productKind'],
): { ownSites: OwnSite[]; isPending: boolean } {
  const { api } = useSession();
  const query = deliverySitesQuery(api, customerId ?? '');
  const { data, isFetching } = useQuery(customerId === null ? { ...query, queryFn: skipToken } : query);
  return { ownSites: data ? ownSitesOf(data.deliverySites, productKind) : [], isPending: !data && isFetching };
}
