import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The area that the texts of a file belong to, which has a catalogue of its own: the folder of a feature or of a shared part
 * is an area, and where both have one name they are one. What comes after a feature's first view, in a folder `later`, is one by
 * itself, as is what the frame draws late; the rest is the shell.
 *
 * @param file its path in the repository
 */
export function areaOf(file: string): string {
  const [, ownFolder, later = ''] = /^src\/(?:features|shared|app(?=\/later))\/([^/]+)\/(later\/)?/.exec(file) ?? [];
  if (ownFolder === undefined) return 'shell';
  return later ? `${ownFolder}-later` : ownFolder;
}

/** Whether a source has texts of people, which Lingui finds by its macros. */
export const hasTexts = (source: string) => /from '@lingui\/(core|react)\/macro'/.test(source);

const isTest = (file: string) => /\.test\.tsx?$/.test(file);

/** The files of each area that has texts, by their paths in the repository. */
export function findAreas(): Map<string, string[]> {
  const areas = new Map<string, string[]>();
  for (const entry of readdirSync('src', { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name);
    if (!/\.tsx?$/.test(file) || isTest(file) || !hasTexts(readFileSync(file, 'utf8'))) continue;
    areas.set(areaOf(file), [...(areas.get(areaOf(file)) ?? []), file]);
  }
  return areas;
}
