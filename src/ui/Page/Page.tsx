import type { ReactNode } from 'react';
import * as styles from './Page.css.ts';

interface PageProps {
  children: ReactNode;
  /** A `Banner`. */
  banner?: ReactNode;
  /** What the person should know on every page, above its heading. */
  notices?: ReactNode;
  /** Nothing of the page is there yet. */
  isBusy?: boolean;
}

/**
 * The main landmark, where the skip link leads. Its direct children stand below one another. What tells something is always
 * there, empty, so that what comes later is read out.
 */
export function Page({ children, banner, notices, isBusy = false }: PageProps) {
  return (
    <>
      <div className={styles.banner} aria-live="polite" aria-atomic>
        {banner}
      </div>
      <main id="main" className={styles.page} tabIndex={-1} aria-busy={isBusy || undefined}>
        <div className={styles.notices} aria-live="polite">
          {notices}
        </div>
        {children}
      </main>
    </>
  );
}
