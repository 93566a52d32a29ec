import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

/** Opens a page while calls are routed, and asks how many of the portal's files came over the network. */
async function fetchedBy(page: Page): Promise<number> {
  await page.goto('/privacy');
  await page.locator('.shell').waitFor({ state: 'detached' });
  await page.waitForLoadState('networkidle');
  return page.evaluate(() => {
    const files = performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.includes('/assets/')) as PerformanceResourceTiming[];
    if (files.length < 10) throw new Error(`the page has ${files.length} files`);
    return files.filter(({ transferSize }) => transferSize > 0).length;
  });
}

// Where this fails Playwright is another one than `tests/support/keptCache.ts` knows: the tests take half as long again.
test('what the browser has fetched is kept, though calls are routed @left-out', async ({ page }) => {
  await page.route('**/api/**', (route) => route.continue());
  await fetchedBy(page);
  expect(await fetchedBy(page)).toBe(0);
});

test.describe('whoever comes for the first time', () => {
  test.use({ isCacheKept: false });

  for (const time of ['once', 'and once more']) {
    test(`has fetched nothing yet, ${time} @left-out`, async ({ page }) => {
      expect(await fetchedBy(page)).toBeGreaterThan(10);
    });
  }
});
