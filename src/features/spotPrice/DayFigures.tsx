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
  const [least, most] = [cheapestSlot(slots), dearestSlot(slots)];
  const month = prices.monthAverages.find((average) => day.startsWith(average.month));
  const ofNext = nextMean === null ? '' : texts.price(nextMean);
  const timesOf = (slot: typeof least) => slot && `${weekday(day)} ${texts.times(slot)}`;
  const told = (label: string, price: number | null | undefined, note: string | null | undefined) =>
    typeof price === 'number' ? [{ label, ...texts.figure(price), note: note ?? '' }] : [];
  return (
    <KeyFigures
      items={[
        ...told(
          t({ id: 'spotPrice.dayMean', message: 'Päivän keskihinta' }),
          mean,
          ofNext && t({ id: 'spotPrice.nextMean', message: `huomenna ${ofNext}` }),
        ),
        ...told(t({ id: 'spotPrice.cheapest', message: 'Halvin hinta' }), least?.price, timesOf(least)),
        ...told(t({ id: 'spotPrice.dearest', message: 'Kallein hinta' }), most?.price, timesOf(most)),
        ...told(
          t({ id: 'spotPrice.monthMean', message: 'Kuukauden keskihinta' }),
          month && shownPrice(month, isWithVat) + margin,
          month && dateRange(month.from, month.to),
        ),
      ]}
    />
  );
}
