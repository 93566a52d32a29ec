import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { cheapestSlot, dearestSlot, levelOf, type Slot } from '../../../domain/spotPrices/index.ts';
import { helsinkiDay } from '../../../domain/time/index.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { columnOf, type ChartData } from '../../ui/Chart/chartData.ts';
import { axisHour } from './shownPrices.ts';
import { tones, useSpotTexts } from './useSpotTexts.ts';

/** Prices as the chart shows them; in it they are cents. */
export function useSpotChart(slots: readonly Slot[], usual: number): ChartData {
  const { t, i18n } = useLingui();
  const { weekday } = useFormats();
  const texts = useSpotTexts();
  const label = t({ id: 'spotPrice.price', message: 'Hinta' });
  const cheapest = t({ id: 'spotPrice.isCheapest', message: 'halvin' });
  const dearest = t({ id: 'spotPrice.isDearest', message: 'kallein' });
  return useMemo(
    () => {
      const notes = new Map<Slot | null, string>([
        [cheapestSlot(slots), cheapest],
        [dearestSlot(slots), dearest],
      ]);
      const isOfSeveral = new Set(slots.map(({ start }) => helsinkiDay(start))).size > 1;
      return {
        label,
        values: columnOf(slots.map(({ price }) => price && price / 1000)),
        wordsAt(index) {
          const slot = slots[index];
          if (!slot) return { label: '' };
          const times = texts.times(slot);
          return {
            label: isOfSeveral ? `${weekday(helsinkiDay(slot.start))} ${times}` : times,
            note: notes.get(slot),
          };
        },
        axisLabels: () =>
          slots.flatMap(({ start }, at) => {
            const hour = axisHour(start);
            return hour ? [{ at, ...hour }] : [];
          }),
        toneAt(index) {
          const price = slots[index]?.price ?? null;
          return price === null ? undefined : tones[levelOf(price, usual)];
        },
        axisEnd: '24',
        format: (cents) => texts.price(cents * 1000),
        texts: { missing: texts.missing, estimated: '' },
      };
    },
    // The texts are those of the language.
    // oxlint-disable-next-line react/exhaustive-deps
    [slots, usual, i18n.locale],
  );
}
