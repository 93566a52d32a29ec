import type { Page } from '@playwright/test';

/** In milliseconds: how often the page's time moves on by one, so that what looks can wait for timers of its own. */
const CREEP = 20;

/** Looking takes longer than a delay of the flow or the portal's patience may be, so the page's time waits for it. */
export async function whileTimeStands(page: Page, look: () => Promise<void>): Promise<void> {
  const { clock } = page;
  // A moment that has passed is refused, but the clock stands from then on.
  const pause = async () => clock.pauseAt(await page.evaluate(() => Date.now()));
  await pause().catch(pause);
  const done = new AbortController();
  const creep = async () => {
    while (!done.signal.aborted) {
      await clock.runFor(1);
      await new Promise((resolve) => setTimeout(resolve, CREEP));
    }
  };
  const creeping = creep();
  try {
    await look();
  } finally {
    done.abort();
    await creeping;
    await clock.resume();
  }
}
