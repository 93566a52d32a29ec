import type { ReactNode } from 'react';
import { besideFigure } from '../besideFigure.ts';
import { classNames } from '../classNames.ts';
import * as styles from './KeyFigure.css.ts';

interface Amount {
  /** The figure as it is written in the person's language: `8,49`. */
  figure: string;
  /** `c/kWh`. */
  unit?: string;
}

const Unit = ({ unit }: { unit: string | undefined }) =>
  unit && <span className={styles.unit}>{besideFigure(unit)}</span>;

interface KeyFigureProps extends Amount {
  size?: keyof typeof styles.sizes;
  /** What is said of it, beside it where there is room: a tag, a few words. */
  children?: ReactNode;
}

/** The figure that a page or a part of it is about. */
export function KeyFigure({ figure, unit, size = 'l', children }: KeyFigureProps) {
  return (
    <div className={styles.key}>
      <p className={classNames(styles.figure, styles.sizes[size])}>
        {figure}
        <Unit unit={unit} />
      </p>
      {children && <div className={styles.beside}>{children}</div>}
    </div>
  );
}

interface KeyFiguresProps {
  items: (Amount & { label: string; note?: string })[];
}

/** A few figures beside one another, between two lines. */
export function KeyFigures({ items }: KeyFiguresProps) {
  return (
    <dl className={styles.figures}>
      {items.map(({ label, figure, unit, note }) => (
        <div key={label} className={styles.item}>
          <dt className={styles.label}>{label}</dt>
          <dd className={classNames(styles.value, styles.figure, styles.sizes.m)}>
            {figure}
            <Unit unit={unit} />
          </dd>
          {note && <dd className={styles.note}>{note}</dd>}
        </div>
      ))}
    </dl>
  );
}
