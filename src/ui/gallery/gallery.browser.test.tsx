import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible, show } from '../testing.tsx';
import { galleries } from './gallery.ts';

describe.each(galleries)('$name', ({ states }) => {
  test.each(Object.entries(states))('%s: axe finds nothing in light and dark', async (_, State) => {
    await show(<State />);
    await expectAccessible();
  });

  test.each(Object.entries(states))('%s: fits a window of 320 pixels', async (_, State) => {
    await page.viewport(320, 640);
    await show(<State />);
    const { scrollWidth, clientWidth } = document.documentElement;
    await page.viewport(1024, 768);
    expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  });
});
