import { ownProofCookie } from '../../../../domain/session/cookies.ts';
import { PROOF_COOKIE_TIME } from '../../../../domain/session/proof.ts';

/**
 * Marks this browser as the one that has asked for an update: the way to the bank is open to it alone, so that no link leads
 * anybody to prove what somebody else has typed (`update.ownBrowser`).
 */
export function markOwnProof({ document, location }: Pick<Window, 'document' | 'location'>, orderId: string): void {
  const isSecure = location.protocol === 'https:';
  const attributes = `Path=/; Max-Age=${PROOF_COOKIE_TIME}; SameSite=Strict${isSecure ? '; Secure' : ''}`;
  document.cookie = `${ownProofCookie(isSecure)}=${orderId}; ${attributes}`;
}
