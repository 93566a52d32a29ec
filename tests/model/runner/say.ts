import { join } from 'node:path';
import { textKey } from '../../../atlas/explorer/texts.ts';
import { findText, readCatalogue } from '../../../atlas/texts/catalogue.ts';
import type { Language, Text, Texts } from '../../../machines/flowModel.ts';

const catalogue = readCatalogue(join(import.meta.dirname, '..', '..', '..'));
const found = new Map<string, Texts>();

/**
 * A text of a model as the portal says it in a language.
 *
 * @throws TextError where the portal does not say so, or says it in several ways
 */
export function say(text: Text, language: Language): string {
  const key = textKey(text);
  const texts = found.get(key) ?? findText(catalogue, text);
  found.set(key, texts);
  return texts[language];
}
