import { linkKind } from '../../../domain/links/index.ts';

/** Whether an image may come from there: a path of the portal, or https below one of the given addresses. */
export function isImageAllowed(address: string, sources: readonly string[]): boolean {
  const kind = linkKind(address);
  if (kind !== 'external') return kind === 'own';
  const { origin, pathname } = new URL(address);
  return sources.some((source) => {
    if (!URL.canParse(source)) return false;
    const allowed = new URL(source);
    return origin === allowed.origin && pathname.startsWith(allowed.pathname);
  });
}
