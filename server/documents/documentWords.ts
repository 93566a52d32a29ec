import type { Contents } from '../content/contents.ts';
import type { Locale } from '../texts.ts';

/** What a document says in one language: all that it is drawn from, and all that is kept where it must stay as it was. */
export interface DocumentWords {
  id: string;
  /** The day from which the words hold. */
  version: string;
  title: string;
  sections: { heading: string; paragraphs: string[]; rows: { label: string; value: string }[] }[];
}

/** What a form has room for; the contents name it in braces, `{orderNo}`. */
export type FilledIn = Record<'product' | 'orderNo' | 'orderedOn', string>;

const ROOM = /\{(product|orderNo|orderedOn)\}/g;
/** What one writes on by hand. */
const LINE = '…'.repeat(23);

/**
 * A document in a language; null where the contents have none of that id.
 *
 * @param filledIn what stands in its room; left out: lines to write on (`document.form`)
 */
export function documentWords(
  id: string,
  locale: Locale,
  { documents }: Pick<Contents, 'documents'>,
  filledIn?: FilledIn,
): DocumentWords | null {
  const document = documents.get(id);
  if (!document) return null;
  const said = (words: Record<Locale, string>) =>
    words[locale].replace(ROOM, (_room, name: keyof FilledIn) => filledIn?.[name] ?? LINE);
  return {
    id,
    version: document.version,
    title: said(document.title),
    sections: document.sections.map(({ heading, paragraphs, rows }) => ({
      heading: said(heading),
      paragraphs: paragraphs.map(said),
      rows: rows.map(({ label, value }) => ({ label: said(label), value: said(value) })),
    })),
  };
}
