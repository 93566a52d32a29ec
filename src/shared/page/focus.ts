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
