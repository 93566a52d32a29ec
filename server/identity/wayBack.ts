import { fittingAddress, readWayBack } from '../../domain/links/index.ts';
import type { Locale } from '../texts.ts';

/**
 * Addresses of this origin that the server answers itself. A browser carries the hash along when it is redirected, so a
 * token that is handed over there could go on to whatever they lead to.
 */
const serverOwned =
  /^\/(api|assets|atlas|dev|endsession|healthz|idp|login|order\/redirect|pages|readyz|vap-addition\/redirect)(\/|$)/;

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
  if (!wayBack || serverOwned.test(decodeURIComponent(wayBack.path.split('?')[0] ?? '').toLowerCase())) return null;
  return wayBack.anchor ? `${wayBack.path}#${wayBack.anchor}` : wayBack.path;
}

/** An address with a search parameter set, the rest of it as it is. */
function withParameter(path: string, name: string, value: string): string {
  const [pathname = '', search = ''] = path.split('?');
  const query = new URLSearchParams(search);
  query.set(name, value);
  return `${pathname}?${query}`;
}

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
  const [path = '', anchor] = location.split('#');
  const hash = new URLSearchParams({ ...handedOver, ...(anchor ? { anchor } : {}) });
  return `${locale ? withParameter(path, 'lang', locale) : path}#${hash}`;
}

export type SignInFailure = 'access_denied' | 'expired' | 'failed' | 'tooMany' | 'unavailable';

/** The portal's page that says why nobody has been signed in, and lets the person try again from where they were. */
export function failedPath(error: SignInFailure, location: string | null = null, locale: Locale | null = null): string {
  const query = new URLSearchParams({ error });
  if (location !== null && location !== LANDING) query.set('location', location);
  if (locale !== null) query.set('lang', locale);
  return `/auth/error/generic?${query}`;
}
