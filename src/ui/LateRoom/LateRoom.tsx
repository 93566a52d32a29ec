import type { ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import * as styles from './LateRoom.css.ts';

interface LateRoomProps {
  /** `panel` for a figure with a picture beside it, `picture` for one below it, `slip` for a paper with its links. */
  size: keyof typeof styles.sizes;
  children: ReactNode;
}

/** Keeps the place of a part that comes later, so that nothing below it moves. */
export function LateRoom({ size, children }: LateRoomProps) {
  return <div className={classNames(styles.room, styles.sizes[size])}>{children}</div>;
}
