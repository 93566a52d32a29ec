import { useLingui } from '@lingui/react/macro';
import { cheapestSlot, dearestSlot, meanOverTime, type Slot } from '../../../domain/spotPrices/index.ts';
import type { Day } from '../../../domain/time/index.ts';
import type { SpotPrices } from '../../../domain/types.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { KeyFigures } from '../../ui/KeyFigure/KeyFigure.tsx';
import { shownPrice } from '../../shared/spot/shownPrices.ts';
import { useSpotTexts } from '../../shared/spot/useSpotTexts.ts';

interface DayFiguresProps {
  prices: SpotPrices;
  day: Day;
  /** Of the day. */
  slots: readonly Slot[];
  /** Of the day after, where it is shown as well. */
  next?: readonly Slot[];
  isWithVat: boolean;
  /** What comes on top of the exchange's prices in the slots. */
  margin: number;
}

/** The mean of a day and of its month, its cheapest and its dearest price (`spotPage.figures`). */
export function DayFigures({ prices, day, slots, next = [], isWithVat, margin }: DayFiguresProps) {
  const { t } = useLingui();
  const { dateRange, weekday } = useFormats();
  const texts = useSpotTexts();
  const [mean, nextMean] = [meanOverTime(slots), meanOverTime(next)];
  const month = prices.monthAverages.find((average) => day.startsWith(average.month));
  const extreme = (label: string, slot: ReturnType<typeof cheapestSlot>) =>
    slot ? [{ label, ...texts.figure(slot.price), note: `${weekday(day)} ${texts.times(slot)}` }] : [];
  const ofNext = nextMean === null ? '' : texts.price(nextMean);
  return (
    <KeyFigures
      items={[
        ...(mean === null
          ? []
          : [
              {
                label: t({ id: 'spotPrice.dayMean', message: 'Päivän keskihinta' }),
                ...texts.figure(mean),
                ...(nextMean !== null && {
                  note: t({ id: 'spotPrice.nextMean', message: `huomenna ${ofNext}` }),
                }),
              },
            ]),
        ...extreme(t({ id: 'spotPrice.cheapest', message: 'Halvin hinta' }), cheapestSlot(slots)),
        ...extreme(t({ id: 'spotPrice.dearest', message: 'Kallein hinta' }), dearestSlot(slots)),
        ...(month
          ? [
              {
                label: t({ id: 'spotPrice.monthMean', message: 'Kuukauden keskihinta' }),
                ...texts.figure(shownPrice(month, isWithVat) + margin),
                note: dateRange(month.from, month.to),
              },
            ]
          : []),
      ]}
    />
  );
}
