import { expect, type BrowserContext, type Locator, type Page } from '@playwright/test';
import { typedIn, usedPart } from '../../../atlas/explorer/texts.ts';
import type { Action, Answer, Language, UploadedFile } from '../../../machines/flowModel.ts';
import { partIn } from './look.ts';
import type { Network } from './network.ts';
import { comeBack, goTo, tellFromElsewhere } from './person.ts';
import { say } from './say.ts';

/** In milliseconds: a second press by the hand that comes sooner counts as one with the first (`flow.doublePress`). */
const HAND = 450;
let pressedAt = -Infinity;

/** Presses with the hand; by the key where no hand would be so fast. */
async function press(part: Locator, role: string): Promise<void> {
  const isTooSoon = performance.now() - pressedAt < HAND && (role === 'button' || role === 'link');
  // A key is pressed without looking whether it can be.
  if (isTooSoon) await expect(part).toBeEnabled();
  await (isTooSoon ? part.press('Enter') : part.click());
  pressedAt = performance.now();
}

/** What a person acts on. */
interface Surroundings {
  page: Page;
  context: BrowserContext;
  /** Where the portal is served. */
  url: string;
  network: Network;
  language: Language;
  /** Whether everything is pressed twice, as the impatient do. */
  isTwice: boolean;
}

/** Whether an address leads to another page than the open one. */
export const isElsewhere = (page: Page, address: string): boolean =>
  new URL(address, page.url()).pathname !== new URL(page.url()).pathname;

/** Does one thing that a model has a person do. */
export async function act(surroundings: Surroundings, action: Action): Promise<void> {
  const { page, context, url, network, language, isTwice } = surroundings;
  if (await use(page, action, language, isTwice)) return;
  if ('key' in action) await page.keyboard.press(action.key);
  else if ('go' in action) await page.evaluate(goTo, action.go);
  else if ('wait' in action) await page.clock.fastForward(action.wait);
  else if ('comeBack' in action) await comeBack(page, action.comeBack);
  else if ('otherTab' in action)
    await tellFromElsewhere(context, url, action.otherTab === 'signOut' ? 'signedOut' : 'customerChanged');
  else if ('answer' in action) await answerCall(network, action.answer, action.with);
  else if ('next' in action) network.expect(action.next, action.with);
}

/** Answers a call when it is under way, and sees that it carries what it must. */
export async function answerCall(network: Network, id: string, answer: Answer): Promise<void> {
  await expect.poll(() => network.waiting([id]).length, { message: `${id} is under way` }).toBe(1);
  expect(await network.answer(id, answer), 'what the call must carry').toEqual([]);
}

/**
 * Does what a person does with a part of the page.
 *
 * @returns whether the action was of that kind
 */
export async function use(page: Page, action: Action, language: Language, isTwice: boolean): Promise<boolean> {
  const used = usedPart(action);
  if (!used) return false;
  const part = partIn(page, used, language);
  if ('press' in action) await (isTwice ? part.dblclick() : press(part, used.role));
  else if ('fill' in action) await part.fill(typedIn(action.text, language));
  else if ('type' in action) {
    await part.press('End');
    await part.pressSequentially(action.text);
  } else if ('clear' in action) await part.clear();
  else if ('check' in action) await part.check();
  else if ('uncheck' in action) await part.uncheck();
  else if ('choose' in action) await (used.role === 'radio' ? part.check() : part.click());
  else if ('select' in action) await part.selectOption({ label: say(action.option, language) });
  else if ('upload' in action) await upload(page, part, action.file);
  return true;
}

/** The system asks for the file, and is given it. */
async function upload(page: Page, part: Locator, { name, mimeType, content }: UploadedFile): Promise<void> {
  const asked = page.waitForEvent('filechooser');
  await part.click();
  await (await asked).setFiles({ name, mimeType, buffer: Buffer.from(content) });
}
