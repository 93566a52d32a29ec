import * as styles from './Divider.css.ts';

/** A line with a word in it, between two ways to go on: "or". */
export function Divider({ children }: { children: string }) {
  return <p className={styles.divider}>{children}</p>;
}
