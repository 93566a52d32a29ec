import type { ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import * as styles from './FactList.css.ts';

export interface Fact {
  label: string;
  value: ReactNode;
}

interface FactListProps {
  facts: Fact[];
  /** With a line above and below. */
  isFramed?: boolean;
}

/** What is known of a thing: a label and a value each. */
export function FactList({ facts, isFramed = false }: FactListProps) {
  return (
    <dl className={classNames(styles.list, isFramed && styles.framed)}>
      {facts.map(({ label, value }) => (
        <div key={label} className={styles.fact}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
