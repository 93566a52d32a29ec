import { expect, type Page } from '@playwright/test';

declare global {
  interface Window {
    /** Something on the page had the focus, so something has it again wherever the person is next. */
    isFocusExpected?: boolean;
  }
}

/** Where the page had the focus, it has it again. */
export async function keepFocus(page: Page): Promise<void> {
  const isKept = () =>
    page.evaluate(() => {
      const isFocused = document.activeElement !== null && document.activeElement !== document.body;
      if (isFocused) window.isFocusExpected = true;
      return isFocused || window.isFocusExpected !== true;
    });
  await expect.poll(isKept, { message: 'something has the focus' }).toBe(true);
}

/** The page itself notes it: one that is loaded anew begins without. */
export async function expectFocus(page: Page, isExpected: boolean): Promise<void> {
  await page.evaluate((is) => (window.isFocusExpected = is), isExpected);
}
