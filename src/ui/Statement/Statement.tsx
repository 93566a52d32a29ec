import * as styles from './Statement.css.ts';

/** What a person declares, word for word as it is sent. */
export function Statement({ children }: { children: string }) {
  return <blockquote className={styles.statement}>{children}</blockquote>;
}
