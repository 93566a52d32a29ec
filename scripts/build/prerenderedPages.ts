import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { transform } from 'lightningcss';
import { build, type Plugin, type Rolldown } from 'vite';
import { DOCUMENTS_FILE, type Documents, type DrawnPage } from '../../server/http/documents.ts';
import type { BeginFacts, BeginLoad } from '../../src/begin.ts';
import type * as Prerender from '../../src/app/prerender.tsx';
import { SIGNED_IN } from './pages.ts';
import { portalPlugins } from './portalPlugins.ts';
import type { Loads } from './reachableChunks.ts';
import { textsOfParts } from './textsOfParts.ts';

/** What strangers see in the place of pages of someone who has signed in. */
const SIGN_IN = 'SignInPage';

/**
 * Draws the pages that are the same for every stranger, in every language and brand, and says of each route which files it
 * takes, so that all are asked for at once (`start.prerendered`, `start.atOnce`). The server puts the documents together.
 */
export function prerenderedPages(): Plugin {
  return {
    name: 'prerendered-pages',
    apply: 'build',
    async writeBundle({ dir }, bundle) {
      if (!dir) throw new Error('the build has no folder');
      const documents = await runPortal((portal) => makeDocuments(portal, bundle));
      await writeFile(join(dir, DOCUMENTS_FILE), JSON.stringify(documents));
    },
  };
}

/** Builds the portal for Node and lets it be used; nothing of that build stays. */
async function runPortal<Result>(work: (portal: typeof Prerender) => Promise<Result>): Promise<Result> {
  // Inside the project, so that its packages are found.
  const folder = await mkdtemp(join(import.meta.dirname, '..', '..', 'node_modules', '.prerender-'));
  process.env.NODE_ENV = 'production';
  try {
    await build({
      configFile: false,
      logLevel: 'warn',
      plugins: [portalPlugins(), textsOfParts(() => [])],
      publicDir: false,
      build: {
        ssr: 'src/app/prerender.tsx',
        outDir: folder,
        emptyOutDir: true,
        target: 'node20',
        minify: false,
        reportCompressedSize: false,
        rolldownOptions: { checks: { bundlerTimings: false }, output: { entryFileNames: '[name].mjs' } },
      },
    });
    return await work((await import(pathToFileURL(join(folder, 'prerender.mjs')).href)) as typeof Prerender);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function contentOf(bundle: Rolldown.OutputBundle, file: string): string {
  const asset = bundle[file];
  if (asset?.type !== 'asset') throw new Error(`${file} is not in the build`);
  return String(asset.source);
}

const minified = (style: string): string =>
  new TextDecoder().decode(transform({ filename: 'page.css', code: Buffer.from(style), minify: true }).code);

/** In bytes, made small. */
function sizeOf(bundle: Rolldown.OutputBundle, file: string): number {
  const found = bundle[file];
  if (!found) throw new Error(`${file} is not in the build`);
  return gzipSync(found.type === 'asset' ? found.source : found.code).length;
}

async function makeDocuments(portal: typeof Prerender, bundle: Rolldown.OutputBundle): Promise<Documents> {
  const loads = JSON.parse(contentOf(bundle, '.vite/loads.json')) as Loads;
  // The two faces that every page is written in; the rest of their characters comes where a name needs it.
  const fonts = Object.keys(bundle).filter((file) => /-core-[\w-]+\.woff2$/.test(file));

  /** What a component takes over the shell; it has a file of its name. */
  const loadOf = (component: string) => {
    const found = Object.entries(loads.parts).find(([module]) => basename(module) === `${component}.tsx`);
    if (!found) throw new Error(`${component}.tsx is not fetched by itself`);
    return found[1];
  };
  const loadsOf = (components: readonly string[]) => [loads.shell, ...components.map(loadOf)];
  const filesOf = (components: readonly string[]) => [...new Set(loadsOf(components).flatMap(({ files }) => files))];
  /** Those of the shell, which every document has in it. */
  const sheets = loads.shell.files.filter((file) => file.endsWith('.css'));
  const areasOf = (components: readonly string[]) => loadsOf(components).flatMap(({ texts }) => Object.entries(texts));
  const address = (file: string) => `/${file}`;

  const sizes = new Map<string, number>();
  const size = (file: string): number => {
    const known = sizes.get(file) ?? sizeOf(bundle, file);
    sizes.set(file, known);
    return known;
  };
  // A browser has few at a time on their way.
  const longestFirst = (files: string[]) => files.sort((one, other) => size(other) - size(one));

  const beginLoad = (components: readonly string[], known: readonly string[]): BeginLoad => ({
    files: [...fonts, ...longestFirst(filesOf(components).filter((file) => !known.includes(file)))].map(address),
    texts: Object.fromEntries(
      portal.locales.map((locale) => [
        locale,
        [...new Set(areasOf(components).map(([, files]) => address(files[locale] ?? '')))],
      ]),
    ),
  });

  const draw = async (component: string, path: string): Promise<DrawnPage> => {
    const areas = areasOf([component]).map(([area]) => area);
    const drawn: DrawnPage['drawn'] = {};
    for (const brand of Object.values(portal.brands)) {
      const languages: DrawnPage['drawn'][string] = (drawn[brand.id] = {});
      for (const locale of portal.locales)
        languages[locale] = await portal.renderPage({ brand, locale, areas, path: exampleOf(path) });
    }
    const own = loadOf(component).styles.map((module) => loads.styles[module]);
    const style = sheets.map((file) => contentOf(bundle, file)).join('') + minified(own.join(''));
    return { style, sheets: sheets.map(address), drawn };
  };

  const documents: Documents = { routes: [], pages: {} };
  for (const { path, stranger, isEmbeddable, isReport, page, reads } of portal.describeRoutes()) {
    const shown = stranger === 'signIn' ? SIGN_IN : stranger === 'page' ? page : null;
    if (shown !== null) documents.pages[shown] ??= await draw(shown, path);
    const alone = page === null ? [] : [page];
    const own = [...alone, ...SIGNED_IN.map((module) => basename(module, '.tsx'))];
    // Meant for who has signed in, so nothing is gained by waiting until the sign-in is painted.
    const scripts = stranger === 'signIn' ? filesOf(own).filter((file) => file.endsWith('.js')) : [];
    const known = [...scripts, ...(shown === null ? [] : sheets)];
    const begin: BeginFacts = {
      path,
      ...(isReport ? { isReport } : {}),
      ...(stranger === 'signIn' ? { isSignIn: true } : {}),
      ...(reads ? { reads } : {}),
      loads: {
        own: beginLoad(own, known),
        stranger: beginLoad(stranger === 'signIn' ? [...alone, SIGN_IN] : alone, known),
      },
    };
    documents.routes.push({ path, isEmbeddable, page: shown, scripts: longestFirst(scripts).map(address), begin });
  }
  return documents;
}

/** Any address that the route has: the page is the same at each. */
const exampleOf = (path: string) => path.replace(/\$\w*/g, 'x');
