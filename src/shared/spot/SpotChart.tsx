import { useLingui } from '@lingui/react/macro';
import { cheapestSlot, dearestSlot, slotNow, type Slot, type Window } from '../../../domain/spotPrices/index.ts';
import { dayStart } from '../../../domain/time/index.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { BarChart } from '../../ui/Chart/BarChart.tsx';
import { daysIn } from './shownPrices.ts';
import { useSpotChart } from './useSpotChart.ts';
import { useSpotTexts } from './useSpotTexts.ts';

interface SpotChartProps {
  slots: readonly Slot[];
  usual: number;
  /** In epoch milliseconds. */
  now: number;
  chosen: Window | null;
  /** Times that are told beside it, as strips below the axis. */
  cheap?: readonly Window[];
}

/** From which slot to which a time is; undefined where it is elsewhere. */
function runOf(slots: readonly Slot[], time: Window | null) {
  if (time === null) return undefined;
  const from = slots.findIndex(({ end }) => end > time.start);
  const to = slots.findLastIndex(({ start }) => start < time.end) + 1;
  return from === -1 || to <= from ? undefined : { from, to };
}

/** The prices of a day or two as bars, and in a sentence before that (`spotPage.chart`). */
export function SpotChart({ slots, usual, now, chosen, cheap = [] }: SpotChartProps) {
  const { t } = useLingui();
  const { time, weekday } = useFormats();
  const texts = useSpotTexts();
  const data = useSpotChart(slots, usual);
  const days = daysIn(slots);
  const [least, most] = [cheapestSlot(slots), dearestSlot(slots)];
  const shownDays = days.map(weekday).join(', ');
  const lowest = least ? `${texts.price(least.price)} ${texts.times(least)}` : texts.missing;
  const highest = most ? `${texts.price(most.price)} ${texts.times(most)}` : texts.missing;
  const current = slotNow(slots, now);
  const clock = time(now);
  const beginOf = (day = '') => slots.findIndex(({ start }) => start === dayStart(day));
  return (
    <BarChart
      data={data}
      summary={t({
        id: 'spotPrice.chart',
        message: `Pörssisähkön hinta ${shownDays}: halvin ${lowest}, kallein ${highest}.`,
      })}
      unit="c/kWh"
      tone="mid"
      formatTick={(value) => texts.tick(value)}
      now={
        current
          ? { index: slots.indexOf(current), text: t({ id: 'spotPrice.nowPill', message: `Nyt ${clock}` }) }
          : undefined
      }
      peaks={[least, most].flatMap((slot) => (slot ? [slots.indexOf(slot)] : []))}
      bands={cheap.flatMap((run) => runOf(slots, run) ?? [])}
      chosen={runOf(slots, chosen)}
      {...(days.length > 1 && {
        midnight: beginOf(days[1]),
        captions: days.map((day) => ({ at: beginOf(day), text: weekday(day) })),
      })}
    />
  );
}
