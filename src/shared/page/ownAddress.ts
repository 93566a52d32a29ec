import { parseLocale, type Locale } from '../../i18n/locale.ts';
import { viewsOf } from '../../platform/view.ts';

/** A path without the slash at its end, but for the front page's own (`routes.trailingSlash`). */
export const withoutTrailingSlash = (path: string): string => path.replace(/\/+$/, '') || path;

/** What a link within the portal asks for. */
interface OwnAddress {
  /** Where the router goes. */
  href: string;
  /** The language that the link asks for; null where it asks for none that the portal speaks. */
  locale: Locale | null;
}

/**
 * An address of the portal as it is opened from within: like one that is opened from elsewhere it loses the slash at its
 * end and its `lang` (`routes.trailingSlash`, `language.parameter`), and it stays in the view that the page is in
 * (`frame.embedded`).
 *
 * @param current the search of the open page
 */
export function ownAddress(
  { pathname, search, hash }: Pick<URL, 'pathname' | 'search' | 'hash'>,
  current: string,
): OwnAddress {
  const wanted = new URLSearchParams(search);
  const locale = parseLocale(wanted.get('lang'));
  wanted.delete('lang');
  for (const view of viewsOf(current)) wanted.set(view, 'true');
  return { href: withoutTrailingSlash(pathname) + (wanted.size > 0 ? `?${wanted}` : '') + hash, locale };
}
