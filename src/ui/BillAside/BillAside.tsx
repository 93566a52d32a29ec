import { useId, type ReactNode } from 'react';
import * as styles from './BillAside.css.ts';

interface BillAsideProps {
  /** What is ordered. */
  title: string;
  /** `7,49 c/kWh`: on a narrow screen it and the title are all that is shown. */
  total: string;
  lines: { label: string; value: string }[];
  note?: ReactNode;
}

/** The order so far, beside its form (`Columns` with the aside first). What changes in it is read. */
export function BillAside({ title, total, lines, note }: BillAsideProps) {
  const id = useId();
  return (
    <section className={styles.bill} aria-labelledby={id} aria-live="polite">
      <div className={styles.head} aria-atomic>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        <p className={styles.total}>{total}</p>
      </div>
      <dl className={styles.lines}>
        {lines.map(({ label, value }) => (
          <div key={label} className={styles.line} aria-atomic>
            <dt>{label}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
      </dl>
      {note && <p className={styles.note}>{note}</p>}
    </section>
  );
}
