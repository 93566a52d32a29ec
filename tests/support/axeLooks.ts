import type { RunOptions } from 'axe-core';

const onlyViolations: RunOptions = { resultTypes: ['violations'] };

/** What axe-core looks at: everything in light, and in dark what the colours decide, for nothing else is otherwise there. */
export const axeLooks: Record<'light' | 'dark', RunOptions> = {
  light: { ...onlyViolations, runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] },
  dark: {
    ...onlyViolations,
    runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
    preload: false,
  },
};
