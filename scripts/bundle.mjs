// The first load of a page: every script that it needs before it can be used, and the HTML with its critical style, both
// as gzip makes them at its best. From the manifest of the build into reports/bundle.json; over the limit it fails.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { enterProject } from './prepare.mjs';

enterProject();
const client = join('dist', 'client');

/** In bytes: 150 kB of 1000 bytes each for the scripts; 14 KiB, the first round trip of a connection, for the HTML. */
const limitJavascriptGz = 150_000;
const limitHtmlGz = 14_336;

/** What every page loads, and what each loads beside it: its own module and the catalogue of its area. */
const always = ['index.html', 'src/app/start.tsx', 'locales/{locale}/shell.po'];
const pages = [
  { page: '/', modules: ['src/features/session/FrontPage.tsx', 'locales/{locale}/session.po'] },
  {
    page: '/contracts',
    modules: ['src/app/EntryGate.tsx', 'src/features/contracts/ContractsPage.tsx', 'locales/{locale}/contracts.po'],
  },
];

const manifest = JSON.parse(readFileSync(join(client, '.vite', 'manifest.json'), 'utf8'));
const size = (file) => gzipSync(readFileSync(join(client, file)), { level: 9 }).length;

/** The scripts of modules and of all that they import statically. */
function scriptsOf(modules) {
  const seen = new Set();
  const visit = (key) => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`${key} is not in the build; scripts/bundle.mjs names what a page loads.`);
    if (seen.has(chunk.file)) return;
    seen.add(chunk.file);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  modules.forEach(visit);
  return [...seen].map((file) => ({ file, gz: size(file) }));
}

/** In the language whose texts are the longest. */
function measure({ page, modules }) {
  const loads = ['fi', 'sv', 'en'].map((locale) =>
    scriptsOf([...always, ...modules].map((module) => module.replace('{locale}', locale))),
  );
  const sum = (files) => files.reduce((total, { gz }) => total + gz, 0);
  const files = loads.reduce((most, load) => (sum(load) > sum(most) ? load : most));
  return { page, javascriptGz: sum(files), htmlGz: size('index.html'), limitJavascriptGz, limitHtmlGz, files };
}

const measured = pages.map(measure);
mkdirSync('reports', { recursive: true });
writeFileSync(join('reports', 'bundle.json'), `${JSON.stringify({ pages: measured }, null, 2)}\n`);
for (const { page, javascriptGz, htmlGz } of measured) {
  console.log(`${page}: ${javascriptGz} of ${limitJavascriptGz} bytes of scripts, ${htmlGz} of ${limitHtmlGz} of HTML`);
  if (javascriptGz > limitJavascriptGz || htmlGz > limitHtmlGz) process.exitCode = 1;
}
