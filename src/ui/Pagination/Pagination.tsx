import { ChevronLeft, ChevronRight } from 'lucide';
import { Button } from '../Button/Button.tsx';
import * as styles from './Pagination.css.ts';

interface PageTurn {
  label: string;
  onTurn(): void;
  /** There is no page that way. */
  isDisabled?: boolean;
}

interface PaginationProps {
  /** What the navigation is called. */
  label: string;
  /** What is shown, read when it changes: `1–6 / 144`. */
  count: string;
  previous: PageTurn;
  next: PageTurn;
}

/** From one page of a long list to the next. */
export function Pagination({ label, count, previous, next }: PaginationProps) {
  return (
    <nav className={styles.pages} aria-label={label}>
      <span className={styles.count} role="status">
        {count}
      </span>
      <span className={styles.buttons}>
        <Button
          variant="secondary"
          size="small"
          icon={ChevronLeft}
          isDisabled={previous.isDisabled}
          onClick={previous.onTurn}
        >
          {previous.label}
        </Button>
        <Button
          variant="secondary"
          size="small"
          iconAfter={ChevronRight}
          isDisabled={next.isDisabled}
          onClick={next.onTurn}
        >
          {next.label}
        </Button>
      </span>
    </nav>
  );
}
