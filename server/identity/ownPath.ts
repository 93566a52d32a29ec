/** The longest way back that is kept. */
const LENGTH_LIMIT = 512;
const PORTAL = 'https://portal.invalid';

/**
 * Addresses of this origin that the server answers itself. A browser carries the hash along when it is redirected, so a
 * token that is handed over there could go on to whatever they lead to.
 */
const serverOwned = /^\/(api|assets|endsession|idp|login|order\/redirect|pages|vap-addition\/redirect)(\/|$)/;

/**
 * Whether a text is a path of this portal, so that going there with a token in the hash leaves nobody elsewhere
 * (`session.ownPath`): one slash first, no second one in a row, no backslash, no control character, no hash of its own,
 * nothing that a browser would write otherwise (`/x/../y`), and none of the addresses that the server redirects from.
 */
export function isOwnPath(text: string): boolean {
  if (text.length > LENGTH_LIMIT || !/^\/[\x21\x22\x24-\x5b\x5d-\x7e]*$/.test(text) || text.includes('//'))
    return false;
  try {
    const { origin, pathname, search } = new URL(text, PORTAL);
    const path = decodeURIComponent(pathname);
    return (
      origin === PORTAL &&
      pathname + search === text &&
      !/[\\\p{Cc}]|\/\//u.test(path) &&
      !serverOwned.test(path.toLowerCase())
    );
  } catch {
    return false;
  }
}
