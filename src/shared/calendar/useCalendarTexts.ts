import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { readCode } from '../../../domain/identifiers/index.ts';
import { isDay, type Day } from '../../../domain/time/index.ts';
import type { Locale } from '../../i18n/locale.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { createMonthName, namesIn } from './useMonthName.ts';

/** A Monday, and the first instants of the days after it. */
const monday = Date.UTC(2024, 0, 1);
const week = Array.from({ length: 7 }, (_, index) => monday + index * 86_400_000);

/** The instant at which a day begins in UTC, where no time zone moves it. */
const startOf = (day: Day) => Date.parse(`${day}T00:00:00Z`);

const dayFirst = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4})$/;

/**
 * The day that a text means, day first as all three languages write it: `28.3.2026`, `28/03/2026`, `28032026`; or
 * `2026-03-28`.
 */
export function parseDay(text: string): Day | null {
  const written = readCode(text).replace(/^(\d{2})(\d{2})(\d{4})$/, '$1.$2.$3');
  const [, date = '', month = '', year = ''] = dayFirst.exec(written) ?? [];
  const day = year === '' ? written : `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
  return isDay(day) ? day : null;
}

/** The names of months and weekdays, by the browser's own knowledge of the language. */
function createNames(locale: Locale) {
  const short = namesIn(locale, { weekday: 'short' });
  const full = namesIn(locale, { weekday: 'long' });
  const inWords = namesIn(locale, { day: 'numeric', month: 'long', year: 'numeric' });
  return {
    weekdays: week.map((instant) => ({ short: short.format(instant), full: full.format(instant) })),
    // Beside a day the weekday would be in another case.
    dayName: (day: Day) => `${full.format(startOf(day))} ${inWords.format(startOf(day))}`,
    monthName: createMonthName(locale),
  };
}

/** The texts of a `Calendar` in the language in use, and what is said of a text that means no day. */
export function useCalendarTexts() {
  const { t, i18n } = useLingui();
  const { date } = useFormats();
  const locale = i18n.locale as Locale;
  const { weekdays, dayName, monthName } = useMemo(() => createNames(locale), [locale]);
  return {
    weekdays,
    monthName,
    dayName,
    typedLabel: t({ id: 'calendar.typedDay', message: 'Tai kirjoita päivä' }),
    format: date,
    parse: parseDay,
    /** @param like a day that might be chosen, written as one is to write it */
    notADay: (like: Day) => {
      const example = date(like);
      return t({ id: 'calendar.notADay', message: `Kirjoita päivä muodossa ${example}.` });
    },
  };
}
