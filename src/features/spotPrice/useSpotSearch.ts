import { useNavigate, useSearch } from '@tanstack/react-router';
import type { SpotWish } from '../../../machines/spot-price/spotPrice.machine.ts';

interface SpotSearch {
  day?: string;
  view?: 'months';
  vat?: 'without';
  price?: 'own';
  minutes?: string;
  earliest?: string;
  latest?: string;
}

/** The longest time that is looked for, in minutes. */
export const MOST_MINUTES = 12 * 60;
const USUAL_MINUTES = 180;

/** What the address asks for. */
function wishOf({ day, view }: SpotSearch): SpotWish {
  if (view === 'months') return { view };
  return day === undefined ? { view: 'now' } : { view: 'day', day };
}

/** A whole hour as the address has it: `2026-11-08T05Z`. */
export const hourIn = (instant: number): string => `${new Date(instant).toISOString().slice(0, 13)}Z`;
const instantOf = (hour: string | undefined) => (hour === undefined ? null : Date.parse(hour.replace('Z', ':00Z')));

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
    /** Between when and when it is looked for, in epoch milliseconds. */
    asked: { earliest: instantOf(search.earliest), latest: instantOf(search.latest) },
    change,
  };
}
