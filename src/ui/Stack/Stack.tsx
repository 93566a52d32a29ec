import type { ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import * as styles from './Stack.css.ts';

interface StackProps {
  gap?: keyof typeof styles.gaps;
  children: ReactNode;
}

/** Things below one another with the same space between them. */
export function Stack({ gap = 'medium', children }: StackProps) {
  return <div className={classNames(styles.stack, styles.gaps[gap])}>{children}</div>;
}

/** Things beside one another, on the next line where there is no room. */
export function Row({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>;
}

/** Where a part that stands elsewhere draws something of its own, by a portal. */
export function Place({ onReady }: { onReady(place: HTMLElement | null): void }) {
  return <div ref={onReady} className={styles.place} />;
}

interface ControlsProps {
  /** What is as wide as there is room, such as a field whose options are long. */
  wide: ReactNode;
  children: ReactNode;
}

/** What chooses what a page shows, in one line where there is room. */
export function Controls({ wide, children }: ControlsProps) {
  return (
    <div className={styles.controls}>
      <div className={styles.wideControl}>{wide}</div>
      {children}
    </div>
  );
}

interface PairProps {
  /** The wider one of the two. */
  first: ReactNode;
  second: ReactNode;
}

/** Two parts of a page beside one another, below one another where there is no room. */
export function Pair({ first, second }: PairProps) {
  return (
    <div className={styles.pair}>
      <div className={styles.half}>{first}</div>
      <div className={styles.half}>{second}</div>
    </div>
  );
}
