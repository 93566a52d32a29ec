import type { Settings } from '../settings.ts';
import type { Locale } from '../texts.ts';
import { documentPdf } from './documentPdf.ts';
import type { DocumentWords } from './documentWords.ts';

/** A document as a file, to be given out or attached to a mail. */
export interface DocumentFile {
  name: string;
  contentType: 'application/pdf';
  content: Buffer;
}

/** So many files are kept: those of the contents, and some forms that are filled in. */
const KEPT = 50;
/** Drawn once for each words, language and brand; the one that was asked for last is the last. */
const drawn = new Map<string, Promise<Buffer>>();

export const fileNameOf = ({ id, version }: Pick<DocumentWords, 'id' | 'version'>, locale: Locale): string =>
  `${id}-${version}-${locale}.pdf`;

/** The file of a document in a language (`document.pdf`). */
export async function documentFile(
  words: DocumentWords,
  locale: Locale,
  settings: Pick<Settings, 'brand'>,
): Promise<DocumentFile> {
  const key = JSON.stringify([words, locale, settings.brand]);
  const content = drawn.get(key) ?? documentPdf(words, locale, settings);
  drawn.delete(key);
  drawn.set(key, content);
  const [oldest = key] = drawn.keys();
  if (drawn.size > KEPT) drawn.delete(oldest);
  content.catch(() => drawn.delete(key));
  return { name: fileNameOf(words, locale), contentType: 'application/pdf', content: await content };
}
