import type { Page } from '@playwright/test';

/** In milliseconds: what a page does in its next frame, or as soon as it can, is done before its time stands. */
const NEXT_FRAME = 20;

/**
 * Looking takes longer than a delay of the flow or the portal's patience may be, so the page's time stands meanwhile; axe has
 * timers of its own.
 */
export async function whileTimeStands(page: Page, look: () => Promise<void>): Promise<void> {
  const { clock } = page;
  // A moment that has passed is refused, but the clock stands from then on.
  const pause = async () => clock.pauseAt(await page.evaluate(() => Date.now()));
  await pause().catch(pause);
  await clock.runFor(NEXT_FRAME);
  try {
    await look();
  } finally {
    await clock.resume();
  }
}
