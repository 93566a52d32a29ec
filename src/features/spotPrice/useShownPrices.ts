import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import type { Slot } from '../../../domain/spotPrices/index.ts';
import type { Day } from '../../../domain/time/index.ts';
import type { SpotPrices } from '../../../domain/types.ts';
import { shownSlots, usualOf } from '../../shared/spot/shownPrices.ts';
import { useSpotTexts } from '../../shared/spot/useSpotTexts.ts';
import { withMargin } from './ownMargin.ts';
import { useOwnMargin } from './useOwnMargin.ts';
import { useSpotSearch } from './useSpotSearch.ts';

interface ShownPrices {
  slots: Slot[];
  /** What is in each of them besides the exchange's, in thousandths of a cent. */
  margin: number;
  /** What they include, in words. */
  vat: string;
  usual(day: Day): number;
}

/** The prices as they are asked for: with VAT or without, the exchange's or one's own (`spotPage.vat`, `spotPage.margin`). */
export function useShownPrices(prices: SpotPrices): ShownPrices {
  const { t } = useLingui();
  const texts = useSpotTexts();
  const { isWithVat, isOwn } = useSpotSearch();
  const own = useOwnMargin(prices.type);
  const margin = isOwn && own ? (isWithVat ? own.inclVat : own.exclVat) : 0;
  const slots = useMemo(() => withMargin(shownSlots(prices, isWithVat), margin), [prices, isWithVat, margin]);
  const vat = texts.vat(prices, isWithVat);
  const ofMargin = texts.price(margin);
  const product = own?.product ?? '';
  return {
    slots,
    margin,
    vat:
      margin === 0
        ? vat
        : t({ id: 'spotPrice.margin.included', message: `${vat} ja marginaalin ${ofMargin} (${product})` }),
    usual: (day) => usualOf(prices, day, isWithVat) + margin,
  };
}
