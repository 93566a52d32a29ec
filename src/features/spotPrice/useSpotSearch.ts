import { useNavigate, useSearch } from '@tanstack/react-router';
import type { SpotWish } from '../../../machines/spot-price/spotPrice.machine.ts';

interface SpotSearch {
  day?: string;
  view?: 'months';
  vat?: 'without';
  price?: 'own';
  minutes?: string;
}

/** The longest time that is looked for, in minutes. */
export const MOST_MINUTES = 12 * 60;
const USUAL_MINUTES = 180;

/** What the address asks for. */
function wishOf({ day, view }: SpotSearch): SpotWish {
  if (view === 'months') return { view };
  return day === undefined ? { view: 'now' } : { view: 'day', day };
}

/** What the address of the page says, and how to have it say something else (`spotPage.address`). */
export function useSpotSearch() {
  const search = useSearch({ strict: false }) as SpotSearch;
  const navigate = useNavigate();
  const change = (changed: { [Name in keyof SpotSearch]?: SpotSearch[Name] | undefined }) =>
    void navigate({
      to: '.',
      search: (before: object) => ({ ...before, ...changed }),
      // Another view or day is a place to come back to; how it is shown is none.
      replace: !('view' in changed || 'day' in changed),
      resetScroll: false,
    });
  return {
    wish: wishOf(search),
    isWithVat: search.vat !== 'without',
    /** The price of one's own contract is asked for. */
    isOwn: search.price === 'own',
    /** How long the time is that is looked for. */
    minutes: Number(search.minutes ?? USUAL_MINUTES),
    change,
  };
}
