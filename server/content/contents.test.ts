import { afterEach, describe, expect, test } from 'vitest';
import { readContents, type Contents } from './contents.ts';
import { makeFolder, plainConsents, plainSettings, settingsLeftOut, type TestFolder } from './testing.ts';

const opened: TestFolder[] = [];
afterEach(() => opened.splice(0).forEach((folder) => folder.remove()));

function open(files: Parameters<typeof makeFolder>[0] = {}): TestFolder {
  const folder = makeFolder(files);
  opened.push(folder);
  return folder;
}

async function served({ path }: TestFolder): Promise<Contents> {
  const read = await readContents(path);
  if ('faults' in read) throw new Error(JSON.stringify(read.faults));
  return read.contents;
}

/** The faults of a folder, `file:line message` each. */
async function faultsOf({ path }: TestFolder): Promise<string[]> {
  const read = await readContents(path);
  return 'contents' in read ? [] : read.faults.map(({ file, line, message }) => `${file}:${line} ${message}`);
}

const warningsOf = async (folder: TestFolder) =>
  (await served(folder)).warnings.map(({ file, line, message }) => `${file}:${line} ${message}`);

const text = (value: string) => ({ nodeType: 'text', value });
const body = (...content: object[]) => ({ nodeType: 'document', content });
const modal = (...content: object[]) => ({ heading: 'x', blocks: [{ type: 'text', body: body(...content) }] });

test('the portal’s own contents are right, and warn of nothing (content.files)', async () => {
  const { warnings, modals, settings } = await served({ path: import.meta.dirname } as TestFolder);
  expect(warnings).toEqual([]);
  for (const locale of ['fi', 'sv', 'en'] as const)
    expect([...modals[locale].keys()].filter((id) => !id.startsWith('addon-'))).toEqual([
      'fixed-price',
      'heat-price',
      'prices-and-vat',
      'production-price',
      'spot-price',
    ]);
  expect(settings.navigation.everyone.map(({ href }) => href)).toEqual([
    '/dashboard',
    '/consumption',
    '/spotprice/consumption',
    '/invoices',
    '/contracts',
    '/profile',
  ]);
});

test('settings alone are enough (content.files)', async () => {
  const { version, ids, ...rest } = await served(open());
  expect(rest).toEqual({
    warnings: [],
    settings: { ...plainSettings, ...settingsLeftOut },
    consents: Object.entries(plainConsents).map(([id, consent]) => ({
      id,
      kind: id.startsWith('marketing') ? 'marketing' : 'contract',
      ...consent,
      links: [],
    })),
    documents: new Map(),
    texts: { fi: {}, sv: {}, en: {} },
    employeeTexts: { fi: {}, sv: {}, en: {} },
    modals: { fi: new Map(), sv: new Map(), en: new Map() },
  });
  expect(version).toMatch(/^[0-9a-f]{12}$/);
  expect(ids.all).toEqual([...ids.all].sort());
});

test('everything of a folder is there (content.texts, content.modal)', async () => {
  const shown = modal({ nodeType: 'paragraph', content: [text('Hei')] });
  const contents = await served(
    open({
      'texts/fi.json': { 'contract.title': 'Sopimuksesi', 'contract.billingMonths': '{months, plural, other {# kk}}' },
      'texts/staff.fi.json': { 'staff.title': 'Työpöytäsi' },
      'modals/fi/help.json': { ...shown, textSize: 'small' },
      'modals/sv/help.json': shown,
      'modals/en/help.json': shown,
    }),
  );
  expect(contents.texts.fi).toEqual({
    'contract.title': 'Sopimuksesi',
    'contract.billingMonths': '{months, plural, other {# kk}}',
  });
  expect(contents.employeeTexts.fi).toEqual({ 'staff.title': 'Työpöytäsi' });
  expect(contents.modals.fi.get('help')).toEqual({ id: 'help', language: 'fi', ...shown, textSize: 'small' });
  expect(contents.modals.sv.get('help')?.textSize).toBe('normal');
  expect([contents.ids.all.includes('staff.title'), contents.ids.customers.includes('staff.title')]).toEqual([
    true,
    false,
  ]);
});

test('the version changes with every file, and with nothing else (content.reload)', async () => {
  const folder = open({ 'texts/fi.json': {} });
  const versions = [(await served(folder)).version, (await served(folder)).version];
  folder.write('texts/fi.json', '{ }');
  versions.push((await served(folder)).version);
  folder.remove('texts/fi.json');
  folder.write('texts/sv.json', '{ }');
  versions.push((await served(folder)).version);
  expect(new Set(versions).size).toBe(3);
  expect(versions[0]).toBe(versions[1]);
});

