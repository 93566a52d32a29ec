import { UserRoundCheck, UsersRound, X } from 'lucide';
import type { ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './ActingBar.css.ts';

interface ActingBarProps {
  /** What the bar is, for readers of the screen: `Asiakkaan puolesta asiointi`. */
  label: string;
  /** `Asioit tämän asiakkaan puolesta: **Aino Mäkelä**`; read when it changes. */
  sentence: ReactNode;
  /** The customer's number and kind. */
  customer: string;
  /** Who is acting: `Myyjä 88213 · Tampereen myymälä`. */
  actor?: string;
  change: { label: string; onChange(): void };
  /** While it is busy, another press does nothing. */
  stop: { label: string; onStop(): void; isBusy?: boolean };
  /** What the person must know of it at once, until they have read it. */
  news?: { text: ReactNode; read?: { label: string; onRead(): void } };
}

/** Says on every page for whom somebody acts, with the ways to another customer and out. */
export function ActingBar({ label, sentence, customer, actor, change, stop, news }: ActingBarProps) {
  return (
    <section className={styles.bar} aria-label={label}>
      <div className={styles.content}>
        <div className={styles.who}>
          <Icon of={UserRoundCheck} />
          <p role="status">{sentence}</p>
        </div>
        <span className={styles.detail}>{customer}</span>
        {actor && <span className={classNames(styles.detail, styles.lesserDetail)}>{actor}</span>}
        <div className={styles.actions}>
          <button type="button" className={styles.button} onClick={change.onChange}>
            <Icon of={UsersRound} />
            {change.label}
          </button>
          <button
            type="button"
            className={styles.button}
            aria-disabled={stop.isBusy || undefined}
            onClick={() => {
              if (!stop.isBusy) stop.onStop();
            }}
          >
            <Icon of={X} />
            {stop.label}
          </button>
        </div>
      </div>
      {news && (
        <div className={classNames(styles.content, styles.news)}>
          <p role="alert">{news.text}</p>
          {news.read && (
            <div className={styles.actions}>
              <button type="button" className={styles.button} onClick={news.read.onRead}>
                {news.read.label}
              </button>
            </div>
          )}
        </div>
      )}
    </section>
  );
}
