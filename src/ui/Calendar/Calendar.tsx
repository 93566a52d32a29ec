import { useState, type FocusEventHandler, type ReactNode } from 'react';
import { FieldGroup, type FieldGroupTexts } from '../Field/FieldGroup.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { isDay, monthOf } from './days.ts';
import { hasChoice, Month, type CalendarTexts } from './Month.tsx';
import * as styles from './Calendar.css.ts';

interface CalendarProps extends FieldGroupTexts {
  /** The id of the field into which a day is typed. */
  id?: string;
  /** A day `YYYY-MM-DD`; or what was typed, where that is no day, so that nothing that was written is lost. */
  value: string;
  onChange(value: string): void;
  onBlur?: FocusEventHandler<HTMLInputElement>;
  /** `YYYY-MM-DD`. */
  today: string;
  /** Why a day cannot be chosen, in a few words; null where it can. It may still be typed, and the form says the same. */
  whyNot?(day: string): string | null;
  /** Days that are marked, each with what it is in a word or two. */
  marked?: ReadonlyMap<string, string>;
  texts: CalendarTexts & {
    /** The label of the field: `Tai kirjoita päivä`. */
    typedLabel: string;
    /** A day as it is written: `28.3.2026`. */
    format(day: string): string;
    /** The day that a text means; null where it means none. */
    parse(text: string): string | null;
  };
  /** Below the typed day. */
  children?: ReactNode;
}

/** A day, chosen from a month or typed. The hint and the error stand with the field. */
export function Calendar({ label, mark, hint, error, saved, legendAs, id, texts, ...rest }: CalendarProps) {
  const { value, onChange, onBlur, today, whyNot = () => null, marked, children } = rest;
  const chosen = isDay(value) ? value : null;
  const [typed, setTyped] = useState<string | null>(null);
  const [browsed, setBrowsed] = useState<string | null>(null);
  // A day may be typed far from all that can be chosen: the month of that leads nowhere.
  const near = chosen !== null && hasChoice(monthOf(chosen), whyNot) ? chosen : today;

  const type = (text: string) => {
    setTyped(text);
    setBrowsed(null);
    onChange(texts.parse(text) ?? text);
  };
  const choose = (day: string) => {
    setTyped(null);
    setBrowsed(null);
    onChange(day);
  };

  return (
    <FieldGroup {...{ label, mark, saved, legendAs }}>
      <div className={styles.calendar}>
        <Month
          {...{ texts, today, chosen, whyNot, marked }}
          shown={browsed ?? near}
          onShow={setBrowsed}
          onChoose={choose}
        />
        <div className={styles.beside}>
          <TextField
            {...{ id, hint, error }}
            label={texts.typedLabel}
            autoComplete="off"
            value={typed ?? (chosen === null ? value : texts.format(chosen))}
            onChange={(event) => type(event.target.value)}
            onBlur={(event) => {
              setTyped(null);
              onBlur?.(event);
            }}
          />
          {children}
        </div>
      </div>
    </FieldGroup>
  );
}
