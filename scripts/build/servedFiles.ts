import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

/** In bytes; below it compressing gains nothing. */
const WORTH_COMPRESSING = 1024;

/**
 * What the server hands out: each text file also compressed, as well as can be, beside itself. The source maps go to
 * `maps`, which the server does not serve; error reports are read with them.
 */
export function servedFiles(): Plugin {
  return {
    name: 'served-files',
    apply: 'build',
    enforce: 'post',
    async writeBundle({ dir }) {
      if (!dir) throw new Error('the build has no folder');
      const assets = join(dir, 'assets');
      const maps = join(dir, 'maps');
      await mkdir(maps, { recursive: true });
      for (const file of await readdir(assets)) {
        if (file.endsWith('.map')) await rename(join(assets, file), join(maps, file));
        else if (/\.(js|css|svg|json)$/.test(file)) await compress(join(assets, file));
      }
    },
  };
}

async function compress(file: string): Promise<void> {
  const source = await readFile(file);
  if (source.length < WORTH_COMPRESSING) return;
  await writeFile(`${file}.br`, await promisify(brotliCompress)(source));
  await writeFile(`${file}.gz`, await promisify(gzip)(source, { level: 9 }));
}
