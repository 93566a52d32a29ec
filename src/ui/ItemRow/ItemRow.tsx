import type { ReactNode } from 'react';
import * as styles from './ItemRow.css.ts';

export function ItemList({ children }: { children: ReactNode }) {
  return <ul role="list">{children}</ul>;
}

interface ItemRowProps {
  /** A `Glyph` of the small size. */
  glyph?: ReactNode;
  title: string;
  lines?: string[];
  /** A link or a button at the end. */
  action?: ReactNode;
  /** What became of the action, as wide as the row. */
  below?: ReactNode;
}

/** A thing that belongs to another, such as an add-on of a contract. */
export function ItemRow({ glyph, title, lines = [], action, below }: ItemRowProps) {
  return (
    <li className={styles.row}>
      {glyph && <span className={styles.glyph}>{glyph}</span>}
      <div className={styles.told}>
        <div className={styles.words}>
          <span className={styles.title}>{title}</span>
          {lines.map((line) => (
            <span key={line} className={styles.line}>
              {line}
            </span>
          ))}
        </div>
        {action}
      </div>
      {below && <div className={styles.below}>{below}</div>}
    </li>
  );
}
