import type { SessionStore } from './storage.ts';

/** In characters; no address of ours comes near. */
const LONGEST = 2048;

/**
 * What a browser leaves out of an address or reads as another sign, so that it leads elsewhere than it seems to: white
 * space, control characters, what nobody sees, and backslashes.
 */
const DECEPTIVE = /[\s\p{C}\\]/u;

/**
 * Whether a destination that came from outside leads to this origin or to one of those allowed (`backTo.origins`).
 *
 * @param destination a path of this origin that begins with a slash, or a whole address
 * @param allowed origins such as `https://kajo.example`; what is no origin allows nothing
 */
export function isAllowedDestination(
  destination: string,
  allowed: readonly string[],
  own: string = window.location.origin,
): boolean {
  if (destination.length > LONGEST || DECEPTIVE.test(destination)) return false;
  if (!/^(?:\/|https?:\/\/)/i.test(destination) || !URL.canParse(destination, own)) return false;
  const { username, password, origin } = new URL(destination, own);
  return username === '' && password === '' && (origin === own || allowed.includes(origin));
}

/** The way back to the main site that this tab keeps; null where there is none, or where it leads nobody is sent. */
export function readBackTo(
  store: Pick<SessionStore, 'read'>,
  allowed: readonly string[],
  own: string = window.location.origin,
): string | null {
  const kept = store.read('backTo');
  return kept !== null && isAllowedDestination(kept, allowed, own) ? kept : null;
}
