import { fromPromise } from 'xstate';
import type {
  ConsumptionPicture,
  ConsumptionWish,
} from '../../../machines/consumption-view/consumptionView.machine.ts';
import type { Calls } from '../../api/calls.ts';
import { getConsumptionColumns } from '../../api/consumption.gen.ts';

/** In milliseconds: so long a view is waited with, for whoever goes on to the next (`consumptionPage.settling`). */
const SETTLING = 250;

/** Rejects where another view is chosen first. */
const settling = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, SETTLING);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    });
  });

/** What the machine of the consumption invokes, done over the portal's calls. */
export const consumptionActors = (calls: Calls, customerId: string) => ({
  readConsumption: fromPromise<ConsumptionPicture, { wish: ConsumptionWish; isSettling: boolean }>(
    async ({ input: { wish, isSettling }, signal }) => {
      if (isSettling) await settling(signal);
      const { weatherPlaceNo, ...asked } = wish;
      const columns = await getConsumptionColumns(
        calls,
        {
          customerId,
          ...asked,
          includeCost: 'true',
          ...(weatherPlaceNo !== null && { publicWeatherMeteringPointNo: weatherPlaceNo }),
        },
        { signal },
      );
      return { wish, columns };
    },
  ),
});
