import { useLingui } from '@lingui/react/macro';
import { levelOf, runsWhere, slotNow, type PriceLevel } from '../../../domain/spotPrices/index.ts';
import { helsinkiDay } from '../../../domain/time/index.ts';
import type { SpotPrices } from '../../../domain/types.ts';
import { useQuarter } from '../../shared/spot/useQuarter.ts';
import { useShownPrices } from './useShownPrices.ts';
import { useSpotTexts } from '../../shared/spot/useSpotTexts.ts';

/** How the price stands now, and until when, in a sentence; nothing where nobody knows (`spotPage.summary`). */
export function Summary({ prices }: { prices: SpotPrices }) {
  const { t } = useLingui();
  const texts = useSpotTexts();
  const { slots, usual: usualOn } = useShownPrices(prices);
  const now = useQuarter(prices.now);
  const usual = usualOn(helsinkiDay(now));
  const price = slotNow(slots, now)?.price ?? null;
  if (price === null) return null;
  const level = levelOf(price, usual);
  // What is below zero is low too.
  const runs = runsWhere(slots, (each) => levelOf(each, usual) === level || (level === 'low' && each < 0));
  const until = texts.until(runs.find(({ start, end }) => start <= now && now < end)?.end ?? now, now);
  const sentences: Record<PriceLevel, string> = {
    negative: t({ id: 'spotPrice.summary.negative', message: `Hinta on nyt nollan alla ${until} asti.` }),
    low: t({ id: 'spotPrice.summary.low', message: `Hinta on nyt matala ${until} asti.` }),
    middle: t({ id: 'spotPrice.summary.middle', message: `Hinta on nyt tavallinen ${until} asti.` }),
    high: t({ id: 'spotPrice.summary.high', message: `Hinta on nyt korkea ${until} asti.` }),
  };
  return sentences[level];
}
