import { useId } from 'react';
import * as styles from './Holidays.css.ts';

interface HolidaysProps {
  heading: string;
  /** `written` is the day as it is read: `03.04.2026`. */
  holidays: { day: string; written: string; name: string }[];
}

/** The next public holidays, beside a calendar that marks them. */
export function Holidays({ heading, holidays }: HolidaysProps) {
  const headingId = useId();
  return (
    <div>
      <p id={headingId} className={styles.heading}>
        {heading}
      </p>
      <ul className={styles.list} aria-labelledby={headingId}>
        {holidays.map(({ day, written, name }) => (
          <li key={day} className={styles.holiday}>
            <time dateTime={day} className={styles.day}>
              {written}
            </time>
            {name}
          </li>
        ))}
      </ul>
    </div>
  );
}
