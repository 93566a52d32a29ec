import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setupI18n, type I18n } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import PO from 'pofile';

export const locales = ['fi', 'sv', 'en'] as const;
export type Locale = (typeof locales)[number];

const catalogueFolder = join(import.meta.dirname, '..', 'locales');

/** The server's own catalogues, those of `server/` and the identity provider's pages; the portal has others. */
function cataloguesOf(locale: Locale): string[] {
  const folder = join(catalogueFolder, locale);
  return ['identity.po', ...readdirSync(join(folder, 'server')).map((file) => join('server', file))].map((file) =>
    join(folder, file),
  );
}

function load(locale: Locale): I18n {
  const messages = cataloguesOf(locale)
    .flatMap((file) => PO.parse(readFileSync(file, 'utf8')).items)
    .map(({ msgid, msgstr }) => [msgid, compileMessage(msgstr[0] ?? '')] as const);
  return setupI18n({ locale, messages: { [locale]: Object.fromEntries(messages) } });
}

/** Read at start: a catalogue that is not there, or a message that is no message, is noticed then. */
const texts = { fi: load('fi'), sv: load('sv'), en: load('en') } satisfies Record<Locale, I18n>;

/** A text of the server in one of the three languages. */
export function translate(locale: Locale, id: string, values: Record<string, string | number> = {}): string {
  return texts[locale]._(id, values);
}

/** A language as rows keep it. */
export const languageOf = (locale: Locale) => locale.toUpperCase() as Uppercase<Locale>;

/** The language of a code in any case; null where it is none of ours. */
export function knownLocale(code: string | undefined): Locale | null {
  const lowered = code?.toLowerCase();
  return locales.find((locale) => locale === lowered) ?? null;
}

/** The first of our languages that an `Accept-Language` header names; Finnish when it names none. */
export function preferredLocale(acceptLanguage: string | undefined): Locale {
  const wished = (acceptLanguage ?? '').slice(0, 128).toLowerCase().split(',');
  const languages = wished.map((wish) => wish.trim().split(/[-;]/)[0]);
  return languages.flatMap((language) => locales.find((locale) => locale === language) ?? [])[0] ?? 'fi';
}

/** A day `YYYY-MM-DD` as the pages write it: `1.11.2026`, in English `01/11/2026` (`language.formats`). */
export function dayIn(locale: Locale, day: string): string {
  const parts = day.split('-').toReversed();
  return locale === 'en' ? parts.join('/') : parts.map(Number).join('.');
}
