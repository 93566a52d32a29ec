import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { format, resolveConfig } from 'prettier';

/** Why nothing could be written, in a sentence. */
export class NotMade extends Error {}

const formatted = async (file: string, text: string) =>
  format(text, { ...(await resolveConfig(file)), filepath: file });

/** Writes a file that is not there yet. */
export async function write(file: string, text: string): Promise<void> {
  if (existsSync(file)) throw new NotMade(`${file} is there already.`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, await formatted(file, text));
  console.log(file);
}

/** Puts a text before the first place in a file that looks so. */
export async function insert(file: string, before: RegExp, text: string): Promise<void> {
  const content = readFileSync(file, 'utf8');
  const at = content.search(before);
  if (at === -1) throw new NotMade(`${file} has no place for it: ${before.source} was not found.`);
  writeFileSync(file, await formatted(file, content.slice(0, at) + text + content.slice(at)));
  console.log(file);
}

/** Sees to it that a file imports what the text that goes into it needs. */
export async function ensureImports(file: string, lines: readonly string[]): Promise<void> {
  const content = readFileSync(file, 'utf8');
  const missing = lines.filter((line) => {
    const name = /\{ (?:type )?(\w+) \}/.exec(line)?.[1] ?? line;
    return !new RegExp(`import [^;]*\\b${name}\\b[^;]*;`).test(content);
  });
  if (missing.length > 0) await insert(file, /^/, `${missing.join('\n')}\n`);
}

const words = (name: string) => name.replaceAll(/([a-z])([A-Z])/g, '$1 $2').split(' ');

/** `newOrder` as `new-order`. */
export const kebab = (name: string): string => words(name).join('-').toLowerCase();
/** `getOrders` as `Get orders`. */
export const sentence = (name: string): string =>
  words(name)
    .map((word, index) => (index === 0 ? word.charAt(0).toUpperCase() + word.slice(1) : word.toLowerCase()))
    .join(' ');
