import type { ReactNode } from 'react';
import * as styles from './TextLink.css.ts';

/** Something to do within text, which looks as a link does. */
export function TextButton({ onClick, children }: { onClick(): void; children: ReactNode }) {
  return (
    <button type="button" className={styles.textButton} onClick={onClick}>
      {children}
    </button>
  );
}