describe('files that are refused (content.refused)', () => {
  const utf16 = Buffer.from('\ufeff{"contract.title": "x"}', 'utf16le');
  const megabyte = JSON.stringify({ 'contract.title': 'x'.repeat(1_000_000) }, null, 2);

  test.each<[string, string, string | Buffer | object, string[]]>([
    ['broken JSON', 'texts/fi.json', '{\n  "a": "b"\n  "c": "d"\n}', ['3 there is "\\"" where a comma or } should be']],
    ['a name twice', 'texts/fi.json', '{\n"shell.skip": "a",\n"shell.skip": "b" }', ['3 shell.skip stands here twice']],
    [
      'broken ICU',
      'texts/sv.json',
      '{\n\n"contract.title": "Avtal {x" }',
      ['3 contract.title is no ICU message (Unexpected message end at line 1 col 9)'],
    ],
    [
      'another placeholder',
      'texts/en.json',
      { 'contract.addonFrom': 'From {date}' },
      ['2 contract.addonFrom lacks {from}', "2 contract.addonFrom has {date}, which the portal's text has not"],
    ],
    ['a text of a megabyte', 'texts/fi.json', megabyte, ['2 contract.title has more than 10000 characters']],
    ['a file above 2 MB', 'texts/fi.json', ' '.repeat(2 * 1024 * 1024 + 1), ['1 has more than 2 MB']],
    ['a modal above 1 MB', 'modals/fi/a.json', ' '.repeat(1024 * 1024 + 1), ['1 has more than 1 MB']],
    ['a prototype', 'texts/fi.json', '{ "__proto__": "x" }', ['1 __proto__ cannot be a name']],
    ['a prototype with members', 'texts/fi.json', '{ "__proto__": { "x": "y" } }', ['1 __proto__ cannot be a name']],
    ['UTF-16', 'texts/fi.json', utf16, ['1 is not a text in UTF-8']],
    ['UTF-16 without a mark', 'texts/fi.json', utf16.subarray(2), ['1 is not a text in UTF-8']],
    ['Latin-1', 'texts/fi.json', Buffer.from('{"contract.title": "ä"}', 'latin1'), ['1 is not a text in UTF-8']],
    ['no object', 'texts/fi.json', '["x"]', ['1 the file must be an object of texts by id']],
    ['a number', 'texts/fi.json', '{\n"contract.title": 1 }', ['2 contract.title must be a text']],
    ['too deep', 'modals/fi/a.json', '{"a":'.repeat(31), ['1 it nests more than 30 levels']],
    [
      'settings with another member',
      'settings.json',
      { ...plainSettings, colour: 'red' },
      ['17 colour is not known here'],
    ],
    [
      'a link prefix behind which no id can be put',
      'settings.json',
      { ...plainSettings, linkPrefix: 'https://kajo.example' },
      ['9 linkPrefix must be an https address that ends with / or =, such as https://kajo.example/s/, or null'],
    ],
    ['settings without one', 'settings.json', { ...plainSettings, linkPrefix: undefined }, ['1 linkPrefix is missing']],
    [
      'a link elsewhere',
      'settings.json',
      {
        ...plainSettings,
        quickLinks: [{ id: 'a', href: 'javascript:alert(1)', label: { fi: 'a', sv: 'a', en: 'a' } }],
      },
      ['5 quickLinks.0.href must be a path of the portal, or an https or tel address'],
    ],
    [
      'an origin with a path',
      'settings.json',
      { ...plainSettings, imageOrigins: ['https://kajo.example/a'] },
      ['12 imageOrigins.0 must be an https origin such as https://kajo.example'],
    ],
    [
      'a number of sites that is none',
      'settings.json',
      { ...plainSettings, maxDeliverySitesToShow: 0 },
      ['17 maxDeliverySitesToShow must be a whole number of 1 to 1000'],
    ],
    [
      'a contract group that is none',
      'settings.json',
      { ...plainSettings, consumptionContractGroups: [0.5] },
      ['18 consumptionContractGroups.0 must be a whole number of 0 to 999'],
    ],
    [
      'a day that is none',
      'settings.json',
      { ...plainSettings, disclaimerActiveFrom: '2026-02-30' },
      ['8 disclaimerActiveFrom must be a day such as 2027-01-31, or null'],
    ],
    ['a modal without a heading', 'modals/fi/a.json', { blocks: [] }, ['1 heading is missing']],
    [
      'an accordion without a title',
      'modals/fi/a.json',
      { heading: 'x', blocks: [{ type: 'accordion', body: body() }] },
      ['4 blocks.0.title is missing'],
    ],
    [
      'a block of another type',
      'modals/fi/a.json',
      { heading: 'x', blocks: [{ type: 'video', body: body() }] },
      ['5 blocks.0.type must be text or accordion'],
    ],
    [
      'a script for a link',
      'modals/fi/a.json',
      modal({ nodeType: 'hyperlink', data: { uri: 'javascript:alert(1)' } }),
      ['12 blocks.0.body.content.0.data.uri must be a path of the portal, or an https, mailto or tel address'],
    ],
    [
      'a picture from elsewhere',
      'modals/fi/a.json',
      modal({ nodeType: 'image', data: { src: 'https://images.example/a.png' } }),
      ['12 blocks.0.body.content.0.data.src must be a path of the portal, or an https address at one of imageOrigins'],
    ],
    [
      'a link to nothing',
      'modals/fi/a.json',
      modal({ nodeType: 'hyperlink', content: [] }),
      ['9 blocks.0.body.content.0 has no data.uri'],
    ],
    [
      'a node that is none',
      'modals/fi/a.json',
      modal([]),
      ['9 blocks.0.body.content.0 must be a node, an object with a nodeType'],
    ],
    ['a node without a type', 'modals/fi/a.json', modal({ value: 'x' }), ['9 blocks.0.body.content.0 has no nodeType']],
    [
      'a text without a value',
      'modals/fi/a.json',
      modal({ nodeType: 'text' }),
      ['9 blocks.0.body.content.0.value must be a text'],
    ],
    [
      'content that is no list',
      'modals/fi/a.json',
      modal({ nodeType: 'paragraph', content: 'x' }),
      ['11 blocks.0.body.content.0.content must be a list of nodes'],
    ],
  ])('%s', async (_what, file, content, faults) => {
    expect(await faultsOf(open({ [file]: content }))).toEqual(faults.map((fault) => `${file}:${fault}`));
  });

  test('no settings, and no consents', async () => {
    const folder = open();
    folder.remove('settings.json');
    folder.remove('consents.json');
    expect(await faultsOf(folder)).toEqual(['settings.json:1 is missing', 'consents.json:1 is missing']);
  });

  test('all files are told of at once, in at most 50 faults', async () => {
    const folder = open({ 'settings.json': '{', 'texts/fi.json': '[', 'modals/sv/a.json': '"' });
    expect((await faultsOf(folder)).map((fault) => fault.split(' ')[0])).toEqual([
      'settings.json:1',
      'texts/fi.json:1',
      'modals/sv/a.json:1',
    ]);
    const many = Object.fromEntries(Array.from({ length: 80 }, (_, index) => [`id.${index}`, '{']));
    expect(await faultsOf(open({ 'texts/fi.json': many }))).toHaveLength(50);
  });
});

