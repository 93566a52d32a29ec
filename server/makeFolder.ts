import { existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Makes a folder and those above it, each only where it is not there yet. Node's own `recursive` never ends where the
 * system refuses a folder with ENOENT although the one above it is there, as Linux does in `/proc`.
 *
 * @param mode who may do what in the folders that are made
 * @throws Error of the system, where one cannot be made
 */
export function makeFolder(folder: string, mode?: number): void {
  if (!existsSync(dirname(folder))) makeFolder(dirname(folder), mode);
  try {
    mkdirSync(folder, mode);
  } catch (thrown) {
    if (!existsSync(folder) || !statSync(folder).isDirectory()) throw thrown;
  }
}
