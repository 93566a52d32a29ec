import { lockDay, lockWindow } from '../../domain/priceLock/index.ts';
import { templateOfAddition } from '../../domain/orders/index.ts';
import { priceLockPeriod } from '../../domain/time/index.ts';
import type { CampaignTemplate } from '../../domain/types.ts';
import type { ContentSettings } from '../content/shapes.ts';
import { ProblemError } from '../problem.ts';

/** When a price may be locked, as the settings say (`priceLock.window`, `priceLock.oldLogic`). */
export const windowOf = ({ priceLock }: Pick<ContentSettings, 'priceLock'>, now: Date) =>
  lockWindow(now.getTime(), priceLock.hasWindow);

/** The day on which it is judged whether a price may be locked (`priceLock.day`). */
export const lockDayOf = ({ priceLock }: Pick<ContentSettings, 'priceLock'>, now: Date) =>
  lockDay(now.getTime(), priceLock.hasWindow);

/** @throws ProblemError `priceLock.closed` while no price may be locked (`priceLock.refused`) */
export function checkWindow(settings: Pick<ContentSettings, 'priceLock'>, now: Date): void {
  if (!windowOf(settings, now).isOpen) throw new ProblemError('priceLock.closed');
}

/** A lock of the next month, while nobody knows of which contract. */
export function lockNotFoundYet(
  template: CampaignTemplate,
  { today, currentLocation }: { today: string; currentLocation: string },
): CampaignTemplate {
  const lock = priceLockPeriod(today);
  return templateOfAddition(template, {
    contractCode: '',
    contractName: '',
    place: '',
    startDate: lock.from,
    takesIn: [],
    goesOn: false,
    currentLocation,
    lock,
  });
}
