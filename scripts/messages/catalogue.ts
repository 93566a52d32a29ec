import { createCompiledCatalog } from '@lingui/cli/api';
import { compileMessage } from '@lingui/message-utils/compileMessage';

export const locales = ['fi', 'sv', 'en'] as const;
export type Locale = (typeof locales)[number];
/** Texts by id. */
export type Texts = Record<string, string>;
type Tokens = ReturnType<typeof compileMessage>;

/** What is wrong between the languages of one catalogue: a text that is missing or broken, or other placeholders. */
export function compareLanguages(catalogue: string, texts: Record<Locale, Texts>): string[] {
  const ids = [...new Set(locales.flatMap((locale) => Object.keys(texts[locale])))].sort();
  const broken = locales.flatMap((locale) =>
    createCompiledCatalog(locale, texts[locale], {}).errors.map(
      ({ id, error }) => `${locale}/${catalogue}: ${id} is no ICU message: ${error.message.split('\n')[0]}`,
    ),
  );
  if (broken.length > 0) return broken;
  return ids.flatMap((id) =>
    locales.flatMap((locale) => {
      const text = texts[locale][id];
      if (!text) return [`${locale}/${catalogue}: ${id} is missing`];
      const [found, wanted] = [placeholders(text), placeholders(texts.fi[id] ?? text)];
      return found === wanted
        ? []
        : [`${locale}/${catalogue}: ${id} has the placeholders ${found}, in Finnish ${wanted}`];
    }),
  );
}

/** The values and tags that a message takes, each once, in order. */
function placeholders(text: string): string {
  const found = new Set<string>();
  const visit = (tokens: Tokens) => {
    for (const token of tokens) {
      if (typeof token === 'string') {
        for (const [, tag] of token.matchAll(/<(\w+)\/?>/g)) found.add(`<${tag}>`);
        continue;
      }
      const [name, , more] = token;
      found.add(`{${name}}`);
      // The branches of a plural or a choice.
      const branches = typeof more === 'object' && more !== null ? Object.values(more) : [];
      for (const branch of branches) if (Array.isArray(branch)) visit(branch as Tokens);
    }
  };
  visit(compileMessage(text));
  return [...found].sort().join(' ') || 'none';
}
