import { takeFocus } from '../../shared/page/focus.ts';

/** So many rows are to be seen at once, with their heading. */
const ROWS = 4;

/**
 * The heading of what was found takes the focus, and stands in view with the first rows; the page moves no further than it
 * must, and at once (`acting.searchShown`).
 */
export function showFound(place: Element | null): void {
  const heading = place?.querySelector('h2');
  if (!heading) return place?.scrollIntoView({ block: 'nearest' });
  takeFocus(heading);
  const rows = place?.querySelectorAll('li') ?? [];
  rows[Math.min(ROWS, rows.length) - 1]?.scrollIntoView({ block: 'nearest' });
  heading.scrollIntoView({ block: 'nearest' });
}
