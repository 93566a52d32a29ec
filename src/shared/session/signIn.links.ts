import { fittingAddress } from '../../../domain/links/index.ts';

/** What the server's `/login` is told (`signIn.back`). */
export interface SignInWish {
  locale: string;
  /** The path to come back to. */
  location: string;
  /** Strong authentication, or the retailer's own account. */
  isStrong: boolean;
  /** The bank's id; null leaves the choice to the identity provider. */
  bank: string | null;
  /** The person proves anew who they are, whoever has signed in with the browser since (`signIn.anew`). */
  isAnew?: boolean;
}

/** The address that begins a sign-in. It is the server's, so it is opened as a document and not by the router. */
export function signInLink({ locale, location, isStrong, bank, isAnew = false }: SignInWish): string {
  const query = new URLSearchParams({ lang: locale });
  if (isStrong) query.set('tupas', 'true');
  if (isStrong && bank !== null) query.set('bank', bank);
  if (isAnew) query.set('prompt', 'login');
  query.set('location', location);
  return `/login?${query}`;
}

interface Place {
  pathname: string;
  searchStr: string;
  /** Without the `#`. */
  hash: string;
}

/**
 * Where the sign-in of a page leads back to, in the view that it has and at the place within the page (`signIn.wayBack`);
 * the front page has a landing of its own (`routes.landing`).
 */
export function wayBack({ pathname, searchStr, hash }: Place): string {
  if (pathname !== '/' && !pathname.startsWith('/auth')) {
    const address = pathname + searchStr + (hash && `#${hash}`);
    // The router reads what an address has encoded; a way back is written as the browser writes it.
    return fittingAddress(address.replaceAll(/[^!-~]+/g, encodeURIComponent));
  }
  const views = [...new URLSearchParams(searchStr)].filter(([name]) => name === 'app' || name === 'embed');
  return views.length > 0 ? `/auth?${new URLSearchParams(views)}` : '/auth';
}
