import { besideFigure } from '../besideFigure.ts';
import * as styles from './FigureList.css.ts';

interface Figure {
  label: string;
  /** The figure as it is written in the person's language: `8,49`. */
  figure: string;
  /** `c/kWh`. */
  unit?: string;
  /** What belongs to the label in small: when the price holds. */
  note?: string;
}

/** Figures with their labels, such as the prices of a contract. */
export function FigureList({ items }: { items: Figure[] }) {
  return (
    <dl className={styles.list}>
      {items.map(({ label, figure, unit, note }) => (
        <div key={`${label} ${note ?? ''}`} className={styles.row}>
          <dt>
            {label}
            {note && <span className={styles.note}>{note}</span>}
          </dt>
          <dd className={styles.figure}>
            {figure}
            {unit && <span className={styles.unit}>{besideFigure(unit)}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
