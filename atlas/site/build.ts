import { copyFile, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { lingui } from '@lingui/vite-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { build, type Plugin } from 'vite';
import { linguiMacros } from '../../scripts/build/linguiMacros.ts';
import type { AtlasData } from '../atlasData.ts';

const folder = import.meta.dirname;
const project = join(folder, '..', '..');

/** The scripts of the site, each with its page: the atlas itself, and the components in all their states. */
const entries = { atlas: 'app/main.tsx', gallery: 'gallery/main.tsx' };

/**
 * Builds the site: two pages, a script, a style sheet and fonts, which find each other by relative addresses. They open
 * from a file, and below any address of a server, whatever its content policy says of inline code.
 *
 * @param to the folder that they are written to; what lies there else, such as the pictures, stays
 */
export async function buildSite(data: AtlasData, to: string): Promise<void> {
  await mkdir(to, { recursive: true });
  // A test says `test` here, and would get React's slow and talkative build.
  const { NODE_ENV } = process.env;
  process.env.NODE_ENV = 'production';
  try {
    for (const [name, entry] of Object.entries(entries)) await buildScript(name, join(folder, entry), data, to);
  } finally {
    if (NODE_ENV === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = NODE_ENV;
  }
  await copyFile(join(folder, 'index.html'), join(to, 'index.html'));
  await copyFile(join(folder, 'gallery.html'), join(to, 'gallery.html'));
  await copyFile(join(project, 'src/app/icon.svg'), join(to, 'icon.svg'));
}

/** A script that is one file and no module: a browser fetches no module from a file. */
async function buildScript(name: string, entry: string, data: AtlasData, to: string): Promise<void> {
  await build({
    configFile: false,
    root: folder,
    base: './',
    logLevel: 'warn',
    mode: 'production',
    publicDir: false,
    plugins: [
      linguiMacros(),
      react(),
      lingui({ cwd: project, failOnMissing: true, failOnCompileError: true }),
      vanillaExtractPlugin(),
      inlineData(data),
    ],
    build: {
      target: 'es2022',
      outDir: to,
      emptyOutDir: false,
      sourcemap: false,
      reportCompressedSize: false,
      // One style sheet beside the script; it would be put into the script else.
      cssCodeSplit: false,
      modulePreload: false,
      chunkSizeWarningLimit: Number.POSITIVE_INFINITY,
      rolldownOptions: {
        input: entry,
        checks: { bundlerTimings: false },
        output: {
          format: 'iife',
          entryFileNames: `${name}.js`,
          assetFileNames: ({ names }) =>
            names.some((file) => file.endsWith('.css')) ? `${name}.css` : 'fonts/[name][extname]',
        },
      },
    },
  });
}

const dataModule = 'virtual:atlas-data';

/** What the site shows, as a module. As text that is parsed at once it is read faster than as code. */
function inlineData(data: AtlasData): Plugin {
  const text = JSON.stringify(JSON.stringify(data));
  return {
    name: 'atlas-data',
    resolveId: { filter: { id: /^virtual:atlas-data$/ }, handler: () => `\0${dataModule}` },
    load: { filter: { id: /^\0virtual:atlas-data$/ }, handler: () => `export const data = JSON.parse(${text});` },
  };
}
