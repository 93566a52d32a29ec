import { lockDay } from '../../../domain/priceLock/index.ts';
import type { Day } from '../../../domain/time/index.ts';
import { serverNow } from '../../platform/clock.ts';
import { useContentSettings } from '../content/useContentSettings.ts';

/** The day by which the server judges whether a price may be locked (`priceLock.day`); until the settings have come, that of a window. */
export function useLockDay(): Day {
  const { data } = useContentSettings();
  return lockDay(serverNow(), data?.priceLock.hasWindow ?? true);
}
