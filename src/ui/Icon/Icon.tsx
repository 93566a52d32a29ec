import type { IconNode } from 'lucide';
import { createElement } from 'react';
import * as styles from './Icon.css.ts';

/** An icon beside a word, as high as its text; it says nothing to a reader of the screen. */
export function Icon({ of: shapes }: { of: IconNode }) {
  return (
    <svg
      className={styles.icon}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
    >
      {shapes.map(([shape, attributes]) => createElement(shape, { key: JSON.stringify(attributes), ...attributes }))}
    </svg>
  );
}
