import { measuredDays, yearBefore, type DayRange } from '../../../domain/consumption/index.ts';
import type { ConsumptionTotal, DeliverySite } from '../../../domain/types.ts';
import { useQuery } from '../../shared/queryClient.ts';
import { useSession } from '../../shared/session/useSession.ts';
import { totalQuery } from './consumption.query.ts';
import { useConsumptionSearch } from './useConsumptionSearch.ts';

/** What has come of a call, and why it has not. */
export type Known<Answer> = { data: Answer | undefined; error: Error | null };

/** What a range comes to, and the same days of the year before. */
export function useTotals(customerId: string, site: DeliverySite, range: DayRange) {
  const { api } = useSession();
  const { today } = useConsumptionSearch();
  const measured = measuredDays(range, today);
  const { meteringPointNo, publicWeatherMeteringPointNo } = site;
  const point = { customerId, meteringPointNo, publicWeatherMeteringPointNo };
  const total: Known<ConsumptionTotal> = useQuery(totalQuery(api, point, range));
  const before: Known<ConsumptionTotal> = useQuery(totalQuery(api, point, yearBefore(measured)));
  return { measured, total, before };
}

/** What a sum comes to in kWh, whichever unit it is told in. */
export const kWhIn = ({ energy, unit }: ConsumptionTotal) =>
  energy !== null && unit === 'MWh' ? energy * 1000 : energy;

export const lackingHours = ({ missingHours, lateHours }: ConsumptionTotal) => missingHours + lateHours;
