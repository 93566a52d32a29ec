import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { energyUnit, inUnit, type Resolution } from '../../../domain/consumption/index.ts';
import { helsinkiDay } from '../../../domain/time/index.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { useCalendarTexts } from '../../shared/calendar/useCalendarTexts.ts';
import { useHourTexts } from '../../shared/calendar/useHourTexts.ts';
import type { Interval } from '../../shared/consumption/intervals.ts';

/** With as many decimals as help: 5,635, 12.4, 0.27. */
function rounded(amount: number): string {
  const decimals = Math.abs(amount) >= 1000 ? 0 : Math.abs(amount) >= 10 ? 1 : 2;
  return (Number(amount.toFixed(decimals)) + 0).toString();
}

/** How intervals, energy, prices and temperatures are written on the page. */
export function useIntervalTexts(isHeat: boolean) {
  const { t } = useLingui();
  const { date, weekday, energy, money, price, priceFigure, number } = useFormats();
  const { monthName } = useCalendarTexts();
  const { range } = useHourTexts();

  const hours = (count: number) => Math.max(1, Math.round(count));
  const lacks = ({ kWh, missingHours, lateHours, estimatedHours, status }: Interval): string | undefined => {
    if (kWh === null || status === 'measured') return undefined;
    if (missingHours > 0) {
      const of = hours(missingHours);
      return t({
        id: 'consumption.missingHours',
        message: plural(of, { one: '# tunti puuttuu', other: '# tuntia puuttuu' }),
      });
    }
    if (lateHours > 0) {
      const of = hours(lateHours);
      return t({
        id: 'consumption.lateHours',
        message: plural(of, { one: '# tunti on vielä tulematta', other: '# tuntia on vielä tulematta' }),
      });
    }
    return estimatedHours > 0 ? t({ id: 'consumption.estimated', message: 'arvio' }) : undefined;
  };
  /** Why there is no value. */
  const absent = ({ status }: Pick<Interval, 'status'>): string =>
    status === 'late'
      ? t({ id: 'consumption.late', message: 'mittaus ei ole vielä tullut' })
      : t({ id: 'consumption.missing', message: 'ei mittausta' });

  /** What else is to be known of a bar beside its value: that it still runs at an instant, or what of it lacks. */
  const noteOf = (interval: Interval, now: number): string | undefined => {
    const isRunning = interval.kWh !== null && interval.end > now;
    const notes = [isRunning ? t({ id: 'consumption.runs', message: 'kesken' }) : undefined, lacks(interval)];
    return notes.filter((note) => note !== undefined).join(', ') || undefined;
  };

  const temperature = (celsius: number) => `${number((Number(celsius.toFixed(1)) + 0).toString())}\u00A0°C`;
  const unitOf = (kWh: number) => energyUnit(kWh, isHeat);
  const name = (start: number, end: number, resolution: Resolution): string => {
    const day = helsinkiDay(start);
    switch (resolution) {
      case 'year':
        return day.slice(0, 4);
      case 'month':
        return monthName(day.slice(0, 7));
      case 'day':
        return `${weekday(day).split(' ')[0] ?? ''} ${date(day)}`;
      default:
        return `${weekday(day)} ${range({ start, end })}`;
    }
  };
  return {
    name,
    noteOf,
    unsettled: t({ id: 'consumption.legendEstimated', message: 'Kesken, arvio tai osa puuttuu' }),
    absent,
    unitOf,
    energy: (kWh: number) => energy(rounded(inUnit(kWh, unitOf(kWh))), unitOf(kWh)),
    energyFigure: (kWh: number) => ({ figure: number(rounded(inUnit(kWh, unitOf(kWh)))), unit: unitOf(kWh) }),
    money: (euros: number) => money(euros.toFixed(2)),
    price: (cents: number) => price(cents.toFixed(2), 'c/kWh'),
    priceFigure: (cents: number) => priceFigure(cents.toFixed(2), 'c/kWh'),
    temperature,
    tick: (value: number) => number(String(Number(value.toPrecision(6)))),
  };
}

export type IntervalTexts = ReturnType<typeof useIntervalTexts>;
