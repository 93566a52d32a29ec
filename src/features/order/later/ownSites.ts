import type { CampaignProduct, DeliverySite } from '../../../../domain/types.ts';
import { emptyAddress, spreadLine } from '../../../shared/address/address.form.ts';
import type { DeliverySiteValues } from '../../../shared/deliverySite/deliverySite.form.ts';

/** A delivery site of the customer's own, as it is shown and as it stands in the fields. */
export interface OwnSite {
  meteringPointId: string;
  address: string;
  values: DeliverySiteValues;
}

const categories: Record<CampaignProduct['productKind'], DeliverySite['meteringPointCategoryNo'] | null> = {
  Electricity: 1,
  SmallProduction: 2,
  Heat: 3,
  ValueAdded: null,
};

type Site = Pick<
  DeliverySite,
  'addressString' | 'address' | 'fullAddress' | 'postalCode' | 'meteringPointId' | 'meteringPointCategoryNo'
>;

/** Those of a customer's delivery sites at which a product of the kind may be delivered (`order.ownSites`). */
export function ownSitesOf(sites: readonly Site[], productKind: CampaignProduct['productKind']): OwnSite[] {
  return sites
    .filter(({ meteringPointCategoryNo }) => meteringPointCategoryNo === categories[productKind])
    .map(({ addressString, address, fullAddress, postalCode, meteringPointId }) => ({
      meteringPointId,
      address: fullAddress,
      values: {
        address: spreadLine({
          ...emptyAddress,
          streetName: addressString,
          postalCode,
          postalCity: address.slice(`${addressString}, `.length),
        }),
        meteringPointId,
        isIdUnknown: false,
      },
    }))
    .filter(({ values: { address } }) => address.houseNumber !== '');
}
