import { boughtIn, mayBeLate, measuredDays, yearBefore, type DayRange } from '../../../domain/consumption/index.ts';
import type { ConsumptionComparison, ConsumptionTotal, DeliverySite } from '../../../domain/types.ts';
import { useQuery } from '../../shared/queryClient.ts';
import { useSession } from '../../shared/session/useSession.ts';
import { latestQuery, totalQuery } from './consumption.query.ts';
import { useConsumptionSearch } from './useConsumptionSearch.ts';

/** What has come of a call, and why it has not. */
export type Known<Answer> = { data: Answer | undefined; error: Error | null };

/** What a range comes to; and of its days that are measured what these come to, beside the same of the year before. */
export function useTotals(customerId: string, site: DeliverySite, range: DayRange) {
  const { api } = useSession();
  const { today } = useConsumptionSearch();
  const { meteringPointNo, publicWeatherMeteringPointNo } = site;
  const point = { customerId, meteringPointNo, publicWeatherMeteringPointNo };
  const total: Known<ConsumptionTotal> = useQuery(totalQuery(api, point, range));
  const isAwaited = mayBeLate(range, today);
  const latest = useQuery({ ...latestQuery(api, point), enabled: isAwaited });
  const measured = measuredDays(range, today, latest.data?.latestMeasurement ?? null);
  const isAsked = { enabled: !isAwaited || latest.data !== undefined };
  const now = useQuery({ ...totalQuery(api, point, measured), ...isAsked });
  const before = useQuery({ ...totalQuery(api, point, yearBefore(measured)), ...isAsked });
  const comparison: Known<[now: ConsumptionTotal, then: ConsumptionTotal]> = {
    data: now.data && before.data && [now.data, before.data],
    error: latest.error ?? now.error ?? before.error,
  };
  return { measured, total, comparison };
}

/** What was bought, or used, in kWh, whichever unit it is told in (`consumption.bought`). */
export const kWhIn = ({ energy, sold, unit }: ConsumptionTotal) =>
  energy !== null && unit === 'MWh' ? energy * 1000 : boughtIn({ energy, sold });

export const lackingHours = ({ missingHours, lateHours }: ConsumptionTotal) => missingHours + lateHours;

/** Whether what is compared is what was bought, as production is netted (`consumption.bought`). */
export const isOfBought = ({ consumptions }: ConsumptionComparison) => consumptions.some(({ sold }) => sold !== null);
