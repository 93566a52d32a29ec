/** Stands in for the portal's own origin, which a path must not leave. */
const PORTAL = 'https://portal.invalid';

/**
 * Controls, what is not seen, spaces, backslashes: browsers drop or turn some of them while they read an address, so that
 * `java\tscript:` and `/\evil.example` are not what they seem.
 */
const TURNED_BY_BROWSERS = /[\s\p{C}\p{Z}\\]/u;

/** In characters; no address of ours comes near. */
const LONGEST_ADDRESS = 2000;
/** A place within a page, as an address names it. Without `=`, which is what a hand-over has. */
const ANCHOR = /^[\w.~%-]{1,128}$/;

function parse(address: string): URL | null {
  if (address.length > LONGEST_ADDRESS || TURNED_BY_BROWSERS.test(address)) return null;
  return URL.canParse(address, PORTAL) ? new URL(address, PORTAL) : null;
}

/** Written out in full: the browser would also mend `https:/evil.example` and `https:evil.example`. */
const isWeb = (address: string, { protocol, username, password }: URL) =>
  /^https:\/\/[^/]/i.test(address) && protocol === 'https:' && username === '' && password === '';

/**
 * Where a link leads that somebody else has written: to a path of the portal, by https out of it, or to a mail address or
 * telephone. Null for every other, which is not followed (`links.safe`).
 */
export function linkKind(address: string): 'own' | 'external' | 'contact' | null {
  const url = parse(address);
  if (!url) return null;
  // Dots may lead a path to two slashes, and those to another host.
  if (address.startsWith('/')) return url.origin === PORTAL && !url.pathname.includes('//') ? 'own' : null;
  if (isWeb(address, url)) return 'external';
  return ['mailto:', 'tel:'].includes(url.protocol) ? 'contact' : null;
}

/**
 * Whether an address is a path of this origin, of a page or of the server itself: written as a browser writes it, without a
 * hash (`session.ownPath`).
 */
export function isOwnAddress(address: string): boolean {
  if (linkKind(address) !== 'own' || address.includes('#')) return false;
  const { pathname, search } = new URL(address, PORTAL);
  try {
    const isAsWritten = decodeURI(pathname + search) === decodeURI(address);
    return isAsWritten && !/[\\\p{C}]|\/\//u.test(decodeURIComponent(pathname));
  } catch {
    return false;
  }
}

/**
 * Addresses of this origin that the server answers itself, in small letters. Whatever acts on being opened from a page of ours
 * is among them, such as the way to a proof, and a browser carries the hash along when it is redirected: a token that is
 * handed over there could go on to whatever they lead to.
 */
const SERVER_OWNED =
  /^\/(api|assets|atlas|dev|endsession|healthz|idp|login|metrics|pages|readyz|[^/]+\/redirect)(\/|$)/;

/**
 * Whether an address that came from outside may be gone to by itself, after a sign-in or a page in between: a path of a
 * page of the portal (`session.ownPath`).
 */
export const isOwnPath = (address: string): boolean =>
  isOwnAddress(address) && !SERVER_OWNED.test(decodeURIComponent(address.split('?')[0] ?? '').toLowerCase());

/**
 * The address as it may be gone back to: where it is too long, the parameters that do not fit are left out, such as those
 * of a campaign; what the page itself takes is short (`signIn.wayBack`).
 */
export function fittingAddress(address: string): string {
  if (address.length <= LONGEST_ADDRESS) return address;
  const [whole = '', ...anchor] = address.split('#');
  const [path = '', ...query] = whole.split('?');
  const rest = anchor.length > 0 ? `#${anchor.join('#')}` : '';
  let room = LONGEST_ADDRESS - path.length - rest.length;
  const kept = query
    .join('?')
    .split('&')
    .filter((parameter) => {
      const fits = parameter.length < room;
      if (fits) room -= parameter.length + 1;
      return fits;
    });
  return path + (kept.length > 0 ? `?${kept.join('&')}` : '') + rest;
}

/**
 * An address of the portal that somebody may be led back to: its path, and the place within the page without the `#`, empty
 * where it names none or what can be none. Null for an address that leads elsewhere (`session.ownPath`).
 */
export function readWayBack(address: string): { path: string; anchor: string } | null {
  const [path = '', ...rest] = address.split('#');
  const anchor = rest.join('#');
  return isOwnPath(path) ? { path, anchor: ANCHOR.test(anchor) ? anchor : '' } : null;
}
