import { useLingui } from '@lingui/react/macro';
import type { TariffReplay } from '../../../domain/types.ts';
import { whyNothing, type Counted } from './replay.view.ts';
import { useReplayTexts } from './useReplayTexts.ts';

/** Which product would have been the cheapest, and by how much (`comparisonPage.cheapest`). */
export function useAnswer() {
  const { t } = useLingui();
  const { money } = useReplayTexts();
  return ([cheapest, next, ...more]: readonly Counted[]): string | undefined => {
    if (!cheapest || !next) return undefined;
    const own = [next, ...more].find(({ isOwn }) => isOwn);
    const name = cheapest.productName;
    const less = money((own ?? next).total - cheapest.total);
    if (cheapest.isOwn)
      return t({
        id: 'comparison.ownCheapest',
        message: `${name}, nykyinen sopimuksesi, olisi ollut halvin. Seuraava olisi maksanut ${less} enemmän.`,
      });
    return own
      ? t({
          id: 'comparison.otherCheapest',
          message: `${name} olisi ollut halvin: ${less} vähemmän kuin nykyinen sopimuksesi.`,
        })
      : t({
          id: 'comparison.cheapest',
          message: `${name} olisi ollut halvin. Seuraava olisi maksanut ${less} enemmän.`,
        });
  };
}

/** Why there is nothing to choose between; nothing where there is. */
export function useNothing() {
  const { t } = useLingui();
  return (replay: TariffReplay): string | null => {
    switch (whyNothing(replay)) {
      case 'products':
        return t({ id: 'comparison.noProducts', message: 'Juuri nyt myynnissä ei ole sopimuksia, joihin verrata.' });
      case 'prices':
        return t({
          id: 'comparison.noPrices',
          message: 'Vertailu tulee näkyviin, kun kuukauden pörssihinnat ovat kokonaan tiedossa.',
        });
      case 'measurements':
        return t({
          id: 'comparison.noMeasurements',
          message:
            'Vertailu tulee näkyviin, kun käyttöpaikalta on mittaukset ainakin yhdeltä kokonaiselta kuukaudelta.',
        });
      default:
        return null;
    }
  };
}
