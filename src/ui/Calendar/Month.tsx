import { ChevronLeft, ChevronRight } from 'lucide';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { classNames } from '../classNames.ts';
import { RoundButton } from '../Stepper/RoundButton.tsx';
import { addMonths, dayByKey, daysOf, monthOf, weeksOf } from './days.ts';
import * as styles from './Calendar.css.ts';

/** The language of a calendar. Days are `YYYY-MM-DD`, months `YYYY-MM`. */
export interface CalendarTexts {
  /** Monday first: `ma`, `maanantai`. */
  weekdays: { short: string; full: string }[];
  /** `maaliskuu 2026`. */
  monthName(month: string): string;
  /** `lauantai 28. maaliskuuta 2026`, the name of a day's button. */
  dayName(day: string): string;
}

interface MonthProps {
  texts: CalendarTexts;
  /** The day whose month is shown, and which the Tab key leads to. */
  shown: string;
  onShow(day: string): void;
  /** The day that is chosen, if any. */
  chosen: string | null;
  onChoose(day: string): void;
  today: string;
  /** Why a day cannot be chosen, in a few words; null where it can. */
  whyNot(day: string): string | null;
  /** Days that are marked, each with what it is in a word or two. */
  marked: ReadonlyMap<string, string> | undefined;
}

/** Whether a day of a month can be chosen. */
export const hasChoice = (month: string, whyNot: MonthProps['whyNot']): boolean =>
  daysOf(month).some((day) => whyNot(day) === null);

/** The days of a month as a grid of buttons, with the keys of the date grid of the ARIA practices. */
export function Month({ texts, shown, onShow, chosen, onChoose, today, whyNot, marked }: MonthProps) {
  const nameId = useId();
  const grid = useRef<HTMLTableElement>(null);
  const isMoving = useRef(false);
  const [asked, setAsked] = useState<string | null>(null);
  const month = monthOf(shown);
  const told = (day: string) => [marked?.get(day), whyNot(day)].filter((part) => part !== null && part !== undefined);
  const ofAsked = asked !== null && monthOf(asked) === month ? told(asked).join(', ') : null;

  useEffect(() => {
    if (!isMoving.current) return;
    isMoving.current = false;
    grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  }, [shown]);

  const move = (event: KeyboardEvent) => {
    const target = dayByKey(shown, event.key, event.shiftKey);
    if (target === null) return;
    event.preventDefault();
    isMoving.current = target !== shown;
    onShow(target);
  };

  const step = (months: number) => {
    const target = addMonths(shown, months);
    // Keys lead beyond the days that can be chosen, too: from there the way back stays open.
    const leadsBack = !hasChoice(month, whyNot) && months < 0 === monthOf(today) < month;
    return {
      label: texts.monthName(monthOf(target)),
      isDisabled: !leadsBack && !hasChoice(monthOf(target), whyNot),
      onClick: () => onShow(target),
    };
  };

  const button = (day: string) => {
    const refusal = whyNot(day);
    return (
      <button
        type="button"
        className={classNames(styles.day, marked?.has(day) && styles.marked)}
        tabIndex={day === shown ? 0 : -1}
        aria-label={[texts.dayName(day), ...told(day)].join(', ')}
        aria-pressed={day === chosen}
        aria-current={day === today ? 'date' : undefined}
        aria-disabled={refusal !== null || undefined}
        onKeyDown={move}
        onFocus={() => setAsked(day)}
        onClick={() => {
          setAsked(day);
          if (refusal === null) onChoose(day);
        }}
      >
        {Number(day.slice(8))}
      </button>
    );
  };

  return (
    <div className={styles.month}>
      <div className={styles.head}>
        <RoundButton icon={ChevronLeft} {...step(-1)} />
        <span id={nameId} className={styles.name} aria-live="polite">
          {texts.monthName(month)}
        </span>
        <RoundButton icon={ChevronRight} {...step(1)} />
      </div>
      <div className={styles.weeks}>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- a table is what a grid is made of */}
        <table ref={grid} role="grid" className={styles.table} aria-labelledby={nameId}>
          <thead>
            <tr>
              {texts.weekdays.map(({ short, full }) => (
                <th key={full} scope="col" className={styles.weekday}>
                  <abbr title={full} className={styles.weekdayName}>
                    {short}
                  </abbr>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {weeksOf(month).map((week) => (
              <tr key={week.find(Boolean)}>
                {week.map((day, weekday) => (
                  <td key={weekday} className={styles.cell}>
                    {day && button(day)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {/* Part of the day's name for a reader of the screen; here for everyone else. */}
      <p className={styles.reason} aria-hidden>
        {ofAsked}
      </p>
    </div>
  );
}