describe('files that are taken with a warning (content.warnings)', () => {
  test('a byte order mark is no fault', async () => {
    const { texts } = await served(open({ 'texts/fi.json': '\ufeff{"contract.title": "x"}' }));
    expect(texts.fi).toEqual({ 'contract.title': 'x' });
  });

  test('an id of no text, and a text that is empty', async () => {
    const folder = open({ 'texts/fi.json': { 'contract.titel': 'x', 'contract.title': ' ' } });
    expect(await warningsOf(folder)).toEqual([
      'texts/fi.json:2 contract.titel is the id of no text',
      "texts/fi.json:3 contract.title is empty, so the portal's own text stays",
    ]);
    expect((await served(folder)).texts.fi).toEqual({ 'contract.titel': 'x' });
  });

  test('a node that the portal does not draw, and a modal that lacks in a language', async () => {
    expect(await warningsOf(open({ 'modals/fi/a.json': modal({ nodeType: 'video' }) }))).toEqual([
      'modals/fi/a.json:10 video is nothing that the portal draws',
      'modals/fi/a.json:1 there is no modals/sv/a.json',
      'modals/fi/a.json:1 there is no modals/en/a.json',
    ]);
  });

  test('links, folders and odd names are not read', async () => {
    const folder = open({ 'modals/fi/a b.json': '{', 'texts/de.json': '{', 'texts/fi.json/x.json': '{' });
    folder.link('modals/fi/passwd.json', '/etc/passwd');
    folder.write('notes.txt', 'x');
    const unread = 'is no file of contents and was not read';
    expect(await warningsOf(folder)).toEqual([
      `texts/de.json:1 ${unread}`,
      `texts/fi.json:1 ${unread}`,
      `modals/fi/a b.json:1 ${unread}`,
      `modals/fi/passwd.json:1 ${unread}`,
    ]);
  });

  test('a modal may have the name of what every object has', async () => {
    const { modals } = await served(open({ 'modals/fi/constructor.json': modal() }));
    expect([modals.fi.get('constructor')?.id, modals.fi.get('__proto__')]).toEqual(['constructor', undefined]);
  });
});
