import { useMemo } from 'react';
import { goTo, useHash } from './useAddress.ts';

/*
 * What is shown of a machine besides what is chosen in it stands behind the `?` of the address, beside the view:
 * `#/gate/state/route.open?language=sv&width=1280&scheme=dark`, `#/gate?view=simulation&start=…&sent=…`,
 * `#/gate?view=tour&tour=…&step=3`.
 */

const names = ['look', 'language', 'width', 'scheme', 'start', 'sent', 'tour', 'step', 'pictures'] as const;

/** Each as it is written; what is not there goes by itself. */
export type Shown = Partial<Record<(typeof names)[number], string>>;

/** What an address says of it. */
export function parseShown(hash: string): Shown {
  const search = new URLSearchParams(hash.split('?')[1] ?? '');
  return Object.fromEntries(names.flatMap((name) => (search.has(name) ? [[name, search.get(name)]] : [])));
}

/** An address that shows something else; what is changed to an empty text is left out. */
export function withShown(hash: string, change: Shown): string {
  const [path = '', before = ''] = hash.split('?');
  const search = new URLSearchParams(before);
  for (const [name, value] of Object.entries(change)) {
    if (value === '') search.delete(name);
    else search.set(name, value);
  }
  return search.size > 0 ? `${path}?${search}` : path;
}

interface Showing {
  shown: Shown;
  /** Shows something else; to go back leads to what was shown before. */
  show(change: Shown): void;
  /** The same without a way back, for what is changed in passing. */
  showInstead(change: Shown): void;
  /** An address that shows the same there. */
  kept(href: string): string;
}

/** What is shown, kept up with the address. */
export function useShown(): Showing {
  const hash = useHash();
  return useMemo(() => {
    const shown = parseShown(hash);
    return {
      shown,
      show: (change) => goTo(withShown(hash, change)),
      showInstead: (change) => {
        window.location.replace(withShown(hash, change));
        // The browser itself tells of it later; until then what was chosen would jump back.
        window.dispatchEvent(new HashChangeEvent('hashchange'));
      },
      kept: (href) => withShown(href, shown),
    };
  }, [hash]);
}
