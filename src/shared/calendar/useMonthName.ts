import { useLingui } from '@lingui/react';
import { useMemo } from 'react';
import type { Month } from '../../../domain/time/index.ts';
import type { Locale } from '../../i18n/locale.ts';

const tags: Record<Locale, string> = { fi: 'fi-FI', sv: 'sv-FI', en: 'en-GB' };

/** How dates are written with names, by the browser's own knowledge of the language, in UTC, where no time zone moves them. */
export const namesIn = (locale: Locale, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(tags[locale], { timeZone: 'UTC', ...options });

/** Writes a month with its year in a language: `tammikuu 2026`. */
export function createMonthName(locale: Locale): (month: Month) => string {
  const names = namesIn(locale, { month: 'long', year: 'numeric' });
  return (month) => names.format(Date.parse(`${month}-01T00:00:00Z`));
}

/** `createMonthName` in the language in use. A page that needs no more of a calendar goes without the rest of it. */
export function useMonthName(): (month: Month) => string {
  const locale = useLingui().i18n.locale as Locale;
  return useMemo(() => createMonthName(locale), [locale]);
}
