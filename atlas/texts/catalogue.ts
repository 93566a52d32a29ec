import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setupI18n, type I18n } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import PO from 'pofile';
import type { FlowModel, Language, Text, Texts, Value } from '../../machines/flowModel.ts';
import { textKey, textsOf } from '../explorer/texts.ts';

/** What no page of the portal says: the atlas's own texts. Those of the server stand in a folder, which is not read. */
const apart = 'atlas.po';

/** The portal's texts as the catalogues of `locales/` have them, in one language. */
interface Messages {
  byId: Map<string, string>;
  /** What fills their placeholders. */
  i18n: I18n;
}

export type Catalogue = Record<Language, Messages>;

/** A text of a model that the catalogues do not have, or have in several ways. */
export class TextError extends Error {
  constructor(text: Text, fault: string) {
    super(`”${typeof text === 'string' ? text : text.fi}” ${fault}`);
    this.name = 'TextError';
  }
}

/** @param project the folder that `locales/` is in */
export function readCatalogue(project: string): Catalogue {
  const read = (language: Language): Messages => {
    const folder = join(project, 'locales', language);
    const files = readdirSync(folder).filter((file) => file.endsWith('.po') && file !== apart);
    const items = files.flatMap((file) => PO.parse(readFileSync(join(folder, file), 'utf8')).items);
    const byId = new Map(items.map(({ msgid, msgstr }) => [msgid, msgstr[0] ?? '']));
    const compiled = Object.fromEntries([...byId].map(([id, message]) => [id, compileMessage(message)]));
    return { byId, i18n: setupI18n({ locale: language, messages: { [language]: compiled } }) };
  };
  return { fi: read('fi'), sv: read('sv'), en: read('en') };
}

/** A message with its placeholders filled, and without the tags that elements of the page stand for. */
function filled({ i18n }: Messages, id: string, values: Record<string, Value>): string {
  const language = i18n.locale as Language;
  const own = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'object' ? value[language] : value,
  ]);
  return i18n._(id, Object.fromEntries(own)).replaceAll(/<\/?\w+\/?>/g, '');
}

/** Whether a message takes the values that are given. */
const isFilledBy = (message: string, names: readonly string[]): boolean =>
  names.every((name) => new RegExp(`\\{\\s*${name}\\b`).test(message));

/**
 * A text of a model in each language, found by its Finnish words.
 *
 * @throws TextError where the portal does not say so, or says it in several ways and the model does not name which
 */
export function findText(catalogue: Catalogue, text: Text): Texts {
  if (typeof text !== 'string' && 'isData' in text)
    return { fi: text.fi, sv: text.sv ?? text.fi, en: text.en ?? text.fi };
  const { fi, id, values = {} } = typeof text === 'string' ? { fi: text } : text;
  const names = Object.keys(values);
  const ids = [...catalogue.fi.byId].flatMap(([one, message]) => {
    const isIt = (id ?? one) === one && isFilledBy(message, names) && filled(catalogue.fi, one, values) === fi;
    return isIt ? [one] : [];
  });
  const found = ids.map((one): Texts => ({
    fi,
    sv: filled(catalogue.sv, one, values),
    en: filled(catalogue.en, one, values),
  }));
  const [first, ...others] = found;
  if (!first) throw new TextError(text, id ? `is not what ${id} says in locales/fi` : 'stands nowhere in locales/fi');
  if (others.some(({ sv, en }) => sv !== first.sv || en !== first.en))
    throw new TextError(text, `is said otherwise in Swedish or English by ${ids.join(', ')}: name the id`);
  return first;
}

/**
 * Every text of a model in each language, by its `textKey`.
 *
 * @throws TextError
 */
export const findTexts = (catalogue: Catalogue, model: FlowModel): Record<string, Texts> =>
  Object.fromEntries(textsOf(model).map((text) => [textKey(text), findText(catalogue, text)]));
