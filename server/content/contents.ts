import { setImmediate as others } from 'node:timers/promises';
import type * as v from 'valibot';
import type { ConsentId, ConsentText } from '../../domain/types.ts';
import type { components } from '../../openapi/api.gen.ts';
import { locales, type Locale } from '../texts.ts';
import { readFiles, type ContentFiles } from './files.ts';
import { Findings, type Finding } from './findings.ts';
import { JsonFault, readJson, type JsonDocument } from './json.ts';
import { messageFaults } from './messages.ts';
import { portalTexts, type PortalTexts } from './portalTexts.ts';
import { checkRichText } from './richText.ts';
import {
  ConsentsShape,
  DocumentShape,
  ModalShape,
  readShape,
  SettingsShape,
  TextsShape,
  type ContentSettings,
  type DocumentContent,
} from './shapes.ts';

const TEXT_LIMIT = 10_000;
/** So many texts are looked at before other requests have their turn. */
const TEXTS_AT_ONCE = 500;

export type Modal = components['schemas']['Modal'];
type Texts = Readonly<Record<string, string>>;

/** Everything that an editor may change, read and found right. */
export interface Contents {
  /** Another for every change of a file. */
  version: string;
  warnings: readonly Finding[];
  settings: ContentSettings;
  /** What may be consented to, in the words of now. */
  consents: readonly ConsentText[];
  /** Terms, price lists and forms, by their ids. */
  documents: ReadonlyMap<string, DocumentContent>;
  /** What lies over the portal's own texts. */
  texts: Record<Locale, Texts>;
  /** The same for the pages of employees. */
  employeeTexts: Record<Locale, Texts>;
  modals: Record<Locale, ReadonlyMap<string, Modal>>;
  /** The ids of all texts, and of those that not only employees see; sorted. */
  ids: { all: readonly string[]; customers: readonly string[] };
}

/**
 * Reads a folder of contents whole (`content.reload`).
 *
 * @returns the contents, or every fault that keeps them from being served (`content.refused`)
 */
export async function readContents(folder: string): Promise<{ contents: Contents } | { faults: readonly Finding[] }> {
  const findings = new Findings();
  const portal = await portalTexts();
  const { texts: files, version } = await readFiles(folder, findings);
  const documents = parseFiles(files, findings);

  const settings = readNeeded(SettingsShape, 'settings.json', files, documents, findings);
  const consents = readNeeded(ConsentsShape, 'consents.json', files, documents, findings);
  const read = readDocuments(documents, findings);
  const look = (name: string, locale: Locale) => readTexts(`texts/${name}.json`, locale, documents, portal, findings);
  const texts = { fi: await look('fi', 'fi'), sv: await look('sv', 'sv'), en: await look('en', 'en') };
  const employeeTexts = {
    fi: await look('staff.fi', 'fi'),
    sv: await look('staff.sv', 'sv'),
    en: await look('staff.en', 'en'),
  };
  const see = (locale: Locale) => readModals(locale, documents, settings?.imageOrigins ?? null, findings);
  const modals = { fi: see('fi'), sv: see('sv'), en: see('en') };
  warnOfUntranslated(modals, findings);

  if (settings === null || consents === null || findings.faults.length > 0) return { faults: findings.faults };
  const ids = idsOf(portal, texts, employeeTexts);
  const { warnings } = findings;
  const given = { settings, consents: consentsOf(consents), documents: read };
  const contents = { version, warnings, ...given, texts, employeeTexts, modals, ids };
  return { contents };
}

function parseFiles(files: ContentFiles['texts'], findings: Findings): Map<string, JsonDocument> {
  const documents = new Map<string, JsonDocument>();
  for (const [file, text] of files)
    try {
      documents.set(file, readJson(text));
    } catch (thrown) {
      if (!(thrown instanceof JsonFault)) throw thrown;
      findings.fault(file, thrown.line, thrown.message);
    }
  return documents;
}

/** A file without which nothing is served. */
function readNeeded<const Shape extends v.GenericSchema>(
  shape: Shape,
  file: string,
  files: ContentFiles['texts'],
  documents: ReadonlyMap<string, JsonDocument>,
  findings: Findings,
): v.InferOutput<Shape> | null {
  const document = documents.get(file);
  if (document) return readShape(shape, file, document, findings);
  const isTold = files.has(file) || findings.faults.some((fault) => fault.file === file);
  if (!isTold) findings.fault(file, 1, 'is missing');
  return null;
}

