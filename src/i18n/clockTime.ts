import type { Locale } from './locale.ts';

/** A time of the clock `8:00`, as opening hours are: `8.00`, `08:00`. By itself: it stands on every page (`language.formats`). */
export const clockTime = (locale: Locale, time: string): string =>
  locale === 'en' ? time.padStart(5, '0') : time.replace(':', '.');
