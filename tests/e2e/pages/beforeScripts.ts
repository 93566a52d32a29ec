import type { Locator, Page } from '@playwright/test';

/** Opens an address whose scripts come only when they are let; until then the page is what the HTML makes of it. */
export async function openWithoutScripts(page: Page, address: string): Promise<() => Promise<void>> {
  let letIn = () => {};
  const isLetIn = new Promise<void>((resolve) => (letIn = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await isLetIn;
    await route.continue();
  });
  await page.goto(address, { waitUntil: 'commit' });
  await page.locator('body > #root').waitFor({ state: 'attached' });
  return async () => {
    letIn();
    await page.waitForFunction(() => document.querySelector('meta[name="begin"]') && !('kajoEarly' in window));
  };
}

/** Presses as soon as the portal has come, as a finger or a mouse does: the button goes down before anything changes. */
export async function pressAtOnce(control: Locator): Promise<void> {
  await control.page().waitForFunction(() => window.kajoEarly !== undefined);
  await control.evaluate((element: HTMLElement) => {
    const early = window.kajoEarly;
    if (!early) throw new Error('nothing looks for early presses');
    const { stop } = early;
    early.stop = () => {
      stop();
      setTimeout(() => {
        for (const type of ['mousedown', 'mouseup']) element.dispatchEvent(new MouseEvent(type, { bubbles: true }));
        element.click();
      });
    };
  });
}
