import { computeAccessibleName, getRole, isDisabled } from 'dom-accessibility-api';

/* Bundled and run in the page of each engine: it finds things as a person does, who sees what they are and what they are called. */

/** A thing by its role and a part of its name; where several have the part, the one that is called so and no more. */
export interface Sought {
  role: string;
  name: string;
  /** The name of the group in which it is, where that tells it from others. */
  group?: string;
}

/** What was found, as it stands in the window. */
export interface Found {
  /** Its middle, in pixels from the upper left. */
  x: number;
  y: number;
  /** Nothing lies over it, so that a press there presses it. */
  isFree: boolean;
  isDisabled: boolean;
  /** Of a box, a radio button or a switch; of a button what it has pressed. */
  isOn: boolean;
  hasFocus: boolean;
  /** What stands in a field. */
  value: string;
}

/**
 * Finds a thing and brings it into the window.
 *
 * @returns what was found, or the names of what else there is of the role
 */
export function find(sought: Sought): { found: Found } | { names: string[] } {
  const element = elementOf(sought);
  return element ? { found: describe(element) } : { names: elementsOf(sought.role).map(nameOf) };
}

/** Gives it the focus, as whoever comes there by keys has it. */
export function focus(sought: Sought): void {
  const element = elementOf(sought);
  if (element instanceof HTMLElement) element.focus();
}

/** Chooses what is called so of a list that opens, whose own window no protocol reaches. */
export function select(list: string, option: string): boolean {
  const element = elementsOf('combobox').find((one) => nameOf(one).includes(list));
  if (!(element instanceof HTMLSelectElement)) return false;
  const chosen = [...element.options].find(({ text }) => text === option);
  if (!chosen) return false;
  element.value = chosen.value;
  for (const type of ['input', 'change']) element.dispatchEvent(new Event(type, { bubbles: true }));
  return true;
}

/** Whether a text can be read on the page. */
export const reads = (text: string): boolean => plain(stage().innerText).includes(text);

/** What has the focus, as a person knows it. */
export function focused(): Sought {
  const { activeElement } = document;
  if (!activeElement) return { role: '', name: '' };
  return { role: roleOf(activeElement), name: nameOf(activeElement) };
}

function elementOf({ role, name, group }: Sought): Element | undefined {
  const within = group === undefined ? undefined : elementOf({ role: 'group', name: group });
  if (group !== undefined && !within) return undefined;
  const parts = elementsOf(role, within).filter((element) => nameOf(element).includes(name));
  return parts.find((element) => nameOf(element) === name) ?? parts[0];
}

/** While a dialog is open nothing else can be reached. */
const stage = (): HTMLElement => [...document.querySelectorAll<HTMLElement>('dialog:modal')].at(-1) ?? document.body;

function elementsOf(role: string, within: Element = stage()): Element[] {
  return [within, ...within.querySelectorAll('*')].filter(
    (element) =>
      roleOf(element) === role &&
      element.checkVisibility({ visibilityProperty: true }) &&
      !element.closest('[aria-hidden="true"], [inert]'),
  );
}

const roleOf = (element: Element): string => getRole(element) ?? '';
const nameOf = (element: Element): string => plain(computeAccessibleName(element));
/** Soft hyphens say where a word may be broken; other spaces are spaces. */
const plain = (text: string): string => text.replaceAll('\u00ad', '').replaceAll(/\s+/g, ' ').trim();

function describe(element: Element): Found {
  const isWithin = ({ top, bottom }: DOMRect) => top >= 0 && bottom <= window.innerHeight;
  if (!isWithin(element.getBoundingClientRect())) element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, top, width, height } = element.getBoundingClientRect();
  const [x, y] = [Math.round(left + width / 2), Math.round(top + height / 2)];
  const there = document.elementFromPoint(x, y);
  const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined;
  return {
    x,
    y,
    isFree: there !== null && (element.contains(there) || (label?.contains(there) ?? false)),
    isDisabled: isDisabled(element) || element.getAttribute('aria-disabled') === 'true',
    isOn:
      (element instanceof HTMLInputElement && element.checked) ||
      ['aria-checked', 'aria-pressed'].some((state) => element.getAttribute(state) === 'true'),
    hasFocus: document.activeElement === element,
    value: element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement ? element.value : '',
  };
}
