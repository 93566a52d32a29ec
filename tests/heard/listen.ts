import { virtual } from '@guidepup/virtual-screen-reader';

/* Bundled and run in the page. */

/** More than any page has to say. */
const MOST = 5000;

/**
 * What a screen reader says of the page from its beginning to its end; of a dialog alone while one is open.
 *
 * @param part of the page: all of it, or what differs from page to page
 * @returns the phrases in their order
 */
export async function listen(part: 'body' | 'main'): Promise<string[]> {
  // A reader is not told what stands there for who has no scripts; this one would be.
  for (const unseen of document.querySelectorAll('noscript')) unseen.remove();
  const dialogs = document.querySelectorAll<HTMLElement>('dialog:modal');
  const container = [...dialogs].at(-1) ?? document.querySelector<HTMLElement>(part) ?? document.body;
  await virtual.start({ container });
  // It goes round: after the end comes the beginning again.
  const first = await virtual.lastSpokenPhrase();
  for (let said = 1; said < MOST; said += 1) {
    await virtual.next();
    if ((await virtual.lastSpokenPhrase()) === `end of ${first}`) break;
  }
  const phrases = await virtual.spokenPhraseLog();
  await virtual.stop();
  return phrases;
}
