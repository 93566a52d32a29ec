// Which requirements of docs/requirements a test cites, into reports/requirements.json. An id that stands twice fails, one
// that no test cites, and a test that cites one which is not there.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readRequirements, readTests } from '../atlas/requirements/requirements.ts';
import { enterProject } from './prepare.mjs';

enterProject();
const requirements = readRequirements('.');
mkdirSync('reports', { recursive: true });
writeFileSync(join('reports', 'requirements.json'), `${JSON.stringify({ requirements }, null, 2)}\n`);

const twice = requirements.filter(({ id }, index) => requirements.findIndex((other) => other.id === id) !== index);
for (const { id, area } of twice) console.error(`${id} stands twice, the second time in ${area}.md`);
const uncited = requirements.filter((requirement) => requirement.tests.length === 0).map(({ id }) => id);
console.log(`${requirements.length} requirements`);
for (const uncitedId of uncited) console.error(`${uncitedId} is cited by no test`);

// As titles cite them: `what happens (order.verification, gate.blocked)`.
const id = '[a-z][A-Za-z]*(?:\\.[A-Za-z]+)+';
const citations = new RegExp(`\\((${id}(?:, ${id})*)\\)(?: @left-out)?['"\`],`, 'g');
const unknown = readTests('.').flatMap(({ file, text }) =>
  [...text.matchAll(citations)]
    .flatMap(([, cited = '']) => cited.split(', '))
    .filter((cited) => !requirements.some((requirement) => requirement.id === cited))
    .map((cited) => `${file} cites ${cited}, which no row has`),
);
for (const line of unknown) console.error(line);
if (twice.length > 0 || uncited.length > 0 || unknown.length > 0) process.exitCode = 1;
