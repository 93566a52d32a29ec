// npm run drill -- --rounds N [--database pglite|postgres] [--seed N]: kills the server while it writes, again and again,
// and counts what was lost or doubled, into reports/drill.json. Without a database it drills both.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { withoutPostgres } from '../tests/support/postgres.ts';
import { drill, type DrillResult, type DrillWish } from './drill/drill.ts';
import { enterProject } from './prepare.mjs';

/** Rounds. */
const SAID_EACH = 20;
/** Characters of what went wrong. */
const SHORT = 1_000;

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
const stop = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    if (stop.signal.aborted) process.exit(1);
    console.log('Stopping, and counting what there is; once more stops at once.');
    stop.abort();
  });

// A server that starts waits much, so both are killed at the same time; what goes wrong with one is not the other's.
await Promise.all(
  databases.map((database) =>
    drillOne(database).catch((thrown: unknown) => {
      // Of a statement only its beginning: it may have thousands of rows.
      console.error(
        `${database}: ${String(thrown instanceof Error ? (thrown.stack ?? thrown) : thrown).slice(0, SHORT)}`,
      );
      process.exitCode = 1;
    }),
  ),
);

async function drillOne(database: DrillWish['database']): Promise<void> {
  if (database === 'postgres' && withoutPostgres) {
    console.error(`${withoutPostgres}: not drilled.`);
    process.exitCode = 1;
    return;
  }
  const begun = Date.now();
  console.log(`${database}: ${rounds} rounds, seed ${seed}`);
  const onRound = (round: number) => {
    if (round % SAID_EACH !== 0) return;
    const minutes = (Date.now() - begun) / 60_000;
    const left = Math.ceil((minutes / round) * (rounds - round));
    console.log(`${database}: ${round} of ${rounds} rounds in ${Math.round(minutes)} minutes, about ${left} to go`);
  };
  const result = await drill({ rounds, database, seed, onRound, signal: stop.signal });
  keep(result);
  console.log(JSON.stringify(result));
  const { lost, doubled, foreign, torn, mailsMissing, mailsDoubled, brokenOff } = result;
  if (lost + doubled + foreign + torn + mailsMissing + mailsDoubled > 0 || brokenOff !== null) process.exitCode = 1;
}

/** The result of the other database stays. */
function keep(result: DrillResult): void {
  const known = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, DrillResult>) : {};
  mkdirSync('reports', { recursive: true });
  writeFileSync(file, `${JSON.stringify({ ...known, [result.database]: result }, null, 2)}\n`);
}
