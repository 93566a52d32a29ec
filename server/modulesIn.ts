import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * What stands in a folder is found there, and in no list: every module of it but the tests, by its name.
 *
 * @param besides files of the folder that are something else
 */
export async function modulesIn<Module>(folder: string, besides: readonly string[] = []): Promise<Map<string, Module>> {
  const files = readdirSync(folder).filter((file) => /^\w+\.ts$/.test(file) && !besides.includes(file));
  const found = files.map(async (file): Promise<[string, Module]> => {
    const module = (await import(pathToFileURL(join(folder, file)).href)) as Module;
    return [file.slice(0, -'.ts'.length), module];
  });
  return new Map(await Promise.all(found));
}
