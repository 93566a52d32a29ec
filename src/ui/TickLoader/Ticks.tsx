import { classNames } from '../classNames.ts';
import * as styles from './Ticks.css.ts';

interface TicksProps {
  /** As small as a line of text, and in its colour. */
  isInText?: boolean;
}

/** Seven ticks that rise and fall: something is under way. Beside words or a hidden text that says so. */
export function Ticks({ isInText = false }: TicksProps) {
  const tick = classNames(styles.tick, isInText && styles.inText);
  return (
    <span className={classNames(styles.ticks, isInText && styles.small)} aria-hidden>
      {Array.from({ length: 7 }, (_, index) => (
        <i key={index} className={tick} />
      ))}
    </span>
  );
}
