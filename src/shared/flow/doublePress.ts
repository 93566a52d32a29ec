import { DOUBLE_PRESS } from '../../ui/doublePress.ts';

/** In CSS pixels: how far the hand may move between the two. */
const SAME_PLACE = 24;

const pressable = 'a, button, input, label, summary, [role="button"]';

interface Press {
  /** What can be pressed there; null where nothing can. */
  control: Element | null;
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
  one.words === other.words || (one.control === other.control && one.control?.hasAttribute('data-steps') === true);

/** The control of the first press is there no more, is another by its words, or has sent a form that now says what is wrong above it. */
function isReplaced({ control, words, x, y }: Press): boolean {
  if (!control?.isConnected || control.textContent !== words) return true;
  if (!control.matches('[type="submit"]')) return false;
  const { left, right, top, bottom } = control.getBoundingClientRect();
  return x < left || x > right || y < top || y > bottom;
}

/** A dialog has come over the page with the first press. */
const isCovered = (one: Press, other: Press) => other.dialog !== undefined && other.dialog !== one.dialog;

function pressOf(event: MouseEvent): Press {
  const control = event.target instanceof Element ? event.target.closest(pressable) : null;
  const dialog = [...document.querySelectorAll('dialog:modal')].at(-1);
  const words = control?.textContent ?? null;
  return { control, dialog, words, at: event.timeStamp, x: event.clientX, y: event.clientY };
}

/** It is the second press of a double one, and lands on what has come in the place of what was pressed. */
const isMeantForAnother = (press: Press): boolean =>
  last !== null &&
  press.at - last.at < DOUBLE_PRESS &&
  Math.hypot(press.x - last.x, press.y - last.y) < SAME_PLACE &&
  (isCovered(last, press) || (isReplaced(last) && !isSameControl(last, press)));

function stopMeantForAnother(event: MouseEvent): void {
  const press = pressOf(event);
  // A key presses what has the focus, wherever it stands.
  if (!press.control || event.detail === 0) return;
  if (isMeantForAnother(press)) {
    event.preventDefault();
    event.stopImmediatePropagation();
  }
  last = press;
}

/** Such a press takes no focus from where the first one has led it. */
function keepFocus(event: MouseEvent): void {
  if (isMeantForAnother(pressOf(event))) event.preventDefault();
}

/** A double press never lands on what comes in the place of what was pressed (`flow.doublePress`). */
export function guardDoublePresses(): void {
  window.addEventListener('click', stopMeantForAnother, { capture: true });
  window.addEventListener('mousedown', keepFocus, { capture: true });
}
