import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { servedFiles } from '../../scripts/build/servedFiles.ts';

/** The minimal shell, built into a folder of its own and compressed as the portal is. */
export interface BuiltShell {
  folder: string;
  remove(): Promise<void>;
}

/** @param base the path below which its files are asked for */
export async function buildShell(base: string): Promise<BuiltShell> {
  const folder = await mkdtemp(join(tmpdir(), 'oma-kajo-shell-'));
  await build({
    configFile: false,
    root: join(import.meta.dirname, 'shell'),
    base,
    plugins: [react(), servedFiles()],
    logLevel: 'error',
    build: { outDir: folder, emptyOutDir: true, target: 'es2022', reportCompressedSize: false },
  });
  return { folder, remove: () => rm(folder, { recursive: true }) };
}
