import { readFileSync } from 'node:fs';
import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { lingui } from '@lingui/vite-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { build, type InlineConfig, type Plugin, type PluginOption } from 'vite';
import { linguiMacros } from '../../scripts/build/linguiMacros.ts';
import type { AtlasData, AtlasOverview, MachineData, SearchedTexts } from '../atlasData.ts';
import { modelFiles } from '../modelFiles.ts';
import { coveredShare } from './app/machineList.ts';

const folder = import.meta.dirname;
const project = join(folder, '..', '..');

/** What the first script has, and the others take from it: each package by its name there. */
const packages: Record<string, string> = {
  react: 'react',
  'react/jsx-runtime': 'jsxRuntime',
  '@lingui/core': 'linguiCore',
  '@lingui/react': 'linguiReact',
};

/**
 * Builds the site: two pages with a script each, further scripts for what not every page needs, style sheets and fonts,
 * which find each other by relative addresses. They open from a file, and below any address of a server, whatever its
 * content policy says of inline code.
 *
 * @param to the folder that they are written to; what lies there else, such as the pictures, stays
 */
export async function buildSite(data: AtlasData, to: string): Promise<void> {
  await mkdir(to, { recursive: true });
  await buildFirst(overviewOf(data), to);
  await buildPages({ name: 'gallery', entry: join(folder, 'gallery/main.tsx'), to });
  await buildPages({ name: 'workbench', entry: join(folder, 'workbench/main.ts'), to, taken: packages });
  await buildPages({
    name: 'requirements',
    entry: join(folder, 'requirements/main.tsx'),
    to,
    plugins: [inlineModule('virtual:atlas-requirements', 'requirements', data.requirements)],
    taken: packages,
  });
  const files = await modelFiles();
  for (const machine of data.machines) await buildMachine(machine, files.get(machine.id) ?? '', to);
  await writeFile(join(to, 'search.js'), taken('search', parsed(searchedTexts(data))));
  await writeFile(join(to, 'fonts.js'), taken('fonts', JSON.stringify(facesWithFonts(to))));
  await copyFile(join(folder, 'gallery.html'), join(to, 'gallery.html'));
  await copyFile(join(project, 'src/app/icon.svg'), join(to, 'icon.svg'));
}

/** What the atlas loads before the first machine: its page, with its script and its style. */
export async function buildFirst(overview: AtlasOverview, to: string): Promise<void> {
  const plugins = [inlineModule('virtual:atlas-overview', 'overview', overview)];
  await buildPages({ name: 'atlas', entry: join(folder, 'app/main.tsx'), to, plugins });
  await copyFile(join(folder, 'index.html'), join(to, 'index.html'));
}

/** How much that is, the fonts aside, in bytes as gzip makes them at its best. */
export const weightOfFirst = (to: string): number => weightOf(to, ['index.html', 'atlas.js', 'atlas.css']);

/** In bytes: it is no more, with however many machines (`atlas.size`). */
export const FIRST_LIMIT = 100_000;

export const weightOf = (to: string, files: readonly string[]): number =>
  files.reduce((total, file) => total + gzipSync(readFileSync(join(to, file)), { level: 9 }).length, 0);

/** The faces of the site's fonts with all that they hold, as a chart carries them that is taken along. */
function facesWithFonts(to: string): string {
  const faces = readFileSync(join(to, 'atlas.css'), 'utf8').match(/@font-face\s*\{[^}]*\}/g) ?? [];
  return faces
    .filter((face) => face.includes('.woff2'))
    .map((face) =>
      face.replace(/url\(["']?([^"')]+)["']?\)/, (_url, path: string) => {
        const content = readFileSync(join(to, path)).toString('base64');
        return `url(data:font/woff2;base64,${content})`;
      }),
    )
    .join('');
}

const searchedTexts = ({ machines }: AtlasData): SearchedTexts =>
  Object.fromEntries(
    machines.map(({ id, description, chart }) => [
      id,
      [
        ...new Set([
          description,
          ...chart.states.flatMap(({ path, requirements, entry, exit, actors }) => [
            path,
            ...requirements,
            ...entry,
            ...exit,
            ...actors.flatMap((actor) => [actor.id, actor.source]),
          ]),
          ...chart.transitions.flatMap(({ event, guard, actions }) => [event, guard ?? '', ...actions]),
        ]),
      ].filter(Boolean),
    ]),
  );

function overviewOf({ machines, against, areaNames }: AtlasData): AtlasOverview {
  return {
    areaNames,
    machines: machines.map(({ id, area, coverage }) => ({ id, area, covered: coveredShare(coverage) })),
    against,
  };
}

/** JSON as code; as text that is parsed at once it is read faster than as an object. */
const parsed = (value: unknown): string => `JSON.parse(${JSON.stringify(JSON.stringify(value))})`;

/** The statement by which a script hands over what it holds. */
const taken = (name: string, part: string): string => `globalThis.atlasParts.take(${JSON.stringify(name)}, ${part});\n`;

interface Script {
  name: string;
  entry: string;
  to: string;
  plugins?: PluginOption[];
  /** Packages that another script has, by their names there. */
  taken?: Record<string, string>;
}

/** A script of pages: React, texts and styles. */
const buildPages = ({ plugins = [], ...script }: Script): Promise<void> =>
  buildScript({
    ...script,
    plugins: [
      linguiMacros(),
      react(),
      lingui({ cwd: project, failOnMissing: true, failOnCompileError: true }),
      vanillaExtractPlugin(),
      ...plugins,
    ],
  });

/** The script of a machine: what the atlas shows of it, and the machine itself with its model, for the simulation. */
function buildMachine(machine: MachineData, modelFile: string, to: string): Promise<void> {
  const name = `machines/${machine.id}`;
  const code = `import { model } from ${JSON.stringify(modelFile)};
    ${taken(name, `{ ...${parsed(machine)}, model }`)}`;
  const entry = 'virtual:atlas-machine';
  return buildScript({ name, entry, to, plugins: [moduleOf(entry, code)], taken: { xstate: 'xstate' } });
}

/** A script that is one file and no module: a browser fetches no module from a file. */
async function buildScript(script: Script): Promise<void> {
  // A test says `test` here, and would get React's slow and talkative build.
  const { NODE_ENV } = process.env;
  process.env.NODE_ENV = 'production';
  try {
    await build(buildOf(script));
  } finally {
    if (NODE_ENV === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = NODE_ENV;
  }
}

function buildOf({ name, entry, to, plugins, taken: others = {} }: Script): InlineConfig {
  return {
    configFile: false,
    root: folder,
    base: './',
    logLevel: 'warn',
    mode: 'production',
    publicDir: false,
    plugins,
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
        external: Object.keys(others),
        checks: { bundlerTimings: false },
        output: {
          format: 'iife',
          globals: Object.fromEntries(
            Object.entries(others).map(([from, own]) => [from, `globalThis.atlasParts.packages.${own}`]),
          ),
          entryFileNames: `${name}.js`,
          assetFileNames: ({ names }) =>
            names.some((file) => file.endsWith('.css')) ? `${name}.css` : 'fonts/[name][extname]',
        },
      },
    },
  };
}

/** A module that is made of code. */
function moduleOf(id: string, code: string): Plugin {
  const own = `\0${id}`;
  return {
    name: id,
    resolveId: (asked) => (asked === id ? own : null),
    load: (asked) => (asked === own ? code : null),
  };
}

/** A module that has one value. */
const inlineModule = (id: string, name: string, value: unknown): Plugin =>
  moduleOf(id, `export const ${name} = ${parsed(value)};`);
