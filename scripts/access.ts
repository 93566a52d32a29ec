// npm run check -- access: every operation of the API, as every caller, in every relation, is decided in the committed
// table, and so is who may write each field of a body. Without a database: what the server really does is measured by
// tests/access. `node --import tsx scripts/access.ts --take` puts what they measured in the place of what is committed.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { apiDocument } from '../openapi/document.ts';
import { places, undecided } from '../tests/access/undecided.ts';
import { operationsOf } from '../tests/support/operations.ts';
import { enterProject } from './prepare.mjs';

enterProject();
const api = apiDocument();
if (process.argv.includes('--take')) for (const place of Object.values(places)) take(place);

const open = undecided(api);
for (const line of open.slice(0, 50)) console.error(line);
if (open.length > 0) {
  console.error(`${open.length} without a decision; docs/how-to/add-an-operation.md says how an operation gets one.`);
  process.exitCode = 1;
}

/** Puts what was measured last where it is committed, a file a tag. */
function take({ folder, report }: { folder: string; report: string }): void {
  const tags = new Map(operationsOf(api).map(({ id, tag }) => [id, tag]));
  const [header = '', ...lines] = readFileSync(join('reports', report), 'utf8').trimEnd().split('\n');
  const files = new Map<string, string[]>();
  for (const line of lines) {
    const tag = tags.get(line.split(',')[0] ?? '') ?? 'none';
    files.set(tag, [...(files.get(tag) ?? [header]), line]);
  }
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  for (const [tag, all] of files) writeFileSync(join(folder, `${tag}.csv`), `${all.join('\n')}\n`);
}
