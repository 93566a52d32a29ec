import { useEffect } from 'react';

let isFirstPage = true;

/**
 * Gives the page its title, and moves the focus to its heading when it comes. The first one that is opened keeps the
 * browser's own focus, so that the skip link comes first.
 *
 * @param about what the page is about, in any language: another one is another page
 */
export function useArrival(title: string, about: string): void {
  useEffect(() => {
    document.title = `${title} – Oma Kajo`;
  }, [title]);
  useEffect(() => {
    if (!isFirstPage) {
      window.scrollTo(0, 0);
      document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
    }
    isFirstPage = false;
  }, [about]);
}
