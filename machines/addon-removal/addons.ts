import { isDay } from '../../domain/time/index.ts';
import type { RemovableAddon } from '../../domain/types.ts';

/** A service of a contract. */
export interface NamedAddon {
  contractNo: string;
  tariffNo: number;
}

const isOf = (addon: RemovableAddon, { contractNo, tariffNo }: NamedAddon): boolean =>
  addon.contractNo === contractNo && addon.tariffNo === tariffNo;

/** The services that a dialog is about: the one that it was opened for, or all. */
export const addonsAbout = (addons: readonly RemovableAddon[], wanted: NamedAddon | null): RemovableAddon[] =>
  addons.filter((addon) => wanted === null || isOf(addon, wanted));

/** Those of them that can be ended. */
export const removableAmong = (addons: readonly RemovableAddon[], wanted: NamedAddon | null): RemovableAddon[] =>
  addonsAbout(addons, wanted).filter(({ blockedFor }) => blockedFor === null);

export const hasRemovable = (addons: readonly RemovableAddon[], wanted: NamedAddon | null): boolean =>
  removableAmong(addons, wanted).length > 0;

/** The service of a name that can be ended. */
export const addonNamed = (addons: readonly RemovableAddon[], named: NamedAddon): RemovableAddon | undefined =>
  removableAmong(addons, named)[0];

/** Whether a day may be the last of a service (`removal.days`). */
export const isDayOf = ({ firstDay, lastDay }: Pick<RemovableAddon, 'firstDay' | 'lastDay'>, day: string): boolean =>
  isDay(day) && firstDay <= day && day <= lastDay;
