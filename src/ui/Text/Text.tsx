import type { ReactNode } from 'react';
import * as styles from './Text.css.ts';

interface TextProps {
  children: ReactNode;
}

/** Small and muted, below what it says more about. */
export function Note({ children }: TextProps) {
  return <p className={styles.note}>{children}</p>;
}

/** The smallest text there is. */
export function Caption({ children }: TextProps) {
  return <p className={styles.caption}>{children}</p>;
}
