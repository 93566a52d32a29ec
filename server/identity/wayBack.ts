import { fittingAddress, readWayBack } from '../../domain/links/index.ts';
import { knownLocale, type Locale } from '../texts.ts';

/** Where a sign-in leads that did not begin at a page (`routes.landing`). */
export const LANDING = '/auth';

/**
 * The way back that a sign-in was begun with, as it may be gone: a path of a page of this portal, with the place within the
 * page, so that going there with a token in the hash leaves nobody elsewhere (`session.ownPath`); without the parameters that
 * are too long. Null for anything else.
 */
export function readLocation(text: string | null): string | null {
  if (text === null || !/^[\x21-\x7e]*$/.test(text)) return null;
  const wayBack = readWayBack(fittingAddress(text));
  if (!wayBack) return null;
  return wayBack.anchor ? `${wayBack.path}#${wayBack.anchor}` : wayBack.path;
}

/** Where a sign-in that is under way leads, as the browser keeps it too. */
export interface WayBack {
  location: string;
  /** The language that was asked for; null where none was. */
  locale: Locale | null;
}

export const NO_WAY_BACK: WayBack = { location: LANDING, locale: null };

/** In characters: eight such cookies go with every call. */
const LONGEST_KEPT = 400;

/** A way back as a browser keeps it in a cookie: of one that is long the page alone. */
export function writeWayBack({ location, locale }: WayBack): string {
  const fitting = [location, location.split(/[?#]/)[0] ?? ''].find(
    (text) => encodeURIComponent(text).length <= LONGEST_KEPT,
  );
  return `${locale ?? ''}${fitting ?? LANDING}`;
}

/** What `writeWayBack` wrote; others set cookies too, and what is no way back leads to the landing. */
export function parseWayBack(text: string): WayBack {
  const [, language = '', path = ''] = /^([a-z]*)(.*)$/s.exec(text) ?? [];
  return { location: readLocation(path) ?? LANDING, locale: knownLocale(language) };
}

/** An address with a search parameter set, the rest of it as it is. */
function withParameter(path: string, name: string, value: string): string {
  const [pathname = '', search = ''] = path.split('?');
  const query = new URLSearchParams(search);
  query.set(name, value);
  return `${pathname}?${query}`;
}

/** The same without it. */
function withoutParameter(path: string, name: string): string {
  const [pathname = '', search = ''] = path.split('?');
  const query = new URLSearchParams(search);
  query.delete(name);
  return query.size > 0 ? `${pathname}?${query}` : pathname;
}

/** Pages on which a proof is taken up again: all of them are called so. */
const takesUpProof = (location: string) => /^\/[a-z-]+\/verify([?#]|$)/.test(location);

/** How such a page is told that no proof was given (`verification.notGiven`). */
const NO_PROOF = 'proof';

/** The way back in the language that was asked for, with nothing handed over. */
export function backAddress(location: string, locale: Locale | null): string {
  const [path = '', anchor] = location.split('#');
  return `${locale ? withParameter(path, 'lang', locale) : path}${anchor ? `#${anchor}` : ''}`;
}

/**
 * Where the browser is handed over to: the way back in the language that was asked for, and in the hash what is handed
 * over, with the place within the page (`signIn.handOver`).
 *
 * @param location as `readLocation` gave it
 */
export function handOverAddress(location: string, locale: Locale | null, handedOver: Record<string, string>): string {
  const [before = '', anchor] = location.split('#');
  const path = takesUpProof(before) ? withoutParameter(before, NO_PROOF) : before;
  const hash = new URLSearchParams({ ...handedOver, ...(anchor ? { anchor } : {}) });
  return `${locale ? withParameter(path, 'lang', locale) : path}#${hash}`;
}

export type SignInFailure = 'access_denied' | 'expired' | 'failed' | 'tooMany' | 'unavailable';

/**
 * The portal's page that says why nobody has been signed in, and lets the person try again from where they were. Who was to
 * prove something is told so where it waits (`verification.notGiven`).
 */
export function failedPath(error: SignInFailure, { location, locale }: WayBack): string {
  if (takesUpProof(location)) {
    const [path = ''] = location.split('#');
    return backAddress(withParameter(path, NO_PROOF, error === 'access_denied' ? 'cancelled' : 'failed'), locale);
  }
  return reportPath('generic', locale, { error, ...(location === LANDING ? {} : { location }) });
}

/** A page of the portal that says in the language that was asked for how a sign-in has ended. */
export function reportPath(page: string, locale: Locale | null, more: Record<string, string> = {}): string {
  const query = new URLSearchParams({ ...more, ...(locale ? { lang: locale } : {}) });
  return `/auth/error/${page}${query.size > 0 ? `?${query}` : ''}`;
}
