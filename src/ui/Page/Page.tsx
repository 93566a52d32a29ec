import type { ReactNode } from 'react';
import * as styles from './Page.css.ts';

interface PageProps {
  children: ReactNode;
  /** What the person should know on every page, above its heading. */
  notices?: ReactNode;
  /** Nothing of the page is there yet. */
  isBusy?: boolean;
}

/** The main landmark, where the skip link leads. Its direct children stand below one another. */
export function Page({ children, notices, isBusy = false }: PageProps) {
  return (
    <main id="main" className={styles.page} tabIndex={-1} aria-busy={isBusy || undefined}>
      {/* Always there, so that a notice that comes later is read. */}
      <div className={styles.notices}>{notices}</div>
      {children}
    </main>
  );
}
