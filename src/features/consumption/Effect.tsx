import { useLingui } from '@lingui/react/macro';
import { addMonths } from '../../../domain/time/index.ts';
import type { DeliverySite } from '../../../domain/types.ts';
import { useCalendarTexts } from '../../shared/calendar/useCalendarTexts.ts';
import { FailureNotice } from '../../shared/failure/FailureNotice.tsx';
import { useQuery } from '../../shared/queryClient.ts';
import { useSession } from '../../shared/session/useSession.ts';
import { FigureList } from '../../ui/FigureList/FigureList.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import { Stack } from '../../ui/Stack/Stack.tsx';
import { Note } from '../../ui/Text/Text.tsx';
import { effectQuery } from './consumption.query.ts';
import { useConsumptionSearch } from './useConsumptionSearch.ts';
import { useIntervalTexts } from './useIntervalTexts.ts';

/** Months besides the one that runs. */
const MONTHS = 12;

/** What the time of use has made of the price, month by month, where the contract has a consumption effect (`consumptionPage.effect`). */
export function Effect({ customerId, site }: { customerId: string; site: DeliverySite }) {
  const { t } = useLingui();
  const { api } = useSession();
  const { today } = useConsumptionSearch();
  const { monthName } = useCalendarTexts();
  const texts = useIntervalTexts(false);
  const point = { customerId, meteringPointNo: site.meteringPointNo };
  const { data, error, isFetching, refetch } = useQuery(effectQuery(api, point, addMonths(today, -MONTHS)));
  if (error && !data)
    return (
      <FailureNotice
        title={t({ id: 'consumption.effectFailed', message: 'Kulutusvaikutusta ei saatu näkyviin' })}
        failure={error}
        retry={{ isBusy: isFetching, onRetry: () => void refetch() }}
      />
    );
  const items = (data?.duoHistory ?? []).toReversed().flatMap(({ month, ownAverage, plainAverage, effect }) => {
    if (ownAverage === null || plainAverage === null || effect === null) return [];
    const [own, plain] = [texts.price(ownAverage), texts.price(plainAverage)];
    return {
      label: monthName(month),
      ...texts.priceFigure(effect),
      note: t({ id: 'consumption.effectOf', message: `oma keskihinta ${own}, kuukauden ${plain}` }),
    };
  });
  if (items.length === 0) return null;
  return (
    <Section title={t({ id: 'consumption.effect', message: 'Kulutusvaikutus' })}>
      <Stack>
        <Note>
          {t({
            id: 'consumption.effectHow',
            message:
              'Kun käytät sähköä halpoina tunteina, kulutusvaikutus on miinusmerkkinen ja alentaa hintaasi. Kalliina tunteina käytetty sähkö nostaa sitä.',
          })}
        </Note>
        <FigureList items={items} />
      </Stack>
    </Section>
  );
}
