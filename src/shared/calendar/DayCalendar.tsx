import { useLingui } from '@lingui/react/macro';
import type { FieldPathByValue, FieldValues } from 'react-hook-form';
import { formatFinnishDay, nextHolidays, type Day } from '../../../domain/time/index.ts';
import { Calendar } from '../../ui/Calendar/Calendar.tsx';
import { Holidays } from '../../ui/Calendar/Holidays.tsx';
import { useCalendarTexts } from './useCalendarTexts.ts';
import { useControlledField } from '../form/useControlledField.ts';
import { useHolidayNames } from './useHolidayNames.ts';
import type { PortalForm } from '../form/usePortalForm.ts';

interface DayCalendarProps<Values extends FieldValues, Output> {
  form: PortalForm<Values, Output>;
  name: FieldPathByValue<Values, string>;
  /** The calendar opens at it, and the holidays follow it. */
  today: Day;
  whyNot(day: string): string | null;
}

/** A day of a form, with the next five public holidays marked and listed (`form.calendar.holidays`). */
export function DayCalendar<Values extends FieldValues, Output>(props: DayCalendarProps<Values, Output>) {
  const { form, name, today, whyNot } = props;
  const { t } = useLingui();
  const texts = useCalendarTexts();
  const names = useHolidayNames();
  const field = useControlledField(form, name);
  const holidays = nextHolidays(today, 5).map((holiday) => ({
    day: holiday.day,
    written: formatFinnishDay(holiday.day),
    name: names[holiday.name],
  }));
  return (
    <Calendar
      {...{ ...field, today, whyNot, texts }}
      marked={new Map(holidays.map((holiday) => [holiday.day, holiday.name]))}
    >
      <Holidays heading={t({ id: 'calendar.holidays', message: 'Seuraavat pyhät' })} holidays={holidays} />
    </Calendar>
  );
}
