/** Has a heading take the focus, which a key alone does not reach; the page stays where it is. */
export function takeFocus(heading: HTMLElement): void {
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/** Moves the focus to the page's heading, from which a reader of the screen goes on; false where there is none. */
export function focusHeading(): boolean {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (!heading) return false;
  takeFocus(heading);
  return true;
}

/**
 * Leads to the page's heading, once it is there where it is still on its way; whoever has the focus elsewhere by then keeps it.
 *
 * @returns gives the waiting up
 */
export function whenHeadingIsThere(lead: () => void): (() => void) | undefined {
  const isThere = () => document.querySelector('main h1') !== null;
  if (isThere()) {
    lead();
    return undefined;
  }
  const observer = new MutationObserver(() => {
    if (!isThere()) return;
    observer.disconnect();
    if (document.activeElement === document.body) lead();
  });
  observer.observe(document.body, { childList: true, subtree: true });
  return () => observer.disconnect();
}
