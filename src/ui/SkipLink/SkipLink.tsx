import * as styles from './SkipLink.css.ts';

/** The first thing the Tab key finds: past the header, to what the page is about. */
export function SkipLink({ children }: { children: string }) {
  return (
    <a className={styles.skipLink} href="#main">
      {children}
    </a>
  );
}
