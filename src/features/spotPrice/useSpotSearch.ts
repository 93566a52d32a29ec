import { useNavigate, useSearch } from '@tanstack/react-router';
import { isDay } from '../../../domain/time/index.ts';
import type { SpotWish } from '../../../machines/spot-price/spotPrice.machine.ts';

interface SpotSearch {
  day?: string;
  view?: 'months';
  vat?: 'without';
  minutes?: string;
}

/** The longest time that is looked for, in minutes. */
export const MOST_MINUTES = 12 * 60;
const USUAL_MINUTES = 180;

/** How long the time is that is looked for, in whole quarters; what the address has wrongly counts as three hours. */
export function minutesOf(asked: string | undefined): number {
  const minutes = Number(asked);
  return minutes % 15 === 0 && minutes <= MOST_MINUTES ? minutes : USUAL_MINUTES;
}

/** What the address asks for; a day that is none counts as not given (`spotPage.address`). */
export function wishOf(day: string | undefined, view: 'months' | undefined): SpotWish {
  if (view === 'months') return { view };
  return day !== undefined && isDay(day) ? { view: 'day', day } : { view: 'now' };
}

/** What the address of the page says, and how to have it say something else (`spotPage.address`). */
export function useSpotSearch() {
  const { day, view, vat, minutes } = useSearch({ strict: false }) as SpotSearch;
  const navigate = useNavigate();
  const change = (changed: { [Name in keyof SpotSearch]?: SpotSearch[Name] | undefined }) =>
    void navigate({
      to: '.',
      search: (before: object) => ({ ...before, ...changed }),
      // Another view or day is a place to come back to; how it is shown is none.
      replace: !('view' in changed || 'day' in changed),
      resetScroll: false,
    });
  return { wish: wishOf(day, view), isWithVat: vat !== 'without', minutes: minutesOf(minutes), change };
}
