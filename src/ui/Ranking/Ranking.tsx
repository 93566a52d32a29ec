import type { ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import * as styles from './Ranking.css.ts';

export interface RankedItem {
  key: string;
  title: string;
  /** Below the title. */
  note?: string;
  /** A `Tag`. */
  tag?: ReactNode;
  /** What it comes to: `405,77 €`. */
  figure: string;
  /** Below the figure. */
  figureNote?: string;
  /** One for each slot; null is not known, which is not zero. */
  values: readonly (number | null)[];
  /** What the bars show, in a sentence. */
  summary: string;
}

interface RankingProps {
  /** The best first. */
  items: readonly RankedItem[];
  /** Below the bars: `2/26`. */
  slots: readonly string[];
}

/** Things that are compared by a figure, each with what it is made of, on a scale that all share. */
export function Ranking({ items, slots }: RankingProps) {
  const most = Math.max(...items.flatMap(({ values }) => values.map((value) => value ?? 0)), 0) || 1;
  const barOf = (value: number | null, isFirst: boolean, at: number) =>
    value === null ? (
      <span key={slots[at]} className={classNames(styles.bar, styles.missing)} />
    ) : (
      <span
        key={slots[at]}
        className={classNames(styles.bar, isFirst && styles.first)}
        style={{ height: `${(Math.max(0, value) / most) * 100}%` }}
      />
    );
  return (
    <ol className={styles.list} role="list">
      {items.map(({ key, title, note, tag, figure, figureNote, values, summary }, index) => (
        <li key={key} className={styles.row}>
          <div className={styles.words}>
            <h2 className={styles.title}>
              <span className={styles.rank}>{index + 1}</span>
              {title}
            </h2>
            {note && <p className={styles.note}>{note}</p>}
            {tag && <div className={styles.tag}>{tag}</div>}
          </div>
          <div className={styles.chart}>
            <div className={styles.bars} role="img" aria-label={summary}>
              {values.map((value, at) => barOf(value, index === 0, at))}
            </div>
            <div className={styles.axis} aria-hidden>
              {slots.map((slot) => (
                <span key={slot} className={styles.slot}>
                  {slot}
                </span>
              ))}
            </div>
          </div>
          <div className={styles.total}>
            <p className={styles.figure}>{figure}</p>
            {figureNote && <p className={styles.note}>{figureNote}</p>}
          </div>
        </li>
      ))}
    </ol>
  );
}
