import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const SETTINGS = 'settings.json';
const source = join(import.meta.dirname, '..', '..', 'server', 'content');

/**
 * The contents of a drill: those of the portal, by which a price may be locked on whatever day it runs.
 *
 * @param folder in which theirs is made
 */
export async function contentsIn(folder: string): Promise<string> {
  const contents = join(folder, 'content');
  await cp(source, contents, { recursive: true });
  const settings = JSON.parse(await readFile(join(source, SETTINGS), 'utf8')) as { priceLock: object };
  const priceLock = { ...settings.priceLock, hasWindow: false };
  await writeFile(join(contents, SETTINGS), JSON.stringify({ ...settings, priceLock }));
  return contents;
}

/** Prices may be locked while the window is open alone, as the portal's own settings have it; for the server that is started next. */
export const putWindow = (contents: string): Promise<void> => cp(join(source, SETTINGS), join(contents, SETTINGS));
