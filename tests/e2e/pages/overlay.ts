import { expect, type Page } from '@playwright/test';

/**
 * Waits until the history has no entry any more for what was open over the page (`overlay.back`). Two moves in the history
 * at once disturb each other; a person is not so quick.
 */
export const overlayHasGone = (page: Page): Promise<void> =>
  expect.poll(() => page.evaluate(() => 'isOverPage' in (history.state as object))).toBe(false);
