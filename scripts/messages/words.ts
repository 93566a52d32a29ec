import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import PO from 'pofile';
import { locales, type Locale } from './catalogue.ts';

/** A text that people read, and where it stands. */
export interface ReadText {
  locale: Locale;
  where: string;
  text: string;
}

interface Rule {
  locales: readonly Locale[];
  /** What may not stand in a text. */
  word: RegExp;
  /** What to do about it. */
  instead: string;
  /** Where alone it may not stand; everywhere, if not said. */
  where?: RegExp;
}

/** What companies and people at home read alike: the frame of the pages, and what explains the prices of contracts. */
const forEveryone = /^(shell|later|page|content|contract|contracts|home|feedback|submission)\.po |\/modals\//;

/** The words that were decided on: one for each thing, calm, and without blame (`language.words`). */
const rules: readonly Rule[] = [
  { locales, word: /!/, instead: 'a text is calm: no exclamation mark' },
  { locales: ['fi'], word: /asiakastuki|asiakastue/i, instead: 'asiakaspalvelu' },
  { locales: ['fi'], word: /kirjaudumme (sisään|ulos)/i, instead: 'kirjaamme sinut' },
  {
    locales: ['fi'],
    word: /(vika|syy|virhe) (on|ei ole) (meissä|meillä|meidän|sinussa)/i,
    instead: 'nobody is to blame',
  },
  { locales: ['sv'], word: /kundtjänst|kundbetjäning/i, instead: 'kundservice' },
  { locales: ['sv'], word: /\belräkning|\bräkningar/i, instead: 'faktura' },
  { locales: ['sv'], word: /feedback(?!No)|återkoppling/i, instead: 'respons' },
  { locales: ['sv'], word: /\bcookie/i, instead: 'kaka' },
  { locales: ['sv'], word: /inkasso/i, instead: 'indrivning' },
  { locales: ['sv'], word: /återbäring|gottgörelse/i, instead: 'återbetalning, ersättning' },
  { locales: ['sv'], word: /elbörsens pris/i, instead: 'börsel' },
  { locales: ['sv'], word: /\bmejl/i, instead: 'e-postmeddelande' },
  { locales: ['fi'], word: /välilehdellä/i, instead: 'välilehdessä' },
  { locales: ['fi'], word: /^(haetaan|haemme) /i, instead: 'ladataan' },
  { locales: ['sv'], word: /på (en annan|den här|dess andra) flik/i, instead: 'i en flik' },
  { locales: ['sv'], word: /^(vi )?hämtar /i, instead: 'laddar' },
  { locales: ['en'], word: /e-mail/i, instead: 'email' },
  { locales: ['en'], word: /^fetching /i, instead: 'loading' },
  { locales: ['sv'], word: /tog för länge/i, instead: 'tog för lång tid' },
  { locales: ['sv'], word: /felet är (vårt|inte)/i, instead: 'nobody is to blame' },
  {
    locales: ['en'],
    word: /\blog(s|ged|ging)?[ -]?(in|out|you (in|out))\b|\blog(in|out)\b/i,
    instead: 'sign in, sign out',
  },
  { locales: ['en'], word: /\bbill(s|ed|ing)?\b/i, instead: 'invoice' },
  { locales: ['en'], word: /customer support|client service/i, instead: 'customer service' },
  { locales: ['en'], word: /network company/i, instead: 'grid company' },
  { locales: ['en'], word: /\bfault is (ours|not)/i, instead: 'nobody is to blame' },
  {
    locales,
    word: /viesti|palaut|meddeland|respons|\bmessage|feedback/i,
    instead: 'every write is sent in these words',
    where: /^submission\.po /,
  },
  {
    locales: ['fi'],
    word: /kuluttajahin|kotitalou|koti(si|isi|in)\b|sauna|pyyk/i,
    instead: 'companies read it too',
    where: forEveryone,
  },
  {
    locales: ['sv'],
    word: /konsumentpris|hushåll|ditt hem|bastu|tvätt/i,
    instead: 'companies read it too',
    where: forEveryone,
  },
  {
    locales: ['en'],
    word: /consumer price|household|your home|moving home|sauna|laundry/i,
    instead: 'companies read it too',
    where: forEveryone,
  },
];

/** Which texts hold a word that may not stand there, a sentence each (`language.words`). */
export function wordFaults(texts: readonly ReadText[]): string[] {
  return texts.flatMap(({ locale, where, text }) =>
    rules.flatMap((rule) => {
      const found = rule.locales.includes(locale) && (rule.where?.test(where) ?? true) && rule.word.exec(text);
      return found ? [`${locale}/${where}: “${found[0]}”: ${rule.instead}`] : [];
    }),
  );
}

/** Every text of the catalogues, and of the contents that come with the portal. */
export function readTexts(): ReadText[] {
  return [...locales.flatMap((locale) => readCatalogues(locale)), ...readContents()];
}

function readCatalogues(locale: Locale): ReadText[] {
  const folder = join('locales', locale);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.po'));
  return files.flatMap((file) =>
    PO.parse(readFileSync(join(folder, file), 'utf8')).items.map(({ msgid, msgstr }) => ({
      locale,
      where: `${file} ${msgid}`,
      text: msgstr[0] ?? '',
    })),
  );
}

const contents = join('server', 'content');

function readContents(): ReadText[] {
  const files = ['texts', 'modals'].flatMap((folder) =>
    readdirSync(join(contents, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.json'))
      .map((file) => join(folder, file)),
  );
  const ofLanguages = files.flatMap((file) => {
    const locale = locales.find((candidate) => file.split(/[/.]/).includes(candidate));
    return locale ? stringsIn(readJson(file)).map((text) => ({ locale, where: `${contents}/${file}`, text })) : [];
  });
  return [...ofLanguages, ...inAllLanguages().flatMap((file) => labelsIn(file, readJson(file)))];
}

/** The files that say each text in all three languages. */
const inAllLanguages = () => [
  'settings.json',
  'consents.json',
  ...readdirSync(join(contents, 'documents')).map((file) => join('documents', file)),
];

const readJson = (file: string): unknown => JSON.parse(readFileSync(join(contents, file), 'utf8'));

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}

/** What a file says in all three languages. */
function labelsIn(file: string, value: unknown): ReadText[] {
  if (typeof value !== 'object' || value === null) return [];
  const where = `${contents}/${file}`;
  const here = locales.flatMap((locale) => {
    const text = (value as Record<string, unknown>)[locale];
    return typeof text === 'string' ? [{ locale, where, text }] : [];
  });
  return [...here, ...Object.values(value).flatMap((member) => labelsIn(file, member))];
}
