// Which requirements of docs/requirements a test cites, into reports/requirements.json. An id that stands twice fails;
// one that no test cites is told, and a test that cites none of them fails too.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { enterProject } from './prepare.mjs';

enterProject();
const folder = join('docs', 'requirements');
const rows = readdirSync(folder)
  .filter((file) => file.endsWith('.md'))
  .flatMap((file) =>
    [...readFileSync(join(folder, file), 'utf8').matchAll(/^\| ([a-z][A-Za-z]*(?:\.[A-Za-z]+)+) +\|/gm)].map(
      ([, id]) => ({
        id,
        file: `${folder}/${file}`,
      }),
    ),
  );

const tests = ['atlas', 'domain', 'machines', 'server', 'src', 'tests', 'scripts']
  .flatMap((root) => readdirSync(root, { recursive: true }).map((file) => join(root, file)))
  .filter((file) => /\.(test|spec)\.tsx?$/.test(file))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }));

const requirements = rows.map(({ id, file }) => {
  const cited = new RegExp(`\\b${id.replaceAll('.', '\\.')}\\b(?!\\.)`);
  return { id, file, tests: tests.filter(({ text }) => cited.test(text)).map((test) => test.file) };
});
mkdirSync('reports', { recursive: true });
writeFileSync(join('reports', 'requirements.json'), `${JSON.stringify({ requirements }, null, 2)}\n`);

const twice = requirements.filter(({ id }, index) => requirements.findIndex((other) => other.id === id) !== index);
for (const { id, file } of twice) console.error(`${id} stands twice, the second time in ${file}`);
const uncited = requirements.filter((requirement) => requirement.tests.length === 0).map(({ id }) => id);
console.log(`${requirements.length} requirements, cited by no test: ${uncited.join(', ') || 'none'}`);

// As titles cite them: `what happens (order.verification, gate.blocked)`.
const id = '[a-z][A-Za-z]*(?:\\.[A-Za-z]+)+';
const citations = new RegExp(`(?:test|describe|each)[^\\n]*?\\((${id}(?:, ${id})*)\\)['\`]`, 'g');
const unknown = tests.flatMap(({ file, text }) =>
  [...text.matchAll(citations)]
    .flatMap(([, cited]) => cited.split(', '))
    .filter((cited) => !requirements.some((requirement) => requirement.id === cited))
    .map((cited) => `${file} cites ${cited}, which no row has`),
);
for (const line of unknown) console.error(line);
if (twice.length > 0 || unknown.length > 0) process.exitCode = 1;
