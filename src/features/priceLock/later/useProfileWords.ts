import { useLingui } from '@lingui/react/macro';

/**
 * Whose price it is that stands beside the locked one (`priceLock.profile`, `acting.forms`).
 *
 * @param locked the locked price, as it is read
 */
export function useProfileWords(locked: string, isOfStaff: boolean) {
  const { t } = useLingui();
  return isOfStaff
    ? {
        title: t({ id: 'priceLock.profileOfStaff', message: 'Asiakkaan hinta viimeisten 12 kuukauden aikana' }),
        label: t({ id: 'priceLock.ownPriceOfStaff', message: 'Asiakkaan keskihinta' }),
        breakEven: t({
          id: 'priceLock.breakEvenNoteOfStaff',
          message: 'Kun asiakas käyttää sähköä samoina tunteina kuin viime vuoden aikana, sis. alv',
        }),
        chart: t({
          id: 'priceLock.chartOfStaff',
          message: `Asiakkaan keskihinta kuukausittain ja lukittu hinta ${locked}.`,
        }),
        unknown: t({
          id: 'priceLock.noProfileOfStaff',
          message: 'Emme tiedä vielä asiakkaan kulutusta, joten lukittua hintaa ei voi verrata hänen omaan vuoteensa.',
        }),
      }
    : {
        title: t({ id: 'priceLock.profile', message: 'Oma hintasi viimeisten 12 kuukauden aikana' }),
        label: t({ id: 'priceLock.ownPrice', message: 'Oma keskihinta' }),
        breakEven: t({
          id: 'priceLock.breakEvenNote',
          message: 'Kun käytät sähköä samoina tunteina kuin viime vuoden aikana, sis. alv',
        }),
        chart: t({ id: 'priceLock.chart', message: `Oma keskihintasi kuukausittain ja lukittu hinta ${locked}.` }),
        unknown: t({
          id: 'priceLock.noProfile',
          message: 'Emme tiedä vielä kulutustasi, joten emme voi verrata lukittua hintaa omaan vuoteesi.',
        }),
      };
}
