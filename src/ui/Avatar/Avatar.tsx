import { classNames } from '../classNames.ts';
import * as styles from './Avatar.css.ts';
import { initialsOf } from './initialsOf.ts';

interface AvatarProps {
  name: string;
  /** An employee's is blue. */
  isStaff?: boolean;
}

/** The initials of someone whose name stands beside them. */
export function Avatar({ name, isStaff = false }: AvatarProps) {
  return (
    <span className={classNames(styles.avatar, isStaff && styles.staff)} aria-hidden>
      {initialsOf(name)}
    </span>
  );
}