function readDocuments(
  documents: ReadonlyMap<string, JsonDocument>,
  findings: Findings,
): ReadonlyMap<string, DocumentContent> {
  const read = new Map<string, DocumentContent>();
  for (const [file, document] of documents) {
    const [, id] = /^documents\/(.+)\.json$/.exec(file) ?? [];
    const content = id === undefined ? null : readShape(DocumentShape, file, document, findings);
    if (id !== undefined && content !== null) read.set(id, content);
  }
  return read;
}

const marketing: readonly string[] = ['marketingEmail', 'marketingSms'];

function consentsOf(consents: v.InferOutput<typeof ConsentsShape>): ConsentText[] {
  return Object.entries(consents).map(([id, { version, text, links }]) => ({
    id: id as ConsentId,
    kind: marketing.includes(id) ? 'marketing' : 'contract',
    version,
    text,
    links,
  }));
}

async function readTexts(
  file: string,
  locale: Locale,
  documents: ReadonlyMap<string, JsonDocument>,
  { own, ids }: PortalTexts,
  findings: Findings,
): Promise<Texts> {
  const document = documents.get(file);
  const texts = document && readShape(TextsShape, file, document, findings);
  if (!document || !texts) return {};
  const kept: Record<string, string> = {};
  for (const [index, [id, text]] of Object.entries(texts).entries()) {
    if (index % TEXTS_AT_ONCE === TEXTS_AT_ONCE - 1) await others();
    const line = document.lineOf([id]);
    if (!ids.has(id) && isId(id)) findings.warn(file, line, `${id} is the id of no text`);
    if (!isId(id)) findings.fault(file, line, `${id.slice(0, 60)} cannot be an id`);
    else if (text.trim() === '') findings.warn(file, line, `${id} is empty, so the portal's own text stays`);
    else if (text.length > TEXT_LIMIT) findings.fault(file, line, `${id} has more than ${TEXT_LIMIT} characters`);
    else {
      for (const fault of messageFaults(text, own[locale].get(id))) findings.fault(file, line, `${id} ${fault}`);
      kept[id] = text;
    }
  }
  return kept;
}

const isId = (text: string) => /^[A-Za-z][\w.-]{0,119}$/.test(text);

/** @param imageOrigins null where the settings could not be read, and pictures cannot be judged */
function readModals(
  language: Locale,
  documents: ReadonlyMap<string, JsonDocument>,
  imageOrigins: readonly string[] | null,
  findings: Findings,
): ReadonlyMap<string, Modal> {
  const modals = new Map<string, Modal>();
  for (const [file, document] of documents) {
    const [, id] = new RegExp(`^modals/${language}/(.+)\\.json$`).exec(file) ?? [];
    const content = id === undefined ? null : readShape(ModalShape, file, document, findings);
    if (id === undefined || content === null) continue;
    if (imageOrigins !== null)
      content.blocks.forEach((_block, index) =>
        checkRichText(document, ['blocks', index, 'body'], file, imageOrigins, findings),
      );
    modals.set(id, { id, language, ...content });
  }
  return modals;
}

/** A modal that lacks in a language is not found there; the editor may mean it. */
function warnOfUntranslated(modals: Contents['modals'], findings: Findings): void {
  for (const id of new Set(locales.flatMap((locale) => [...modals[locale].keys()]))) {
    const [there] = locales.filter((locale) => modals[locale].has(id));
    const missing = locales.filter((locale) => !modals[locale].has(id));
    for (const locale of missing)
      findings.warn(`modals/${there}/${id}.json`, 1, `there is no modals/${locale}/${id}.json`);
  }
}

function idsOf(portal: PortalTexts, texts: Contents['texts'], employeeTexts: Contents['texts']): Contents['ids'] {
  const added = (of: Contents['texts']) => locales.flatMap((locale) => Object.keys(of[locale]));
  const customers = [...portal.ids].filter((id) => !portal.employeeIds.has(id));
  return {
    all: sorted([...portal.ids, ...added(texts), ...added(employeeTexts)]),
    customers: sorted([...customers, ...added(texts)]),
  };
}

const sorted = (ids: readonly string[]): string[] => [...new Set(ids)].sort();
