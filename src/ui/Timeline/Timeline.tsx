import type { ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Timeline.css.ts';

interface TimelineMoment {
  /** A day, or how long it takes: `1–2 päivää`. */
  when: string;
  what: ReactNode;
  isDone?: boolean;
}

interface TimelineProps {
  moments: TimelineMoment[];
  /** What a moment that has been is, for readers of the screen: `valmis`. */
  doneLabel: string;
}

/** What has happened and what happens next, in order. */
export function Timeline({ moments, doneLabel }: TimelineProps) {
  return (
    <ol className={styles.timeline} role="list">
      {moments.map(({ when, what, isDone = false }, index) => (
        <li
          key={`${index} ${when}`}
          className={classNames(styles.moment, isDone ? styles.states.done : styles.states.ahead)}
        >
          <span className={styles.when}>
            {when}
            {isDone && <VisuallyHidden> ({doneLabel})</VisuallyHidden>}
          </span>
          <div>{what}</div>
        </li>
      ))}
    </ol>
  );
}
