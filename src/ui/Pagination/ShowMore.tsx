import { Button } from '../Button/Button.tsx';
import * as styles from './Pagination.css.ts';

interface ShowMoreProps {
  /** `Näytä lisää laskuja`. */
  label: string;
  /** How many of them are shown, read when it changes: `12 / 144 laskua`. */
  count: string;
  isBusy?: boolean;
  /** All is shown. The button stays, so that the focus keeps its place. */
  isDone?: boolean;
  onShowMore(): void;
}

/** Makes a list longer where it stands. */
export function ShowMore({ label, count, isBusy, isDone, onShowMore }: ShowMoreProps) {
  return (
    <div className={styles.more}>
      <Button variant="secondary" isBusy={isBusy} isDisabled={isDone} onClick={onShowMore}>
        {label}
      </Button>
      <span className={styles.count} role="status">
        {count}
      </span>
    </div>
  );
}
