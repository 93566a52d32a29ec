import type { Locator, Page } from '@playwright/test';
import { expect } from '../fixtures.ts';

/** The ring stands around the element, or around the row or tile that it fills. */
function hasRing(element: Element): boolean {
  const around = [element, element.parentElement, element.parentElement?.parentElement, element.closest('li, label')];
  return around.some((part) =>
    ['', '::before', '::after'].some((pseudo) => {
      if (!part) return false;
      const { outlineStyle, outlineWidth } = getComputedStyle(part, pseudo);
      return outlineStyle !== 'none' && parseFloat(outlineWidth) > 0;
    }),
  );
}

/** Presses Tab until the focus is where it should be; everything on the way is passed. @returns how often */
export async function tabTo(page: Page, target: Locator): Promise<number> {
  await target.waitFor();
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) {
      expect(await target.evaluate(hasRing), 'the focus is to be seen').toBe(true);
      return presses + 1;
    }
  }
  throw new Error(`the Tab key does not lead to ${await target.innerText()}`);
}
