import { readdirSync, readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { areaOf, hasTexts } from './areas.ts';
import { findParts, isStyle, nameChunks, reach, type Parts } from './chunks.ts';
import { readModuleGraph, type ModuleGraph } from './moduleGraph.ts';
import { laterDependencies } from './laterDependencies.ts';
import { ARRIVALS, FORMS, FRONT, SIGNED_IN } from './pages.ts';
import { textsOfParts } from './textsOfParts.ts';

/** What a browser loads for a part of the portal, by paths under the folder of the build. */
interface Load {
  /** Scripts and styles that the shell has not brought. */
  files: string[];
  /** The modules whose style it takes, by their paths in the repository. */
  styles: string[];
  /** The areas whose texts come with it, each in a file a language. */
  texts: Record<string, Record<string, string>>;
}

/** What the build writes into `.vite/loads.json`. */
export interface Loads {
  shell: Load;
  /** Of each module that is fetched by itself, by its path in the repository. */
  parts: Record<string, Load>;
  /** The style of each module that has one. */
  styles: Record<string, string>;
}

/** Lingui names its compiler and, once built, never runs it. */
const neverRun = { needs: /\/@lingui\/core\//, needed: /\/@lingui\/message-utils\// };

/**
 * Decides by reachability what comes in which file, and with which texts: a module belongs to the shell only if every page
 * needs it. What each page loads is written into `.vite/loads.json` of the build.
 *
 * @param entry the module that the HTML runs, by its path in the repository
 * @param start the one that the entry always fetches
 */
export function reachableChunks(entry: string, start: string): Plugin[] {
  const [entryId, startId] = [resolve(entry), resolve(start)];
  let graph: ModuleGraph = new Map();
  let parts: Parts = { shell: new Set(), roots: [] };
  let names = new Map<string, string>();
  /** By module: of a style the build keeps no code. */
  const styles = new Map<string, string>();
  /** Of each script what comes with it. */
  let together = new Map<string, ReadonlySet<string>>();

  /** The modules that come with a part, less what has come with the shell. */
  const modulesOf = (root: string) =>
    root === startId ? [...parts.shell] : [...reach(graph, [root])].filter((id) => !parts.shell.has(id));
  const areasOf = (root: string): string[] => {
    const shellAreas = root === startId ? [] : areasOf(startId);
    return [...new Set(modulesOf(root).flatMap(areaOfTexts))].filter((area) => !shellAreas.includes(area)).sort();
  };

  const chunks: Plugin = {
    name: 'reachable-chunks',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    config: () => ({
      build: {
        modulePreload: {
          // A browser that does not know the hint finds the files all the same.
          polyfill: false,
          resolveDependencies: (_file, files, { hostId, hostType }) =>
            hostType === 'html' ? files : laterDependencies(files, together.get(hostId) ?? new Set()),
        },
        rolldownOptions: {
          output: {
            // Every page's HTML names some forty files, and no hash can be made small: seven characters tell them apart.
            chunkFileNames: ({ moduleIds }) =>
              moduleIds.every(isCatalogue) ? 'assets/[hash:7].js' : 'assets/[name]-[hash:7].js',
            assetFileNames: 'assets/[name]-[hash:7][extname]',
            codeSplitting: {
              // Each module goes where it was put, and no other with it.
              includeDependenciesRecursively: false,
              groups: [{ name: (id) => names.get(id) ?? null }],
            },
          },
        },
      },
    }),
    transform: {
      order: 'pre',
      filter: { id: /\.css$/ },
      handler(code, id) {
        styles.set(id, code);
      },
    },
    async buildEnd(fault) {
      if (fault) return;
      graph = withoutNeverRun(await readModuleGraph(this));
      parts = findParts(graph, entryId, startId);
      names = nameChunks(graph, entryId, parts, {
        // One page may have addresses in several areas.
        pages: [...new Set([...graph].flatMap(([id, { fetches }]) => (isOfRoutes(id) ? fetches : [])))],
        signedIn: SIGNED_IN.map((module) => resolve(module)),
        front: resolve(FRONT),
        arrivals: ARRIVALS.map((module) => resolve(module)),
        forms: FORMS.map(({ module, page }) => ({ module: resolve(module), page: resolve(page) })),
      });
    },
    generateBundle: {
      // Once Vite has taken out the script of the styles, in which there is nothing.
      order: 'post',
      handler(_options, bundle) {
        const fileOf = filesByModule(bundle);
        together = new Map(
          Object.values(bundle).flatMap((file) =>
            file.type === 'chunk' ? [[file.fileName, filesOf(bundle, [file.fileName])] as const] : [],
          ),
        );
        const shellFiles = withImports(bundle, [entryId, startId], fileOf);
        const load = (root: string, files: Iterable<string>): Load => ({
          files: [...files],
          styles: modulesOf(root).filter(isStyle).map(pathOf),
          texts: Object.fromEntries(areasOf(root).map((area) => [area, filesOfTexts(area, fileOf)])),
        });
        const loads: Loads = {
          shell: load(startId, shellFiles),
          parts: Object.fromEntries(
            parts.roots
              .filter((root) => !isCatalogue(root))
              .map((root) => {
                const own = [...withImports(bundle, [root], fileOf)].filter((file) => !shellFiles.has(file));
                return [pathOf(root), load(root, own)];
              }),
          ),
          styles: Object.fromEntries([...styles].map(([id, code]) => [pathOf(id), code])),
        };
        this.emitFile({ type: 'asset', fileName: '.vite/loads.json', source: JSON.stringify(loads, null, 2) });
      },
    },
  };
  return [chunks, textsOfParts((module) => areasOf(resolve(module)))];
}

/** The shell knows the file of every one, so these go by as few letters as can be. */
const isCatalogue = (id: string) => id.endsWith('.po');

/** In the repository. */
const pathOf = (id: string) => relative('.', id).replace(/\?.*/, '');

/** Whether a module names the pages of an area. */
const isOfRoutes = (id: string) => /\/src\/routes\/[^/]+\.routes\.ts$/.test(id);

function withoutNeverRun(graph: ModuleGraph): ModuleGraph {
  return new Map(
    [...graph].map(([id, module]) => {
      const needs = [...module.needs].filter((need) => !neverRun.needs.test(id) || !neverRun.needed.test(need));
      return [id, { ...module, needs: new Set(needs) }];
    }),
  );
}

/** The area whose texts a module asks for; none where it asks for none. */
function areaOfTexts(id: string): string[] {
  const file = relative('.', id);
  return /^src\/.*\.tsx?$/.test(file) && hasTexts(readFileSync(id, 'utf8')) ? [areaOf(file)] : [];
}

function filesOfTexts(area: string, fileOf: ReadonlyMap<string, string>): Record<string, string> {
  const files = readdirSync('locales').map((locale) => [locale, fileOf.get(resolve(`locales/${locale}/${area}.po`))]);
  const missing = files.find(([, file]) => !file);
  if (missing) throw new Error(`${area} has no catalogue in ${missing[0]}: npm run messages makes it.`);
  return Object.fromEntries(files);
}

function filesByModule(bundle: Rolldown.OutputBundle): Map<string, string> {
  return new Map(
    Object.values(bundle).flatMap((file) =>
      file.type === 'chunk' ? file.moduleIds.map((id): [string, string] => [id, file.fileName]) : [],
    ),
  );
}

/** The files of modules, with all that those import. */
const withImports = (bundle: Rolldown.OutputBundle, modules: string[], fileOf: ReadonlyMap<string, string>) =>
  filesOf(
    bundle,
    modules.flatMap((id) => fileOf.get(id) ?? []),
  );

/** Scripts with all that those import, scripts and styles. */
function filesOf(bundle: Rolldown.OutputBundle, from: string[]): Set<string> {
  const scripts = new Set(from);
  const styles = new Set<string>();
  for (const script of scripts) {
    const chunk = bundle[script];
    if (chunk?.type !== 'chunk') continue;
    chunk.imports.forEach((imported) => scripts.add(imported));
    chunk.viteMetadata?.importedCss.forEach((style) => styles.add(style));
  }
  return new Set([...scripts, ...styles]);
}
