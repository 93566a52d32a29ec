import { useLingui } from '@lingui/react/macro';
import { toCents, type PriceLevel } from '../../../domain/spotPrices/index.ts';
import { dayStart, helsinkiDay } from '../../../domain/time/index.ts';
import type { SpotPrices } from '../../../domain/types.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import type { ChartTone } from '../../ui/Chart/chartData.ts';
import { useHourTexts } from '../calendar/useHourTexts.ts';

/** The look of a level; what is below zero is blue by itself. */
export const tones: Record<PriceLevel, Extract<ChartTone, 'low' | 'mid' | 'high'>> = {
  negative: 'low',
  low: 'low',
  middle: 'mid',
  high: 'high',
};

/** How prices, times and levels are written on the page; a price is in thousandths of a cent. */
export function useSpotTexts() {
  const { t } = useLingui();
  const { number, percentage, price, priceFigure, time } = useFormats();
  const { range } = useHourTexts();
  const rounded = (amount: number) => (Math.round(amount / 10) / 100 + 0).toFixed(2);
  const levels: Record<PriceLevel, string> = {
    negative: t({ id: 'spotPrice.level.negative', message: 'Negatiivinen' }),
    low: t({ id: 'spotPrice.level.low', message: 'Halpa' }),
    middle: t({ id: 'spotPrice.level.middle', message: 'Tavallinen' }),
    high: t({ id: 'spotPrice.level.high', message: 'Kallis' }),
  };
  return {
    levels,
    missing: t({ id: 'spotPrice.missing', message: 'ei hintaa' }),
    /** `3,42 c/kWh`. */
    price: (amount: number) => price(rounded(amount), 'c/kWh'),
    /** `3,42` and `c/kWh`. */
    figure: (amount: number) => priceFigure(rounded(amount), 'c/kWh'),
    /** What is said of VAT beside the first price (`spotPage.vat`). */
    vat: ({ type, series }: Pick<SpotPrices, 'type' | 'series'>, isWithVat: boolean) => {
      const rate = percentage(series[0]?.vatPercentage ?? '0');
      return isWithVat && type === 'consumption'
        ? t({ id: 'spotPrice.inclVat', message: `sis. alv ${rate}` })
        : t({ id: 'spotPrice.exclVat', message: 'ilman alv:tä' });
    },
    /** At the axis. */
    tick: (cents: number) => number(toCents(Math.round(cents * 1000))),
    /** `klo 22.30`, `huomiseen klo 5.00` or `huomisen loppuun`: a day's end is the day's. */
    until: (end: number, now: number) => {
      const clock = time(end);
      const isMidnight = end === dayStart(helsinkiDay(end));
      if (helsinkiDay(end - 1) === helsinkiDay(now))
        return isMidnight
          ? t({ id: 'spotPrice.untilMidnight', message: 'päivän loppuun' })
          : t({ id: 'spotPrice.clock', message: `klo ${clock}` });
      return isMidnight
        ? t({ id: 'spotPrice.untilNextMidnight', message: 'huomisen loppuun' })
        : t({ id: 'spotPrice.untilTomorrow', message: `huomiseen klo ${clock}` });
    },
    /** `klo 12.30–12.45`. */
    times: range,
  };
}
