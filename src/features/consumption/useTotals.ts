import { boughtIn, measuredDays, yearBefore, type DayRange } from '../../../domain/consumption/index.ts';
import type { ConsumptionComparison, ConsumptionTotal, DeliverySite } from '../../../domain/types.ts';
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

/** What was bought, or used, in kWh, whichever unit it is told in (`consumption.bought`). */
export const kWhIn = ({ energy, sold, unit }: ConsumptionTotal) =>
  energy !== null && unit === 'MWh' ? energy * 1000 : boughtIn({ energy, sold });

export const lackingHours = ({ missingHours, lateHours }: ConsumptionTotal) => missingHours + lateHours;

/** Whether what is compared is what was bought, as production is netted (`consumption.bought`). */
export const isOfBought = ({ consumptions }: ConsumptionComparison) => consumptions.some(({ sold }) => sold !== null);
