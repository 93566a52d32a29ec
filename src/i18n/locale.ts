/** The portal's languages; the first is the one it speaks when nothing says otherwise (`language.default`). */
export const locales = ['fi', 'sv', 'en'] as const;
export type Locale = (typeof locales)[number];
export const defaultLocale: Locale = 'fi';

/** The language of a code in any case, null where the portal does not speak it (`language.supported`). */
export function parseLocale(code: string | null): Locale | null {
  const lowered = code?.toLowerCase();
  return locales.find((locale) => locale === lowered) ?? null;
}

/**
 * Takes `lang` out of the address, whether it can be used or not (`language.parameter`). The rest of the address stays as
 * it was written.
 */
export function takeLanguageParameter({ location, history }: Pick<Window, 'location' | 'history'>): Locale | null {
  const search = new URLSearchParams(location.search);
  const code = search.get('lang');
  if (code === null) return null;
  search.delete('lang');
  const query = search.size > 0 ? `?${search}` : '';
  history.replaceState(history.state, '', `${location.pathname}${query}${location.hash}`);
  return parseLocale(code);
}
