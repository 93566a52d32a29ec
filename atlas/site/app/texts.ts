import { setupI18n, type I18n, type Messages } from '@lingui/core';
import type { Language } from '../../../machines/flowModel.ts';

const catalogues = import.meta.glob<{ messages: Messages }>('../../../locales/*/atlas.po', { eager: true });

/** The atlas's texts, in all languages from the first: the site is one script. */
export function loadTexts(language: Language): I18n {
  const i18n = setupI18n();
  for (const [file, { messages }] of Object.entries(catalogues)) i18n.load(file.split('/').at(-2) ?? '', messages);
  i18n.activate(language);
  return i18n;
}
