import { isOwnPath } from '../../domain/links/index.ts';

/**
 * Addresses of this origin that the server answers itself. A browser carries the hash along when it is redirected, so a
 * token that is handed over there could go on to whatever they lead to.
 */
const serverOwned = /^\/(api|assets|endsession|idp|login|order\/redirect|pages|vap-addition\/redirect)(\/|$)/;

/**
 * Whether a text is a path of a page of this portal, so that going there with a token in the hash leaves nobody elsewhere
 * (`session.ownPath`): as a header may carry it, and none of the addresses that the server redirects from.
 */
export function isWayBack(text: string): boolean {
  if (!/^[\x21-\x7e]*$/.test(text) || !isOwnPath(text)) return false;
  return !serverOwned.test(decodeURIComponent(text.split('?')[0] ?? '').toLowerCase());
}
