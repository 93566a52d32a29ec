import type { MouseEvent } from 'react';

/** A press anywhere on a row is one on its link or button, unless it is on another, or marks text. */
export function pressRow({ target }: MouseEvent<HTMLElement>): void {
  if (!(target instanceof Element) || target.closest('a, button')) return;
  if (window.getSelection()?.isCollapsed === false) return;
  target.closest('tr')?.querySelector<HTMLElement>('[data-row-action]')?.click();
}
