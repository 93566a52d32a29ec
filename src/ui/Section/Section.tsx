import { useId, type ReactNode } from 'react';
import * as styles from './Section.css.ts';

interface SectionProps {
  title: string;
  /** How many things the section lists. */
  count?: number;
  /** A link or a button beside the heading. */
  action?: ReactNode;
  /** By which another part of the page leads to the heading, which then takes the focus. */
  headingId?: string;
  children: ReactNode;
}

/** A part of a page with its heading, by which a reader of the screen finds it. */
export function Section({ title, count, action, headingId, children }: SectionProps) {
  const ownId = useId();
  const id = headingId ?? ownId;
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id} tabIndex={headingId === undefined ? undefined : -1}>
          {title}
          {count !== undefined && <span className={styles.count}> {count}</span>}
        </h2>
        {action}
      </div>
      {children}
    </section>
  );
}
