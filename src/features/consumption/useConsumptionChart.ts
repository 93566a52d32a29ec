import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import type { Resolution } from '../../../domain/consumption/index.ts';
import { helsinkiClock, helsinkiDay } from '../../../domain/time/index.ts';
import type { ChartData, ChartLine, ChartSlot } from '../../ui/Chart/chartData.ts';
import { isUncertain, type Interval } from '../../shared/consumption/intervals.ts';
import type { Overlay } from './useConsumptionSearch.ts';
import type { IntervalTexts } from './useIntervalTexts.ts';

/** So many days may each have their number below the axis. */
const MANY_DAYS = 62;

/** What stands below the axis at an interval; nothing where it would say the same again. */
function axisLabel(
  start: number,
  before: number | null,
  resolution: Resolution,
  isOneDay: boolean,
  isOfMonths: boolean,
): string | undefined {
  const day = helsinkiDay(start);
  const dayBefore = before === null ? null : helsinkiDay(before);
  switch (resolution) {
    case 'year':
      return day.slice(0, 4);
    case 'month':
      return `${Number(day.slice(5, 7))}/${day.slice(2, 4)}`;
    case 'day':
      // Over months a day has no room of its own: each month is named where it begins.
      if (isOfMonths) return day.endsWith('-01') ? `${Number(day.slice(5, 7))}/${day.slice(2, 4)}` : undefined;
      return `${Number(day.slice(8))}.${day.endsWith('-01') || before === null ? `${Number(day.slice(5, 7))}.` : ''}`;
    default: {
      if (!isOneDay) return day === dayBefore ? undefined : `${Number(day.slice(8))}.${Number(day.slice(5, 7))}.`;
      const { hour, minute } = helsinkiClock(start);
      return minute === 0 ? String(hour).padStart(2, '0') : undefined;
    }
  }
}

interface Shown {
  intervals: readonly Interval[];
  resolution: Resolution;
  over: Overlay | 'none';
  label: string;
  texts: IntervalTexts;
}

/** Consumption as the chart and its table show it; its values are kWh (`consumptionPage.chart`, `consumptionPage.netted`). */
export function useConsumptionChart({ intervals, resolution, over, label, texts }: Shown): ChartData {
  const { t, i18n } = useLingui();
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
      const isOneDay = new Set(intervals.map(({ start }) => helsinkiDay(start))).size === 1;
      const slots = intervals.map((interval, index): ChartSlot => {
        const { start, end, kWh } = interval;
        const below = axisLabel(
          start,
          intervals[index - 1]?.start ?? null,
          resolution,
          isOneDay,
          intervals.length > MANY_DAYS,
        );
        const note = kWh === null ? texts.absent(interval) : texts.lacks(interval);
        return {
          key: String(start),
          label: texts.name(start, end, resolution),
          ...(below !== undefined && { axisLabel: below }),
          ...(note !== undefined && { note }),
          isEstimated: kWh !== null && isUncertain(interval),
        };
      });
      const values =
        over === 'temperature'
          ? intervals.map(({ temperature }) => temperature)
          : intervals.map(({ ownPrice }) => ownPrice);
      const isNetted = intervals.some(({ sold }) => sold !== null);
      return {
        label: isNetted ? bought : label,
        slots,
        values: intervals.map(({ kWh, sold }) => (kWh === null ? null : kWh + (sold ?? 0))),
        ...(isNetted && { below: { label: ofSold, values: intervals.map(({ sold }) => sold) } }),
        format: texts.energy,
        ...(over !== 'none' && values.some((value) => value !== null) && { line: { ...lines[over], values } }),
        ...(isOneDay && (resolution === 'hour' || resolution === 'minute') && { axisEnd: '24' }),
        texts: { missing: texts.absent({ status: 'missing' }), estimated: '' },
      };
    },
    // The texts are those of the language.
    // oxlint-disable-next-line react/exhaustive-deps
    [intervals, resolution, over, label, i18n.locale],
  );
}
