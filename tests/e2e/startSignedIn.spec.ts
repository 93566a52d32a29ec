import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { signIn } from './pages/signIn.ts';

// Files of the portal are held back, cut off or counted here.
test.use({ isCacheKept: false });

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** Someone who has signed in and whom the tab has kept. */
async function signedInAt(page: Page, path: string): Promise<void> {
  await signIn(page, 'Aino Mäkelä', path);
  await expect(heading(page, 'Sopimukset')).toBeVisible();
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('kajo.session'))).not.toBeNull();
}

test('what a page reads is asked for before its scripts have come, and once (start.ahead)', async ({ page }) => {
  await signedInAt(page, '/contracts');
  const first = [
    expect.stringMatching(/^\/api\/auth\/token\/validate$/),
    expect.stringMatching(/^\/api\/auth\/user-info$/),
    expect.stringMatching(/^\/api\/contracts\/customer\/\d+\?status=/),
    expect.stringMatching(/^\/api\/navigation\?view=%2Fcontracts$/),
  ];
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (/^\/api\/(auth|contracts|navigation)/.test(pathname)) asked.push(pathname + search);
  });
  let letIn = () => {};
  const isLetIn = new Promise<void>((resolve) => (letIn = resolve));
  // What begins is there; what draws is not.
  await page.route(/\/assets\/(frame|react-dom|packages)-/, async (route) => {
    await isLetIn;
    await route.continue();
  });
  await page.reload({ waitUntil: 'commit' });
  await expect.poll(() => [...asked].sort()).toEqual(first);
  await expect(heading(page, 'Sopimukset')).toHaveCount(0);
  // What no page begins with comes when this one stands.
  const isOver = page.waitForResponse('**/api/content/fi*');
  letIn();
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
  await isOver;
  expect([...asked].sort()).toEqual(first);
});

test('the page of someone who has signed in is drawn in one go where the session is found good soon, or says that it is being checked (start.once) @left-out', async ({
  page,
}) => {
  await signedInAt(page, '/contracts');
  await page.addInitScript(() => {
    new MutationObserver(() => {
      const isDrawn = document.documentElement.dataset['start'] !== 'others';
      const seen = isDrawn && document.querySelector('main h1')?.textContent;
      if (seen && seen !== performance.getEntriesByType('mark').at(-1)?.name) performance.mark(seen);
    }).observe(document, { childList: true, subtree: true });
  });
  const seen = () => page.evaluate(() => performance.getEntriesByType('mark').map(({ name }) => name));
  // The answer is there when the portal comes, as on any slow connection.
  await page.route(/\/assets\/frame-/, async (route) => {
    await checked;
    await route.continue();
  });
  const checked = page.waitForResponse('**/api/auth/token/validate');
  await page.reload();
  await expect(heading(page, 'Sopimukset')).toBeVisible();
  expect(await seen()).toEqual(['Sopimukset']);

  let answer = () => {};
  const isAnswered = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/api/auth/token/validate', async (route) => {
    await isAnswered;
    await route.continue();
  });
  await page.reload({ waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1, name: 'Tarkistamme kirjautumistasi' })).toBeAttached();
  answer();
  await expect(heading(page, 'Sopimukset')).toBeVisible();
});

test('fonts come after the page of who has just been handed over, and at once for who has been there (start.fonts) @left-out', async ({
  page,
}) => {
  await page.addInitScript(() => {
    new MutationObserver((_changes, observer) => {
      if (!document.querySelector('main h1[tabindex]')) return;
      performance.mark('stands');
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true, attributes: true });
  });
  /** Whether each font was asked for before the page stood. */
  const early = () =>
    page.evaluate(async () => {
      await document.fonts.ready;
      const [stands] = performance.getEntriesByName('stands');
      return performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.woff2'))
        .map(({ startTime }) => startTime < (stands?.startTime ?? 0));
    });
  await signedInAt(page, '/contracts');
  await expect.poll(early).toEqual([false, false]);
  expect(await page.evaluate(() => document.fonts.check('1em Figtree'))).toBe(true);
  await expect(page.locator('html')).not.toHaveAttribute('data-fonts');
  await page.reload();
  await expect(heading(page, 'Sopimukset')).toBeVisible();
  await expect.poll(early).toEqual([true, true]);
});
