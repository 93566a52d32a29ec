import { readdirSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import type { Plugin } from 'vite';

const root = resolve(import.meta.dirname, '..', '..');

/** How a module asks for what stands in a folder (`server/modulesIn.ts`): its own, or one below it. */
const WHOLE_FOLDER =
  /\bmodulesIn<.*?>\((?:join\(import\.meta\.dirname, '(\w+)'\)|import\.meta\.dirname)(?:, \[(.*?)\])?\)/g;

const asPosix = (path: string) => path.replaceAll('\\', '/');

/** What stands in a folder is looked up once, at the build, and comes with the rest. */
function withFolders(code: string, file: string): string {
  const imports: string[] = [];
  const written = code.replace(WHOLE_FOLDER, (_, below?: string, besides = '') => {
    const folder = join(dirname(file), below ?? '');
    const names = readdirSync(folder).filter((name) => /^\w+\.ts$/.test(name) && !besides.includes(`'${name}'`));
    const entries = names.map((name) => {
      imports.push(`import * as module${imports.length} from ${JSON.stringify(asPosix(join(folder, name)))};`);
      return `['${name.slice(0, -'.ts'.length)}', module${imports.length - 1}]`;
    });
    return `new Map([${entries.join(', ')}] as [string, any][])`;
  });
  if (/\bmodulesIn</.test(written) && !/function modulesIn</.test(written))
    throw new Error(`${file} asks for a folder in words that the build does not know.`);
  // On one line with what was there, so that a fault is found where it arose.
  return imports.join(' ') + written;
}

/**
 * A server that is compiled into one folder finds its files where they are, beside their sources, and has with it what it
 * would look for in folders.
 */
export function besideSource(): Plugin {
  let outDir = '';
  return {
    name: 'beside-source',
    enforce: 'pre',
    configResolved: (config) => void (outDir = resolve(config.root, config.build.outDir)),
    transform(code, id) {
      if (!id.startsWith(root) || id.includes('node_modules') || !code.includes('import.meta.dirname')) return null;
      const folder = `(import.meta.dirname + ${JSON.stringify(`/${asPosix(relative(outDir, dirname(id)))}`)})`;
      return { code: withFolders(code, id).replaceAll('import.meta.dirname', folder), map: null };
    },
  };
}
