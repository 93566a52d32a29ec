import { useNavigate, useSearch } from '@tanstack/react-router';
import {
  besideRange,
  defaultView,
  fittingResolution,
  historyEnd,
  historyStart,
  zoomOut,
  type DayRange,
  type Resolution,
} from '../../../domain/consumption/index.ts';
import { helsinkiToday, type Day } from '../../../domain/time/index.ts';
import { serverNow } from '../../platform/clock.ts';

/** What lies over the bars. */
export type Overlay = 'temperature' | 'price';

interface ConsumptionSearch {
  point?: string;
  from?: Day;
  to?: Day;
  resolution?: Resolution;
  over?: 'price' | 'none';
  view?: 'table';
}

/** The range of the address where it lies in the history, else that which is shown first (`consumptionPage.address`). */
function rangeIn({ from, to }: ConsumptionSearch, today: Day): DayRange {
  const isGood = from !== undefined && to !== undefined && from <= to;
  if (isGood && from >= historyStart(today) && to <= historyEnd(today)) return { from, to };
  const { from: first, to: last } = defaultView(today);
  return { from: first, to: last };
}

/** What the address of the page says, and how to have it say something else (`consumptionPage.address`). */
export function useConsumptionSearch() {
  const search = useSearch({ strict: false }) as ConsumptionSearch;
  const navigate = useNavigate();
  const today = helsinkiToday(serverNow());
  const range = rangeIn(search, today);
  const change = (changed: { [Name in keyof ConsumptionSearch]?: ConsumptionSearch[Name] | undefined }) =>
    void navigate({ to: '.', search: (before: object) => ({ ...before, ...changed }), resetScroll: false });
  const wider = zoomOut(range, today);
  const hasWider = wider.from < range.from || wider.to > range.to;
  const show = (to: DayRange, resolution: Resolution) =>
    change({ from: to.from, to: to.to, resolution: fittingResolution(to, resolution) });
  const resolution = fittingResolution(range, search.resolution ?? 'day');
  return {
    today,
    pointNo: search.point ?? null,
    range,
    resolution,
    over: search.over ?? ('temperature' as const),
    view: search.view ?? ('chart' as const),
    change,
    /** Shows wider days; null where there are none. */
    widen: hasWider ? () => change({ ...wider }) : null,
    /** Shows other days, in the resolution of before where they may be shown in it. */
    show,
    /** Shows as many days before these, or after them; null where there is nothing to be seen. */
    beside: (direction: 1 | -1) => {
      const to = besideRange(range, direction);
      return to.from < historyStart(today) || to.from > today ? null : () => show(to, resolution);
    },
  };
}
