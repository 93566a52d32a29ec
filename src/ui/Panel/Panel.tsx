import { useId, type ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import { kaamos } from '../theme/theme.css.ts';
import * as styles from './Panel.css.ts';

interface PanelProps {
  title: string;
  /** `kaamos` is the dark room: what is live right now, one a page at most. */
  tone?: keyof typeof styles.tones;
  children: ReactNode;
}

/** A part of the page that stands out from it, such as the aside of a contract. */
export function Panel({ title, tone = 'tint', children }: PanelProps) {
  const id = useId();
  return (
    <section className={classNames(styles.panel, styles.tones[tone], tone === 'kaamos' && kaamos)} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <div className={styles.body}>{children}</div>
    </section>
  );
}
