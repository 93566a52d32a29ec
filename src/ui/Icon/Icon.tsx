import type { IconNode } from 'lucide';
import { createElement, memo } from 'react';
import * as styles from './Icon.css.ts';

/** An icon beside a word, as high as its text; it says nothing to a reader of the screen. */
export const Icon = memo(function Icon({ of: shapes }: { of: IconNode }) {
  return createElement(
    'svg',
    {
      className: styles.icon,
      viewBox: '0 0 24 24',
      fill: 'none',
      stroke: 'currentColor',
      strokeLinecap: 'round',
      strokeLinejoin: 'round',
      'aria-hidden': true,
    },
    ...shapes.map(([shape, attributes]) => createElement(shape, attributes)),
  );
});
