// What a page loads: every script that it needs before it can be used, with its texts, and the HTML with its critical style,
// as gzip makes them at its best. From what the build has written down into reports/bundle.json; over a limit it fails.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { readShell } from '../server/http/shell.ts';
import { CATCH_ALL } from '../src/shared/page/pages.ts';
import { FORMS, readPages, SIGNED_IN } from './build/pages.ts';
import { withoutRouteTable } from './build/routeTable.ts';
import { enterProject } from './prepare.mjs';

enterProject();
const client = join('dist', 'client');

const addresses = await readPages();
/** In bytes, of the shell without the table of routes: what every page stands on. It may only shrink; a flow leaves some bytes of its routes in it. */
const limitBareShellGz = 129_750;
/** In bytes, of the shell with the table of all routes, each with the names of the files that it fetches. */
const limitShellGz = 140_000;
/** In bytes: what a page may load over the shell, where `weights` of its area's `<area>.pages.ts` do not say otherwise. */
const limitPageGz = 40_000;
/** In bytes: what comes over the shell until a form that is waited for on its page can be filled in, that page with it, unless `weights` name its module. */
const limitFormGz = 60_000;
/** In bytes: 14 KiB, the first round trip of a connection. */
const limitHtmlGz = 14_336;

const loads = JSON.parse(readFileSync(join(client, '.vite', 'loads.json'), 'utf8'));
const read = (file) => readFileSync(join(client, file), 'utf8');
const gzOf = (text) => gzipSync(text, { level: 9 }).length;
const size = (file) => gzOf(read(file));
const sum = (files) => files.reduce((total, { gz }) => total + gz, 0);

const shellHtml = readShell({ brand: 'main', isStatelessHandOverAllowed: false, isDemo: false });
/** The HTML of an address, in the language in which it is the largest. */
const htmlOf = (path) =>
  Math.max(
    ...readdirSync('locales').map(
      (lang) =>
        shellHtml.find(path === CATCH_ALL ? '/no/such/page' : path, new URLSearchParams({ lang })).variants.gzip.length,
    ),
  );

/** The scripts of parts of the portal, in the language whose texts are the longest. */
function scriptsOf(parts) {
  const inLanguage = (locale) =>
    [...new Set(parts.flatMap(({ files, texts }) => [...files, ...Object.values(texts).map((text) => text[locale])]))]
      .filter((file) => file.endsWith('.js'))
      .map((file) => ({ file, gz: size(file) }));
  const [most] = readdirSync('locales')
    .map(inLanguage)
    .sort((a, b) => sum(b) - sum(a));
  return most;
}

/** The part of a module that is fetched by itself. */
function partOf(module) {
  const part = loads.parts[module];
  if (part) return part;
  console.error(`${module} is in no file of the build of its own. Has it been built (npm run build)?`);
  process.exit(1);
}

/** What an area's own file says of the weight of its pages, by their addresses, and of its forms, by their modules. */
async function readWeights() {
  const files = readdirSync(join('src', 'routes')).filter((file) => file.endsWith('.pages.ts'));
  const all = await Promise.all(files.map((file) => import(resolve('src', 'routes', file))));
  return Object.assign({}, ...all.map(({ weights }) => weights));
}

const shellFiles = scriptsOf([loads.shell]);
const bareShellGz = shellFiles.reduce((total, { file }) => total + gzOf(withoutRouteTable(read(file))), 0);
const shell = {
  javascriptGz: sum(shellFiles),
  limitJavascriptGz: limitShellGz,
  withoutRoutesGz: bareShellGz,
  limitWithoutRoutesGz: limitBareShellGz,
  files: shellFiles,
};
const weights = await readWeights();
const pages = addresses.map(({ path, module, isSignedIn }) => {
  const parts = [partOf(module), ...(isSignedIn ? SIGNED_IN.map(partOf) : [])];
  const files = scriptsOf([loads.shell, ...parts]);
  const limitOverShellGz = weights[path] ?? limitPageGz;
  return {
    page: path,
    javascriptGz: sum(files),
    overShellGz: sum(files) - shell.javascriptGz,
    htmlGz: htmlOf(path),
    limitJavascriptGz: limitShellGz + limitOverShellGz,
    limitOverShellGz,
    limitHtmlGz,
    files,
  };
});

const forms = FORMS.map(({ module, page }) => {
  const files = scriptsOf([loads.shell, partOf(page), partOf(module)]);
  const limitOverShellGz = weights[module] ?? limitFormGz;
  return { form: module, overShellGz: sum(files) - shell.javascriptGz, limitOverShellGz, files };
});

mkdirSync('reports', { recursive: true });
writeFileSync(join('reports', 'bundle.json'), `${JSON.stringify({ shell, pages, forms }, null, 2)}\n`);

const held = [
  { name: 'the shell without the table of routes', gz: bareShellGz, limit: limitBareShellGz },
  { name: 'the shell with all routes', gz: shell.javascriptGz, limit: limitShellGz },
  ...pages.map(({ page, overShellGz, limitOverShellGz }) => ({ name: page, gz: overShellGz, limit: limitOverShellGz })),
  ...forms.map(({ form, overShellGz, limitOverShellGz }) => ({ name: form, gz: overShellGz, limit: limitOverShellGz })),
  ...pages.map(({ page, htmlGz }) => ({ name: `the HTML of ${page}`, gz: htmlGz, limit: limitHtmlGz })),
];
for (const { name, gz, limit } of held) {
  console.log(`${name}: ${gz} of ${limit} bytes${gz > limit ? ', too many' : ''}`);
  if (gz > limit) process.exitCode = 1;
}
