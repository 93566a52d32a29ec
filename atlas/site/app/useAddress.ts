import { useMemo, useSyncExternalStore } from 'react';
import { parseAddress, type Address } from './address.ts';

const readHash = () => window.location.hash;

function subscribe(onChange: () => void) {
  window.addEventListener('hashchange', onChange);
  return () => window.removeEventListener('hashchange', onChange);
}

/** The part of the address behind the `#`, with it. */
export const useHash = (): string => useSyncExternalStore(subscribe, readHash);

/** Where the person is, kept up with links, and with going back and forth. */
export function useAddress(): Address {
  const hash = useHash();
  return useMemo(() => parseAddress(hash), [hash]);
}

/** Goes to an address as a link would. */
export function goTo(href: string): void {
  window.location.hash = href;
}

/**
 * A link to a place on the page itself, as the one past the header, would take the place of the atlas's own address: it
 * is followed by hand.
 */
export function followSkipLinks(): void {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const href = link?.getAttribute('href') ?? '';
    if (!/^#[^/]/.test(href)) return;
    event.preventDefault();
    document.getElementById(href.slice(1))?.focus();
  });
}
