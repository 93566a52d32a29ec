import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { ReplayMonth, ReplayProduct } from '../../../domain/types.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { useCalendarTexts } from '../../shared/calendar/useCalendarTexts.ts';

/** How what is compared is written. */
export function useReplayTexts() {
  const { t } = useLingui();
  const formats = useFormats();
  const { monthName } = useCalendarTexts();

  /** By what a product is paid for. */
  const pricesOf = ({ kind, energyPrice, baseFee }: ReplayProduct): string => {
    const price = formats.price(energyPrice, 'c/kWh');
    const fee = formats.price(baseFee, 'EUR/month');
    switch (kind) {
      case 'spot':
        return t({ id: 'comparison.spotPrices', message: `Pörssihinta ja marginaali ${price}, perusmaksu ${fee}` });
      case 'duo':
        return t({ id: 'comparison.duoPrices', message: `${price} ja kulutusvaikutus, perusmaksu ${fee}` });
      default:
        return t({ id: 'comparison.fixedPrices', message: `${price} koko ajan, perusmaksu ${fee}` });
    }
  };

  /** Why a month is not compared; nothing where it is. */
  const gapOf = ({ gap, missingHours }: ReplayMonth): string | null => {
    if (gap === null) return null;
    if (gap === 'spotPrice') return t({ id: 'comparison.gapOfPrices', message: 'pörssihintoja puuttuu' });
    const hours = Math.max(1, Math.round(missingHours));
    return t({
      id: 'comparison.gapOfHours',
      message: plural(hours, { one: '# tunti puuttuu', other: '# tuntia puuttuu' }),
    });
  };

  return {
    pricesOf,
    gapOf,
    monthName,
    dateRange: formats.dateRange,
    money: (euros: number) => formats.money(euros.toFixed(2)),
    energy: (kWh: number) => formats.energy(String(Math.round(kWh)), 'kWh'),
  };
}
