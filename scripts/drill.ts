// npm run drill -- --rounds N [--database pglite|postgres] [--seed N]: kills the server while it writes, again and again,
// and counts what was lost or doubled, into reports/drill.json. Without a database it drills both.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { withoutPostgres } from '../tests/support/postgres.ts';
import { drill, type DrillResult, type DrillWish } from './drill/drill.ts';
import { enterProject } from './prepare.mjs';

enterProject();
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '10' },
    database: { type: 'string' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
  },
});
const rounds = Number(values.rounds);
const seed = Number(values.seed);
const isDatabase = (name: string): name is DrillWish['database'] => name === 'pglite' || name === 'postgres';
const databases = (values.database === undefined ? ['pglite', 'postgres'] : [values.database]).filter(isDatabase);
if (!Number.isInteger(rounds) || rounds < 1 || !Number.isInteger(seed) || databases.length === 0) {
  console.error('npm run drill -- --rounds 10 --database pglite|postgres --seed 1');
  process.exit(2);
}

const file = join('reports', 'drill.json');
for (const database of databases) {
  if (database === 'postgres' && withoutPostgres) {
    console.error(`${withoutPostgres}: not drilled.`);
    process.exitCode = 1;
    continue;
  }
  console.log(`${database}: ${rounds} rounds, seed ${seed}`);
  const onRound = (round: number) => round % 50 === 0 && console.log(`${database}: ${round} of ${rounds}`);
  const result = await drill({ rounds, database, seed, onRound });
  keep(result);
  console.log(JSON.stringify(result));
  const { lost, doubled, foreign, mailsMissing, mailsDoubled } = result;
  if (lost + doubled + foreign + mailsMissing + mailsDoubled > 0) process.exitCode = 1;
}

/** The result of the other database stays. */
function keep(result: DrillResult): void {
  const known = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, DrillResult>) : {};
  mkdirSync('reports', { recursive: true });
  writeFileSync(file, `${JSON.stringify({ ...known, [result.database]: result }, null, 2)}\n`);
}
