import { addressLine } from '../../../../domain/orders/index.ts';
import type { CampaignProduct, Contracts } from '../../../../domain/types.ts';
import type { AskedSite } from '../../../../machines/delivery-site-check/deliverySiteCheck.types.ts';

type OrderUnderWay = Contracts['ordersUnderWay'][number];

/**
 * The order of the same kind that is under way for a place which the retailer looks for; the server would refuse another
 * (`order.underWay`). Places are told apart as it does: by their line, however it was written.
 */
export function underWayAt(
  orders: readonly OrderUnderWay[],
  { site, productKind }: { site: Pick<AskedSite, 'address'>; productKind: CampaignProduct['productKind'] },
): OrderUnderWay | null {
  const line = addressLine(site.address).toLowerCase();
  const isThere = ({ place, ...order }: OrderUnderWay) =>
    order.productKind === productKind && place !== null && place.toLowerCase() === line;
  return orders.find(isThere) ?? null;
}
