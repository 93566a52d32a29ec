import { Check } from 'lucide';
import type { ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './MenuEntry.css.ts';

interface MenuChoiceProps {
  /** An `Icon` or an `Avatar`. */
  picture?: ReactNode;
  label: string;
  /** In small below the label. */
  detail?: string;
  /** Left out of what opens a dialog with more to choose from. */
  isCurrent?: boolean;
  onClick(): void;
}

/** One of several in a menu that floats; the one that holds is ticked. */
export function MenuChoice({ picture, label, detail, isCurrent, onClick }: MenuChoiceProps) {
  return (
    <button
      type="button"
      className={classNames(styles.entry, isCurrent && styles.current)}
      aria-pressed={isCurrent}
      aria-haspopup={isCurrent === undefined ? 'dialog' : undefined}
      onClick={onClick}
    >
      {picture && <span className={styles.picture}>{picture}</span>}
      <span className={styles.words}>
        {label}
        {detail && <span className={styles.detail}>{detail}</span>}
      </span>
      {isCurrent && (
        <span className={styles.end}>
          <Icon of={Check} />
        </span>
      )}
    </button>
  );
}

interface MenuLinkProps {
  href: string;
  /** An `Icon`. */
  picture: ReactNode;
  label: string;
  /** Stands at the end: how many there are. */
  end?: string;
}

/** A way to another page in a menu that floats. */
export function MenuLink({ href, picture, label, end }: MenuLinkProps) {
  return (
    <a className={styles.entry} href={href}>
      {picture}
      {label}
      {end && <span className={classNames(styles.end, styles.count)}>{end}</span>}
    </a>
  );
}
