import { afterEach, expect, test } from 'vitest';
import { readContents } from './contents.ts';
import { makeFolder, plainConsents, plainSettings, type TestFolder } from './testing.ts';

let folder: TestFolder | undefined;
afterEach(() => folder?.remove());

test.each<[string, string, object, string[]]>([
  [
    'a campaign that can be none',
    'settings.json',
    { ...plainSettings, campaigns: { consumers: 'a b', companies: 'b' } },
    ['13 campaigns.consumers must be the id of a campaign, of letters, digits, hyphens and underscores'],
  ],
  [
    'two banks of one id',
    'settings.json',
    {
      ...plainSettings,
      eInvoiceBanks: [
        { id: 'a', name: 'A', bic: 'ITELFIHH' },
        { id: 'a', name: 'B', bic: 'ITELFIHH' },
      ],
    },
    ['16 eInvoiceBanks must be a list in which each id stands once'],
  ],
  [
    'a consent without its words in a language',
    'consents.json',
    { ...plainConsents, earlyStart: { version: '2026-11-01', text: { fi: 'x', sv: 'x' } } },
    ['28 earlyStart.text.en is missing'],
  ],
  [
    'a consent whose version is no day',
    'consents.json',
    { ...plainConsents, terms: { ...plainConsents.terms, version: '2' } },
    ['3 terms.version must be the day of the words, such as 2027-01-31'],
  ],
  [
    'words that lead to a document and are not in the text',
    'consents.json',
    {
      ...plainConsents,
      terms: {
        ...plainConsents.terms,
        links: [{ document: 'terms', words: { fi: 'Hyväksyn', sv: 'Jag', en: 'We accept' } }],
      },
    },
    ['2 terms must be a box in whose text the words of each link stand, in each language'],
  ],
  ['a consent that nobody asks for', 'consents.json', { ...plainConsents, phone: {} }, ['58 phone is not known here']],
])('%s is refused (content.refused)', async (_what, file, content, faults) => {
  folder = makeFolder({ [file]: content });
  const read = await readContents(folder.path);
  if ('contents' in read) throw new Error('it was served');
  const told = read.faults.map((fault) => `${fault.line} ${fault.message}`);
  expect([told, new Set(read.faults.map((fault) => fault.file))]).toEqual([faults, new Set([file])]);
});
