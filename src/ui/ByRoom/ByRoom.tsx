import type { ReactNode } from 'react';
import * as styles from './ByRoom.css.ts';

interface ByRoomProps {
  wide: ReactNode;
  narrow: ReactNode;
}

/** What says the same in two ways, of which one stands there: by the room of the page. On paper it is the wide one. */
export function ByRoom({ wide, narrow }: ByRoomProps) {
  return (
    <>
      <div className={styles.wide}>{wide}</div>
      <div className={styles.narrow}>{narrow}</div>
    </>
  );
}
