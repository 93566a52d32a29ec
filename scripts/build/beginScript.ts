import { readFile } from 'node:fs/promises';
import { minify, transformWithOxc, type Plugin } from 'vite';

const source = new URL('../../src/begin.ts', import.meta.url).pathname;

/**
 * Puts `src/begin.ts` into the HTML as a script of its own, before everything that comes from elsewhere. What explains the
 * HTML to people stays behind: the first packets that a server sends are few.
 */
export function beginScript(): Plugin {
  return {
    name: 'begin-script',
    transformIndexHtml: {
      order: 'post',
      handler: async (html) => ({
        html: html
          .replaceAll(/<!--.*?-->/gs, '')
          .replaceAll(/^\s+|(?<=>)\s+(?=<)/gm, '')
          .replaceAll(' />', '>'),
        tags: [{ tag: 'script', children: await compiled(), injectTo: 'head' }],
      }),
    },
  };
}

async function compiled(): Promise<string> {
  const { code } = await transformWithOxc(await readFile(source, 'utf8'), source, { sourcemap: false });
  // What it exports are types; in a block, as a classic script's names would be everyone's.
  const script = `{${code.replace(/^export\s*\{\s*\};?$/m, '')}}`;
  return (await minify('begin.js', script, { compress: true, mangle: true })).code;
}
