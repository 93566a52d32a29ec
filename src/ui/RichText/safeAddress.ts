/** Stands in for the portal's own origin, which a path must not leave. */
const OWN = 'https://portal.invalid';

/**
 * Controls, what is not seen, spaces, backslashes: browsers drop or turn some of them while they read an address, so that
 * `java\tscript:` and `/\evil.example` are not what they seem.
 */
const TURNED_BY_BROWSERS = /[\p{Cc}\p{Cf}\p{Z}\\]/u;

function parse(address: string): URL | null {
  if (TURNED_BY_BROWSERS.test(address)) return null;
  try {
    return new URL(address, OWN);
  } catch {
    return null;
  }
}

/** A path of the portal's own: begins with one slash, and dots do not lead it to two. */
const isOwnPath = (address: string, { origin, pathname }: URL) =>
  address.startsWith('/') && !address.startsWith('//') && origin === OWN && !pathname.startsWith('//');

/** Written out in full: the browser would also mend `https:/evil.example` and `https:evil.example`. */
const isWeb = (address: string, { protocol, username, password }: URL) =>
  /^https:\/\/[^/]/i.test(address) && protocol === 'https:' && username === '' && password === '';

/** Whether a link may lead there: https, mail, telephone, or a path of the portal. Where it is out of the portal is said. */
export function linkKind(address: string): 'own' | 'external' | 'contact' | null {
  const url = parse(address);
  if (!url) return null;
  if (isOwnPath(address, url)) return 'own';
  if (isWeb(address, url)) return 'external';
  return ['mailto:', 'tel:'].includes(url.protocol) ? 'contact' : null;
}

/** Whether an image may come from there: a path of the portal, or https below one of the given addresses. */
export function isImageAllowed(address: string, sources: readonly string[]): boolean {
  const url = parse(address);
  if (!url) return false;
  if (isOwnPath(address, url)) return true;
  return (
    isWeb(address, url) &&
    sources.some((source) => {
      const allowed = parse(source);
      return allowed !== null && url.origin === allowed.origin && url.pathname.startsWith(allowed.pathname);
    })
  );
}
