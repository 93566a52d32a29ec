import { DOUBLE_PRESS } from '../../ui/doublePress.ts';

/** In CSS pixels: how far the hand may move between the two. */
const SAME_PLACE = 24;

const pressable = 'a, button, input, label, summary, [role="button"]';

interface Press {
  control: Element;
  /** The dialog that was over the page. */
  dialog: Element | undefined;
  words: string | null;
  at: number;
  x: number;
  y: number;
}

let last: Press | null = null;

/** By its words: a button that has come anew under the same name is the same one to whoever presses it; so is one that steps on. */
const isSameControl = (one: Press, other: Press) =>
  one.words === other.words || (one.control === other.control && other.control.hasAttribute('data-steps'));

/** The control of the first press is there no more, is another by its words, or has sent a form that now says what is wrong above it. */
function isReplaced({ control, words, x, y }: Press): boolean {
  if (!control.isConnected || control.textContent !== words) return true;
  if (!control.matches('[type="submit"]')) return false;
  const { left, right, top, bottom } = control.getBoundingClientRect();
  return x < left || x > right || y < top || y > bottom;
}

/** A dialog has come over the page with the first press. */
const isCovered = (one: Press, other: Press) => other.dialog !== undefined && other.dialog !== one.dialog;

/** Stops the second press of a double one where it would land on what has come in the place of what was pressed. */
function stopMeantForAnother(event: MouseEvent): void {
  const control = event.target instanceof Element ? event.target.closest(pressable) : null;
  // A key presses what has the focus, wherever it stands.
  if (!control || event.detail === 0) return;
  const dialog = [...document.querySelectorAll('dialog:modal')].at(-1);
  const { textContent: words } = control;
  const press = { control, dialog, words, at: event.timeStamp, x: event.clientX, y: event.clientY };
  const isDouble =
    last !== null &&
    press.at - last.at < DOUBLE_PRESS &&
    Math.hypot(press.x - last.x, press.y - last.y) < SAME_PLACE &&
    (isCovered(last, press) || (isReplaced(last) && !isSameControl(last, press)));
  if (isDouble) {
    event.preventDefault();
    event.stopImmediatePropagation();
  }
  last = press;
}

/** A double press never lands on what comes in the place of what was pressed (`flow.doublePress`). */
export function guardDoublePresses(): void {
  window.addEventListener('click', stopMeantForAnother, { capture: true });
}
