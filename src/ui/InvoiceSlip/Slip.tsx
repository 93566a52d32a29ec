import { useId, type ReactNode } from 'react';
import * as styles from './Slip.css.ts';

interface SlipProps {
  title: string;
  /** A `Tag` that says how it stands. */
  status?: ReactNode;
  children: ReactNode;
  actions?: ReactNode;
}

/** A paper of its own with a torn edge: an invoice or a receipt. */
export function Slip({ title, status, children, actions }: SlipProps) {
  const id = useId();
  return (
    <section className={styles.slip} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>{title}</h2>
        {status}
      </div>
      {children}
      {actions && <div className={styles.actions}>{actions}</div>}
    </section>
  );
}

/** What the paper is about, large: the time of a receipt. */
export function SlipFigure({ children }: { children: string }) {
  return <p className={styles.figure}>{children}</p>;
}
