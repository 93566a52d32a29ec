import { useId, type ReactNode } from 'react';
import * as styles from './Section.css.ts';

interface SectionProps {
  title: string;
  /** How many things the section lists. */
  count?: number;
  /** A link or a button beside the heading. */
  action?: ReactNode;
  children: ReactNode;
}

/** A part of a page with its heading, by which a reader of the screen finds it. */
export function Section({ title, count, action, children }: SectionProps) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>
          {title}
          {count !== undefined && <span className={styles.count}> {count}</span>}
        </h2>
        {action}
      </div>
      {children}
    </section>
  );
}
