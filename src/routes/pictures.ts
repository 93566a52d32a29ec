/**
 * A page as `npm run screenshots` takes it and as the test of its widths sees it; each area says its own in
 * `<area>.pages.ts`.
 */
export interface Picture {
  name: string;
  path: string;
  /** The demo people who look at it; null is someone who has not signed in. */
  people: readonly (string | null)[];
  /** The page's first link into this path is followed: its address depends on the data. */
  follow?: string;
  /** The button of this name is pressed, and opens a dialog. */
  press?: Record<'fi' | 'sv' | 'en', string>;
  /** The address opens a dialog. */
  isDialog?: true;
  /** What can be pressed and says this is pressed, and shows more of the page. */
  unfold?: Record<'fi' | 'sv' | 'en', string>;
  /** It signs the person out, so it is taken after all others. */
  isLast?: boolean;
}
