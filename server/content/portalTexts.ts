import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import PO from 'pofile';
import { locales, type Locale } from '../texts.ts';

const folder = join(import.meta.dirname, '..', '..', 'locales');
/** What the server says is not the editor's; the rest of it stands in a folder of its own. */
const ofServer = 'identity.po';
const ofEmployees = 'staff.po';

/** The portal's own texts, by id in each language. */
export interface PortalTexts {
  own: Record<Locale, ReadonlyMap<string, string>>;
  ids: ReadonlySet<string>;
  /** The ids that only employees' pages show. */
  employeeIds: ReadonlySet<string>;
}

let read: Promise<PortalTexts> | undefined;

/** Read once: they change with the portal, which is built and started anew. */
export function portalTexts(): Promise<PortalTexts> {
  read ??= readAll();
  return read;
}

async function readAll(): Promise<PortalTexts> {
  const employeeIds = new Set<string>();
  const readLocale = async (locale: Locale) => {
    const texts = new Map<string, string>();
    const names = await readdir(join(folder, locale));
    for (const name of names.filter((candidate) => candidate.endsWith('.po') && candidate !== ofServer)) {
      const { items } = PO.parse(await readFile(join(folder, locale, name), 'utf8'));
      for (const { msgid, msgstr } of items) {
        texts.set(msgid, msgstr[0] ?? '');
        if (name === ofEmployees) employeeIds.add(msgid);
      }
    }
    return texts;
  };
  const [fi, sv, en] = await Promise.all(locales.map(readLocale));
  const own = { fi: fi ?? new Map(), sv: sv ?? new Map(), en: en ?? new Map() } as PortalTexts['own'];
  return { own, ids: new Set(locales.flatMap((locale) => [...own[locale].keys()])), employeeIds };
}
