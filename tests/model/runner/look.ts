import { expect, type Locator, type Page } from '@playwright/test';
import { textKey, typedIn } from '../../../atlas/explorer/texts.ts';
import type { FlowModel, Held, Language, Part, Sight, Text } from '../../../machines/flowModel.ts';
import type { Moves } from './moves.ts';
import { literal, pattern, type Network } from './network.ts';
import { say } from './say.ts';

type Root = Page | Locator;

/** A part of the page, by its role and name. */
export function partIn(root: Root, part: Part, language: Language): Locator {
  const { role, name, mark } = part;
  const within = placeOf(root, part);
  const words = mark === undefined ? say(name, language) : `${say(name, language)} ${say(mark, language)}`;
  if (role === 'alert' || role === 'status') return within.getByRole(role).filter({ hasText: words });
  return within.getByRole(role, { name: words, exact: true });
}

function placeOf(root: Root, { isAround, isInDialog }: Part): Root {
  if (isAround && 'page' in root) return root.page();
  return isInDialog && !('page' in root) ? root.getByRole('dialog') : root;
}

/** Anything that is off, as a style sheet finds it. */
const disabled = [
  ':disabled',
  '[aria-disabled="true"]',
  '[aria-busy="true"]',
  '[readonly]',
  '[aria-readonly="true"]',
  // A choice says so once, for all of its buttons.
  '[role="radiogroup"][aria-readonly="true"] [type="radio"]',
].join(', ');

const isOff = (part: Locator) => part.evaluate((element, selector) => element.matches(selector), disabled);

/** Whether a dialog lies over it, behind which nothing can be used. */
const isBehind = (part: Locator) =>
  part.evaluate((element) => {
    const dialog = document.querySelector('dialog:modal');
    return dialog !== null && !dialog.contains(element);
  });

/** Whether a person can use a part as the page is. */
export async function canUse(root: Root, part: Part, language: Language): Promise<boolean> {
  const parts = await partIn(root, part, language).all();
  for (const one of parts) if ((await one.isVisible()) && !(await isOff(one)) && !(await isBehind(one))) return true;
  return false;
}

/** Whether a part is a choice that is made already, which cannot be made again. */
export async function isChosen(root: Root, part: Part, language: Language): Promise<boolean> {
  const [first] = await partIn(root, part, language).all();
  return first !== undefined && (await first.evaluate((element) => element.matches(':checked, [aria-checked="true"]')));
}

/** The texts of other looks of the flow that are none of this one's, in one expression; null where there are none. */
function strangeTo(own: readonly Text[], others: readonly Text[], language: Language): string | null {
  const strange = others
    .filter((other) => !own.some((text) => textKey(text) === textKey(other)))
    .map((text) => literal(say(text, language).replace(/\s+/g, ' ')));
  return strange.length > 0 ? strange.join('|') : null;
}

/** Sees that no text and no heading stands here that belongs to other looks of the flow alone. */
async function lookForStrangeTexts(
  page: Page,
  root: Root,
  { sees }: FlowModel,
  own: Sight<unknown>,
  language: Language,
): Promise<void> {
  // All of them at once: one by one they would take most of the time of a tour.
  const texts = (sight: Sight<unknown>) => sight.texts ?? [];
  const strange = strangeTo([...texts(own), ...(own.behind ?? [])], sees.flatMap(texts), language);
  const message = 'texts that belong to other looks alone; where one stands here too, list it';
  if (strange !== null) {
    const seen = page.getByText(new RegExp(strange, 'i')).filter({ visible: true });
    await expect.poll(() => seen.allInnerTexts(), { message }).toEqual([]);
  }
  const headings = ({ heading, dialog }: Sight<unknown>) => [heading ?? [], dialog ?? []].flat();
  // A look that names no heading has that of the page, whichever it is.
  const strangeHeadings = headings(own).length > 0 ? strangeTo(headings(own), sees.flatMap(headings), language) : null;
  if (strangeHeadings !== null)
    await expect(root.getByRole('heading', { name: new RegExp(`^(${strangeHeadings})$`) }), message).toHaveCount(0);
}

/** Sees that the page is as the model says: what stands there, what can be done, and where it is. */
export async function look(page: Page, model: FlowModel, sight: Sight<unknown>, language: Language): Promise<void> {
  const dialogs = page.getByRole('dialog');
  const root: Root = sight.dialog ? dialogs : page.getByRole('main');
  if (sight.dialog)
    await expect(page.getByRole('dialog', { name: say(sight.dialog, language), exact: true })).toBeVisible();
  else await expect(dialogs).toHaveCount(0);
  if (sight.heading) {
    const heading = root.getByRole('heading', { level: 1, name: say(sight.heading, language), exact: true });
    // It may be there for those alone who have the page read to them.
    await expect(heading).toBeAttached();
  }
  for (const text of sight.texts ?? []) await expect(withText(root, text, language)).toBeVisible();
  for (const text of sight.behind ?? []) await expect(withText(page.getByRole('main'), text, language)).toBeVisible();
  await lookForStrangeTexts(page, root, model, sight, language);
  for (const part of sight.can ?? []) {
    await expect(on(root, part, language)).toBeVisible();
    if (part.to) await expect(on(root, part, language)).toHaveAttribute('href', pattern(part.to));
  }
  for (const part of sight.cannot ?? []) await expect(off(root, part, language)).toBeVisible();
  for (const part of sight.shows ?? []) await expect(partIn(root, part, language).first()).toBeVisible();
  for (const held of sight.holds ?? []) await lookAtHeld(root, held, language);
  if (sight.address) {
    const { pathname, search } = new URL(page.url());
    expect(pathname + search, 'the address').toBe(sight.address);
  }
}

/** Sees that a field still holds what it held. */
async function lookAtHeld(root: Root, held: Held, language: Language): Promise<void> {
  const part = partIn(root, held.part, language);
  if ('text' in held) await expect(part).toHaveValue(typedIn(held.text, language));
  else if ('isChecked' in held) await expect(part).toBeChecked({ checked: held.isChecked });
  else await expect(part.locator('option:checked')).toHaveText(say(held.option, language));
}

/** Sees where the browser was led, what the other tabs were told, and with which token calls went out. */
export async function lookAtWhatWentOut(
  { through, tells }: Sight<unknown>,
  { addresses, outdated }: Network,
  { toTabs }: Moves,
): Promise<void> {
  if (through) expect(addresses, 'where it was led').toContainEqual(expect.stringMatching(pattern(through)));
  if (tells) await expect.poll(() => toTabs, { message: 'what other tabs are told' }).toContain(tells);
  expect(outdated, 'calls with a token that was renewed').toEqual([]);
}

const withText = (root: Root, text: Text, language: Language) => root.getByText(say(text, language)).first();

const on = (root: Root, part: Part, language: Language) =>
  partIn(root, part, language)
    .and(placeOf(root, part).locator(`:not(:is(${disabled}))`))
    .first();
const off = (root: Root, part: Part, language: Language) =>
  partIn(root, part, language).and(placeOf(root, part).locator(disabled)).first();

/** Whether a key would follow a link. */
export async function isOnLink(page: Page): Promise<boolean> {
  return page.evaluate(() => (document.activeElement?.closest('a') ?? null) !== null);
}
