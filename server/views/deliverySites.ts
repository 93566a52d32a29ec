import { isConsumptionShown } from '../../domain/consumption/index.ts';
import { isAppliedOn, kindOf, type ContractKind } from '../../domain/contracts/index.ts';
import type { DeliverySite } from '../../domain/types.ts';
import type { DeliverySiteRow } from '../store/deliverySites.ts';

const categories: Record<ContractKind, DeliverySite['meteringPointCategoryNo']> = {
  electricity: 1,
  smallProduction: 2,
  heat: 3,
};

/** The number by which a site is known: of district heat its own, else the metering point's (`site.rows`). */
export const numberOfSite = (
  site: Pick<DeliverySiteRow['meteringPoint'], 'deliverySiteId' | 'meteringPointId'>,
): string => site.deliverySiteId ?? site.meteringPointId;

/**
 * A delivery site as the API shows it.
 *
 * @param today `YYYY-MM-DD` in Europe/Helsinki
 * @param shownGroups the contract groups whose consumption is shown
 */
export function deliverySiteView(
  { deliverySiteNo, meteringPoint, kind, contractGroups }: DeliverySiteRow,
  today: string,
  shownGroups: readonly number[],
): DeliverySite {
  const { streetName, houseNumber, houseLetter, residence, postalCode, postalCity, nettingFrom, nettingTo } =
    meteringPoint;
  const street = [streetName, houseNumber, houseLetter, residence].filter(Boolean).join(' ');
  const isDistrictHeat = kindOf(kind) === 'heat';
  return {
    deliverySiteNo,
    deliverySiteId: numberOfSite(meteringPoint),
    addressString: street,
    meteringPointId: meteringPoint.meteringPointId,
    meteringPointNo: meteringPoint.meteringPointNo,
    meteringPointCategoryNo: categories[kindOf(kind)],
    address: `${street}, ${postalCity}`,
    fullAddress: `${street}, ${postalCode} ${postalCity}`,
    postalCode,
    isDistrictHeat,
    contractType: isDistrictHeat ? 'heat' : 'electricity',
    isConsumptionShown: isConsumptionShown(contractGroups, shownGroups),
    netting: {
      isNettingApplied: isAppliedOn({ fromDate: nettingFrom, toDate: nettingTo }, today),
      fromDate: nettingFrom,
      toDate: nettingTo,
    },
    publicWeatherMeteringPointNo: meteringPoint.publicWeatherMeteringPointNo,
  };
}
