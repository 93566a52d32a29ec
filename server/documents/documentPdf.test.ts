import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { readContents, type Contents } from '../content/contents.ts';
import { locales, type Locale } from '../texts.ts';
import { documentFile } from './documentFile.ts';
import { documentWords, type DocumentWords, type FilledIn } from './documentWords.ts';
import { readPdf } from './testing.ts';

let contents: Contents;
beforeAll(async () => {
  const read = await readContents(join(import.meta.dirname, '..', 'content'));
  if ('faults' in read) throw new Error(JSON.stringify(read.faults));
  contents = read.contents;
});

function wordsOf(id: string, locale: Locale, filledIn?: FilledIn): DocumentWords {
  const words = documentWords(id, locale, contents, filledIn);
  if (!words) throw new Error(`there is no ${id}`);
  return words;
}

async function readDocument(words: DocumentWords, locale: Locale) {
  const file = await documentFile(words, locale, { brand: 'main' });
  return readPdf(file.content);
}

const ids = ['electricity-terms', 'heat-terms', 'price-list', 'production-terms', 'service-terms', 'withdrawal-form'];

test('the documents that products lead to are there (document.terms)', () => {
  expect([...contents.documents.keys()].sort()).toEqual(ids);
});

describe.each(locales)('%s: every document is read back as it was written (document.pdf)', (locale) => {
  test.each(ids)('%s', async (id) => {
    const { title, sections } = wordsOf(id, locale);
    const { pdf, pages, text, source, roles } = await readDocument(wordsOf(id, locale), locale);
    const said = [
      title,
      ...sections.flatMap(({ heading, paragraphs, rows }) => [
        heading,
        ...paragraphs,
        ...rows.flatMap(({ label, value }) => [label, value]),
      ]),
    ];
    const plain = (words: string) => words.replace(/\s+/g, '');
    expect(said.filter((words) => !plain(text).includes(plain(words)))).toEqual([]);
    expect(text).not.toMatch(/[{}]/);
    expect([pdf.numPages <= 2, ...pages.map(({ view }) => view.map(Math.round).join())]).toEqual([
      true,
      ...pages.map(() => '0,0,595,842'),
    ]);
    const { info } = await pdf.getMetadata();
    expect([info['Title'], info['Language'], (await pdf.getMarkInfo())?.Marked]).toEqual([title, locale, true]);
    expect(roles.has('H1') && roles.has('H2') && roles.has('P')).toBe(true);
    // A font in the file for each that is named in it.
    expect(source.match(/\/FontFile2/g)).toHaveLength(2);
  });
});

test('rows are a table to readers of the screen (document.pdf)', async () => {
  const { roles } = await readDocument(wordsOf('price-list', 'fi'), 'fi');
  expect([...roles].filter((role) => ['Table', 'TR', 'TH', 'TD'].includes(role))).toEqual(['Table', 'TR', 'TH', 'TD']);
});

test('a file says what it is, in which words and language, and is drawn once (document.pdf)', async () => {
  const draw = () => documentFile(wordsOf('heat-terms', 'sv'), 'sv', { brand: 'main' });
  const [one, again] = await Promise.all([draw(), draw()]);
  expect([one.name, one.contentType, one.content === again.content]).toEqual([
    'heat-terms-2026-11-01-sv.pdf',
    'application/pdf',
    true,
  ]);
  const coop = await documentFile(wordsOf('heat-terms', 'sv'), 'sv', { brand: 'coop' });
  expect(coop.content.equals(one.content)).toBe(false);
  expect(documentWords('none', 'sv', contents)).toBeNull();
});

test('others are answered while a document is drawn (document.thread)', async () => {
  let turns = 0;
  const turning = setInterval(() => (turns += 1), 1);
  await Promise.all(ids.map((id) => documentFile(wordsOf(id, 'en'), 'en', { brand: 'coop' })));
  clearInterval(turning);
  expect(turns).toBeGreaterThan(5 * ids.length);
});

describe('the withdrawal form (document.form)', () => {
  const filledIn = { product: 'Kajo $& {orderNo}', orderNo: '8841 2207', orderedOn: '7.2.2027' };
  const line = '…{10,}';

  test.each([
    ['fi', 'Vastaanottaja Kajo Energia Oy, Asiakaspalvelu, PL 100, 33101 Tampere', 'Nimi', 'Allekirjoitus'],
    ['sv', 'Mottagare Kajo Energi Ab, Kundservice, PB 100, 33101 Tammerfors', 'Namn', 'Underskrift'],
    ['en', 'To Kajo Energy Ltd, Customer service, P.O. Box 100, FI-33101 Tampere', 'Name', 'Signature'],
  ] as const)(
    '%s: to whom, the order where it is known, and lines to write on',
    async (locale, to, name, signature) => {
      const [empty, filled] = [wordsOf('withdrawal-form', locale), wordsOf('withdrawal-form', locale, filledIn)];
      const [{ text: emptyText }, { text }] = await Promise.all([
        readDocument(empty, locale),
        readDocument(filled, locale),
      ]);
      expect([text, emptyText].every((words) => words.includes(to))).toBe(true);
      for (const known of Object.values(filledIn)) {
        expect(text).toContain(known);
        expect(emptyText).not.toContain(known);
      }
      const lines = (words: string) => words.match(new RegExp(line, 'g'))?.length;
      expect([lines(emptyText), lines(text)]).toEqual([7, 4]);
      for (const by of [name, signature]) expect(text).toMatch(new RegExp(`${by}[^…]*${line}`));
    },
  );
});
