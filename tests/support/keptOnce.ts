import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** A hash of files, and of all that stands in folders. */
export function hashOf(paths: readonly string[], besides = ''): string {
  const hash = createHash('sha256').update(besides);
  const add = (path: string) => {
    if (statSync(path).isDirectory()) for (const name of readdirSync(path).sort()) add(join(path, name));
    else hash.update(path).update(readFileSync(path));
  };
  for (const path of paths) add(path);
  return hash.digest('hex').slice(0, 32);
}

/**
 * What takes seconds to make is made once, and kept until what it is made from changes, which has another name then. Several
 * may ask for it at once, of one process or of many.
 *
 * @param make fills the folder that it is given
 * @returns the folder in which it stands, whole
 */
export async function keptOnce(kept: string, name: string, make: (folder: string) => Promise<void>): Promise<string> {
  const place = join(kept, name);
  if (existsSync(place)) return place;
  const mine = join(kept, randomUUID());
  mkdirSync(mine, { recursive: true, mode: 0o700 });
  await make(mine);
  try {
    renameSync(mine, place);
  } catch (thrown) {
    // Another process was first.
    if (!existsSync(place)) throw thrown;
    rmSync(mine, { recursive: true, force: true });
  }
  return place;
}
