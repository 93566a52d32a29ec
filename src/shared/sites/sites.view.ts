import { contractGroups, kindOf } from '../../../domain/contracts/index.ts';
import type { Contracts, DeliverySite, Representations } from '../../../domain/types.ts';

type Sites = Pick<Contracts, 'deliverySiteCount' | 'maxDeliverySitesToShow'>;

/** Whether all of the sites may be shown at once (`site.needed`). */
export const canShowAll = ({ deliverySiteCount, maxDeliverySitesToShow }: Sites): boolean =>
  deliverySiteCount <= maxDeliverySitesToShow;

/** Whether the pages have a way to another site (`site.selector`). */
export function isSelectorShown(
  sites: Sites,
  who: { isEmployee: boolean; representations?: Representations },
): boolean {
  if (sites.deliverySiteCount === 0) return false;
  return !canShowAll(sites) || who.isEmployee || (who.representations?.representing.length ?? 0) > 0;
}

export type SiteKind = 'electricity' | 'heat' | 'production';

export function kindOfSite({ isDistrictHeat, meteringPointCategoryNo }: DeliverySite): SiteKind {
  if (isDistrictHeat) return 'heat';
  return meteringPointCategoryNo === 2 ? 'production' : 'electricity';
}

/** A site as it is called in the head of a page. */
interface NamedSite {
  /** `Koivukuja 4 B, Tampere`. */
  address: string;
  kind: SiteKind;
}

const kindOfContract = { electricity: 'electricity', heat: 'heat', smallProduction: 'production' } as const;

/** The site whose contracts these are; null where it is not known. */
export function selectedSite(contracts: Contracts): NamedSite | null {
  const { selectedDeliverySite } = contracts;
  const here = contractGroups
    .flatMap((group) => contracts[group])
    .find(({ meteringPoint }) => meteringPoint.meteringPointNo === selectedDeliverySite);
  if (!here) return null;
  const { streetName, houseNumber, houseLetter, residence, postalCity } = here.meteringPointAddress;
  const street = [streetName, houseNumber, houseLetter, residence].filter(Boolean).join(' ');
  return { address: `${street}, ${postalCity}`, kind: kindOfContract[kindOf(here)] };
}
