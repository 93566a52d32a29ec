import { useLingui } from '@lingui/react';
import { createFormats, type Formats } from './formats.ts';
import type { Locale } from './locale.ts';

const made = new Map<Locale, Formats>();

/** The formats of the language in use. */
export function useFormats(): Formats {
  const locale = useLingui().i18n.locale as Locale;
  const formats = made.get(locale) ?? createFormats(locale);
  made.set(locale, formats);
  return formats;
}
