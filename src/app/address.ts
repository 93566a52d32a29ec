import { withoutTrailingSlash } from '../shared/page/ownAddress.ts';

/** Takes the slash off the end of the address, but for the front page's own (`routes.trailingSlash`). */
export function removeTrailingSlash({ location, history }: Pick<Window, 'location' | 'history'>): void {
  const path = withoutTrailingSlash(location.pathname);
  if (path === location.pathname) return;
  history.replaceState(history.state, '', path + location.search + location.hash);
}

/** Search parameters as the plain texts that they are; a route says which it knows and what they may be. */
export const plainSearch = {
  parseSearch: (search: string): Record<string, string> => Object.fromEntries(new URLSearchParams(search)),
  stringifySearch: (search: Record<string, unknown>): string => {
    const pairs = Object.entries(search).filter(([, value]) => value !== undefined && value !== null);
    const text = new URLSearchParams(pairs.map(([key, value]) => [key, String(value)])).toString();
    return text && `?${text}`;
  },
};
