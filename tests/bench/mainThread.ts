import type { CDPSession, Page } from '@playwright/test';

/** What the main thread of a page takes. */
export interface MainThread {
  /** Milliseconds of CPU so far. */
  taken(): Promise<number>;
  /** Until nothing is left to be drawn. */
  settle(): Promise<void>;
}

const taken = async (session: CDPSession): Promise<number> => {
  const { metrics } = await session.send('Performance.getMetrics');
  return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0);
};

export async function mainThreadOf(page: Page): Promise<MainThread> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  return {
    taken: () => taken(session),
    settle: () =>
      page.evaluate(
        () =>
          new Promise<void>((resolve) =>
            requestIdleCallback(() => requestAnimationFrame(() => requestIdleCallback(() => resolve()))),
          ),
      ),
  };
}
