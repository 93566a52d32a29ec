import type { Locale } from './locale.ts';

/** The number of a day `YYYY-MM-DD`, where its month is known: `12.`, in Swedish and English `12`. */
export const dayOfMonth = (day: string, locale: Locale): string =>
  `${Number(day.slice(8))}${locale === 'fi' ? '.' : ''}`;
