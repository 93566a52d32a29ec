import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import type { Resolution } from '../../../domain/consumption/index.ts';
import { helsinkiDay } from '../../../domain/time/index.ts';
import { columnOf, valueAt, type ChartData, type ChartLine } from '../../ui/Chart/chartData.ts';
import { isNettedIn, isUnsettled, type Interval } from '../../shared/consumption/intervals.ts';
import type { Locale } from '../../i18n/locale.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { timeLabels } from './timeLabels.ts';
import type { Overlay } from './useConsumptionSearch.ts';
import type { IntervalTexts } from './useIntervalTexts.ts';

interface Shown {
  intervals: readonly Interval[];
  resolution: Resolution;
  over: Overlay | 'none';
  label: string;
  texts: IntervalTexts;
  /** In epoch milliseconds. */
  now: number;
}

/** Consumption as the chart and its table show it; its values are kWh (`consumptionPage.chart`, `consumptionPage.netted`). */
export function useConsumptionChart({ intervals, resolution, over, label, texts, now }: Shown): ChartData {
  const { t, i18n } = useLingui();
  const { dayAndMonth } = useFormats();
  const bought = t({ id: 'consumption.bought', message: 'Ostettu' });
  const ofSold = t({ id: 'consumption.sold', message: 'Myyty' });
  const lines: Record<Overlay, Omit<ChartLine, 'values'>> = {
    temperature: {
      label: t({ id: 'consumption.temperature', message: 'Keskilämpötila' }),
      unit: '°C',
      shape: 'line',
      format: texts.temperature,
      formatTick: texts.tick,
    },
    price: {
      label: t({ id: 'consumption.ownPrice', message: 'Oma hinta' }),
      unit: 'c/kWh',
      shape: 'steps',
      format: texts.price,
      formatTick: texts.tick,
    },
  };
  return useMemo(
    (): ChartData => {
      const [first, last] = [intervals[0], intervals.at(-1)];
      const isOneDay =
        first !== undefined && last !== undefined && helsinkiDay(first.start) === helsinkiDay(last.start);
      const starts = Float64Array.from(intervals, ({ start }) => start);
      const overlaid = columnOf(
        intervals.map(({ temperature, ownPrice }) => (over === 'temperature' ? temperature : ownPrice)),
      );
      const isNetted = isNettedIn(intervals);
      return {
        label: isNetted ? bought : label,
        values: columnOf(intervals.map(({ kWh }) => kWh)),
        wordsAt(index) {
          const interval = intervals[index];
          if (!interval) return { label: '' };
          const { start, end, kWh } = interval;
          const note = kWh === null ? texts.absent(interval) : texts.noteOf(interval, now);
          return { label: texts.name(start, end, resolution), note };
        },
        axisLabels: (from, to) =>
          timeLabels(starts, { resolution, locale: i18n.locale as Locale, dayAndMonth }, from, to),
        isEstimated(index) {
          const interval = intervals[index];
          return interval !== undefined && isUnsettled(interval, now);
        },
        ...(isNetted && { below: { label: ofSold, values: columnOf(intervals.map(({ sold }) => sold)) } }),
        format: texts.energy,
        ...(over !== 'none' &&
          overlaid.some((_, index) => valueAt(overlaid, index) !== null) && {
            line: { ...lines[over], values: overlaid },
          }),
        ...(isOneDay && (resolution === 'hour' || resolution === 'minute') && { axisEnd: '24' }),
        texts: { missing: texts.absent({ status: 'missing' }), estimated: '' },
      };
    },
    // The texts are those of the language.
    // oxlint-disable-next-line react/exhaustive-deps
    [intervals, resolution, over, label, now, i18n.locale],
  );
}
