import type { IconNode } from 'lucide';
import type { ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './Tag.css.ts';

export type TagTone = keyof typeof styles.tones;

interface TagProps {
  tone?: TagTone;
  icon?: IconNode;
  /** A word or two; the tone alone says nothing. */
  children: ReactNode;
}

export function Tag({ tone = 'neutral', icon, children }: TagProps) {
  return (
    <span className={classNames(styles.tag, styles.tones[tone])}>
      {icon && <Icon of={icon} />}
      <span>{children}</span>
    </span>
  );
}
