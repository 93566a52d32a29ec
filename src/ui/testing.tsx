import './theme/base.css.ts';
import axe from 'axe-core';
import type { ReactNode } from 'react';
import { expect } from 'vitest';
import { render } from 'vitest-browser-react';
import { axeLooks } from '../../tests/support/axeLooks.ts';

/** Draws a component alone on a page in Finnish, and cleans up what the test before it left. */
export async function show(component: ReactNode): Promise<void> {
  document.documentElement.lang = 'fi';
  document.title = 'Komponentti';
  // As a page does, it gives room.
  await render(<main style={{ container: 'page / inline-size' }}>{component}</main>);
}

async function faults(theme: 'light' | 'dark'): Promise<string[]> {
  document.documentElement.dataset['theme'] = theme;
  // What fades or rises has not its colours yet; the ticks of a loader never end.
  const passing = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
  await Promise.all(passing.map((animation) => animation.finished.catch(() => {})));
  const { violations } = await axe.run(document, {
    ...axeLooks[theme],
    // A component alone has no heading of the first level.
    rules: { 'page-has-heading-one': { enabled: false } },
  });
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${theme} ${id}: ${node.html}`));
}

/** Until what measures itself after it was drawn has been drawn as it found. */
async function measured(): Promise<void> {
  for (let frame = 0; frame < 2; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
}

/** Nothing found by axe in what the page shows now, in light and in dark. */
export async function expectAccessible(): Promise<void> {
  await measured();
  const found = [...(await faults('light')), ...(await faults('dark'))];
  delete document.documentElement.dataset['theme'];
  expect(found).toEqual([]);
}
