import { useId, type ReactNode } from 'react';
import * as styles from './Details.css.ts';

interface SelectedPartProps {
  /** What kind of thing it is: `Tila`. */
  kind: string;
  /** As it stands in the code. */
  name: string;
  children: ReactNode;
}

/** What is chosen in the chart, or the machine itself; its heading takes the focus. */
export function SelectedPart({ kind, name, children }: SelectedPartProps) {
  const id = useId();
  return (
    <section className={styles.part} aria-labelledby={id}>
      <div>
        <p className={styles.kind}>{kind}</p>
        <h2 id={id} tabIndex={-1} lang="en">
          {name}
        </h2>
      </div>
      {children}
    </section>
  );
}
