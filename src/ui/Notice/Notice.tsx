import { CircleAlert, CircleCheck, Info, TriangleAlert, type IconNode } from 'lucide';
import type { ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './Notice.css.ts';

export type NoticeTone = keyof typeof styles.tones;

interface NoticeProps {
  tone: NoticeTone;
  /** Another than that of the tone. */
  icon?: IconNode;
  title?: string;
  children: ReactNode;
  /** `alert` only for the answer to what the person has just done; `none` for what has stood there from the first. */
  role?: 'status' | 'alert' | 'none';
  /** Buttons or links below the text. */
  actions?: ReactNode;
}

const icons: Record<NoticeTone, IconNode> = {
  info: Info,
  positive: CircleCheck,
  warning: TriangleAlert,
  critical: CircleAlert,
};

/** A word to the person within the page: what has happened, then what to do. */
export function Notice({ tone, icon = icons[tone], title, children, role = 'status', actions }: NoticeProps) {
  return (
    <div className={classNames(styles.notice, styles.tones[tone])} role={role === 'none' ? undefined : role}>
      <span className={styles.marks[tone]}>
        <Icon of={icon} />
      </span>
      <div>
        {title && <strong className={styles.title}>{title}</strong>}
        <div>{children}</div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </div>
  );
}
