import { UserRound } from 'lucide';
import { classNames } from '../classNames.ts';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './Avatar.css.ts';
import { initialsOf } from './initialsOf.ts';

interface AvatarProps {
  /** Null where it is not known: a neutral mark stands for the initials (`menu.nameless`). */
  name: string | null;
  /** An employee's is blue. */
  isStaff?: boolean;
}

/** The initials of someone whose name stands beside them. */
export function Avatar({ name, isStaff = false }: AvatarProps) {
  return (
    <span className={classNames(styles.avatar, isStaff && styles.staff)} aria-hidden>
      {name === null ? <Icon of={UserRound} /> : initialsOf(name)}
    </span>
  );
}
