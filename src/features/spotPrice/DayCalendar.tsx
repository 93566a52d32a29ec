import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { addDays, isDay, type Day } from '../../../domain/time/index.ts';
import { useCalendarTexts } from '../../shared/calendar/useCalendarTexts.ts';
import { Calendar } from '../../ui/Calendar/Calendar.tsx';

interface DayCalendarProps {
  day: Day;
  today: Day;
  onChoose(day: Day): void;
}

/** Any day up to tomorrow, from a month or typed (`spotPage.calendar`). */
export function DayCalendar({ day, today, onChoose }: DayCalendarProps) {
  const { t } = useLingui();
  const texts = useCalendarTexts();
  /** What was typed where that is no day to be shown. */
  const [wrong, setWrong] = useState<string | null>(null);
  const whyNot = (of: string) =>
    of > addDays(today, 1) ? t({ id: 'spotPrice.dayToCome', message: 'hinnat eivät ole vielä tulleet' }) : null;
  const change = (value: string) => {
    const isShown = isDay(value) && whyNot(value) === null;
    setWrong(isShown ? null : value);
    if (isShown) onChoose(value);
  };
  const last = texts.format(addDays(today, 1));
  return (
    <Calendar
      label={t({ id: 'spotPrice.calendar', message: 'Näytettävä päivä' })}
      legendAs="hidden"
      value={wrong ?? day}
      onChange={change}
      today={today}
      whyNot={whyNot}
      texts={texts}
      {...(wrong !== null && {
        error: isDay(wrong)
          ? t({ id: 'spotPrice.dayTooLate', message: `Hintoja on enintään päivälle ${last}.` })
          : texts.notADay(today),
      })}
    />
  );
}
