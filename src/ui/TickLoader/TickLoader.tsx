import { useIsLate } from '../useIsLate.ts';
import { Ticks } from './Ticks.tsx';
import * as styles from './TickLoader.css.ts';

interface TickLoaderProps {
  /** What is under way, in words that are shown and read. */
  label: string;
}

/** In the place of a page that is on its way; what takes less than a moment shows nothing. */
export function TickLoader({ label }: TickLoaderProps) {
  const isLate = useIsLate();
  return (
    <div className={styles.loader}>
      <Ticks />
      <p role="status">{isLate ? label : ''}</p>
    </div>
  );
}
