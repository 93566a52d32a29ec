import { useId } from 'react';
import { FactList, type Fact } from '../FactList/FactList.tsx';
import * as styles from './FactGroup.css.ts';

interface FactGroupProps {
  title: string;
  facts: Fact[];
}

/** Facts that belong together, beside what they are called; below it where there is no room. */
export function FactGroup({ title, facts }: FactGroupProps) {
  const id = useId();
  return (
    <section className={styles.group} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <FactList facts={facts} />
    </section>
  );
}
