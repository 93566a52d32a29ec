import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '..', '..', 'dist', 'client', 'assets');

/** A property and a value that the portal's styles give it. */
export type Declaration = readonly [property: string, value: string];

/** What the built portal's styles declare, each once; what engines name for themselves alone (`-moz-…`) is for others to skip. */
export function declarations(): Declaration[] {
  const found = new Map<string, Declaration>();
  for (const name of readdirSync(folder).filter((file) => file.endsWith('.css'))) {
    // What describes a font is no declaration.
    const css = readFileSync(join(folder, name), 'utf8').replaceAll(/@font-face\{[^}]*\}/g, '');
    for (const [, property = '', value = ''] of css.matchAll(/(?<=[{;])([a-z][a-z-]+):([^;{}]+)(?=[;}])/g))
      found.set(`${property}:${value}`, [property, value.replace(/\s*!important$/, '')]);
  }
  return [...found.values()];
}
