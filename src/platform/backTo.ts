import { linkKind } from '../../domain/links/index.ts';
import type { SessionStore } from './storage.ts';

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
  const path = `${destination}/`.startsWith(`${own}/`) ? destination.slice(own.length) || '/' : destination;
  const kind = linkKind(path);
  return kind === 'own' || (kind === 'external' && allowed.includes(new URL(path).origin));
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
