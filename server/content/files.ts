import { createHash } from 'node:crypto';
import type { Dirent } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { locales } from '../texts.ts';
import type { Findings } from './findings.ts';

/** In bytes. */
const FILE_LIMIT = 2 * 1024 * 1024;
const MODAL_LIMIT = 1024 * 1024;
const TOTAL_LIMIT = 32 * 1024 * 1024;
const FILES_LIMIT = 1_000;

/** The files of a folder of contents, by their names within it. */
export interface ContentFiles {
  texts: ReadonlyMap<string, string>;
  /** Another for every change of a file. */
  version: string;
}

const folders = [
  {
    path: '.',
    isKnown: (name: string) => name === 'settings.json' || name === 'consents.json',
    limit: FILE_LIMIT,
    isOpen: true,
  },
  {
    path: 'texts',
    isKnown: (name: string) => /^(staff\.)?(fi|sv|en)\.json$/.test(name),
    limit: FILE_LIMIT,
    isOpen: false,
  },
  {
    path: 'documents',
    isKnown: (name: string) => /^[a-z0-9-]{1,40}\.json$/.test(name),
    limit: MODAL_LIMIT,
    isOpen: false,
  },
  ...locales.map((locale) => ({
    path: `modals/${locale}`,
    isKnown: (name: string) => /^[A-Za-z0-9_-]{1,64}\.json$/.test(name),
    limit: MODAL_LIMIT,
    isOpen: false,
  })),
];

/** Reads every file of contents there is; what else lies among them is not followed and not read, and is warned of. */
export async function readFiles(root: string, findings: Findings): Promise<ContentFiles> {
  const texts = new Map<string, string>();
  const hash = createHash('sha256');
  let total = 0;
  for (const { path, isKnown, limit, isOpen } of folders)
    for (const entry of await entriesOf(join(root, path))) {
      const name = join(path, entry.name);
      if (!entry.isFile() || !isKnown(entry.name)) {
        // Beside the settings anything may lie.
        if (!isOpen) findings.warn(name.slice(0, 120), 1, 'is no file of contents and was not read');
        continue;
      }
      if (texts.size >= FILES_LIMIT || total > TOTAL_LIMIT) {
        findings.fault(name, 1, `there are more than ${FILES_LIMIT} files, or ${TOTAL_LIMIT / 1024 / 1024} MB in all`);
        return { texts, version: '' };
      }
      const bytes = await readLimited(join(root, name), limit);
      if (bytes === null) findings.fault(name, 1, `has more than ${limit / 1024 / 1024} MB`);
      else {
        total += bytes.length;
        hash.update(`${name}\n${bytes.length}\n`).update(bytes);
        const text = decode(bytes);
        if (text === null) findings.fault(name, 1, 'is not a text in UTF-8');
        else texts.set(name, text);
      }
    }
  return { texts, version: hash.digest('hex').slice(0, 12) };
}

/** In the order of their names; a folder that is not there has none. */
async function entriesOf(folder: string): Promise<Dirent[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch((thrown: NodeJS.ErrnoException) => {
    if (thrown.code === 'ENOENT' || thrown.code === 'ENOTDIR') return [];
    throw thrown;
  });
  return entries.sort((one, other) => (one.name < other.name ? -1 : 1));
}

async function readLimited(file: string, limit: number): Promise<Buffer | null> {
  return (await stat(file)).size > limit ? null : readFile(file);
}

/** UTF-8, with or without a byte order mark. */
function decode(bytes: Buffer): string | null {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return text.includes('\0') ? null : text;
  } catch {
    return null;
  }
}
