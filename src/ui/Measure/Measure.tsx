import type { ReactNode } from 'react';
import * as styles from './Measure.css.ts';

/** No wider than text is read with ease. */
export function Measure({ children }: { children: ReactNode }) {
  return <div className={styles.measure}>{children}</div>;
}
