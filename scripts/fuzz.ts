// npm run fuzz -- --requests N [--seed S] [--only <operation>] [--database pglite|postgres]: requests made from the API's
// schemas, half of them broken in one keyword, to the real server on each database, as people of each kind. What came of it:
// reports/fuzz.json. The same seed sends the same.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { fuzz, type FuzzResult } from '../tests/api/fuzz.ts';
import { startPostgres, withoutPostgres } from '../tests/support/postgres.ts';
import { enterProject } from './prepare.mjs';

/** Requests. */
const SAID_EACH = 10_000;

enterProject();
const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '10000' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    only: { type: 'string' },
    database: { type: 'string' },
  },
});
const requests = Number(values.requests);
const seed = Number(values.seed);
const databases = (values.database === undefined ? ['pglite', 'postgres'] : [values.database]).filter((name) =>
  ['pglite', 'postgres'].includes(name),
);
if (!Number.isInteger(requests) || requests < 1 || !Number.isInteger(seed) || databases.length === 0) {
  console.error('npm run fuzz -- --requests 10000 --seed 1 --only getCustomer --database pglite|postgres');
  process.exit(2);
}

for (const database of databases) {
  if (database === 'postgres' && withoutPostgres) {
    console.error(`${withoutPostgres}: not fuzzed there.`);
    continue;
  }
  const result = await fuzzOn(database);
  keep(database, result);
  const { failed, failures } = result;
  console.log(
    `${database}: ${result.requests} requests in ${result.seconds} s, ${result.valid} good, ${result.broken} broken in one keyword; ${failed} failed`,
  );
  for (const failure of failures.slice(0, 5)) console.error(JSON.stringify(failure, null, 2));
  if (failed > 0) process.exitCode = 1;
}

async function fuzzOn(database: string): Promise<FuzzResult> {
  console.log(`${database}: ${requests} requests, seed ${seed}`);
  const postgres = database === 'postgres' ? await startPostgres() : null;
  const databaseUrl = await postgres?.createDatabase();
  try {
    return await fuzz({
      requests,
      seed,
      ...(values.only === undefined ? {} : { only: [values.only] }),
      server: databaseUrl === undefined ? {} : { databaseUrl },
      onSent: (sent) => {
        if (sent % SAID_EACH < 20) console.log(`${database}: ${sent} sent`);
      },
    });
  } finally {
    await postgres?.stop();
  }
}

/** Each database keeps what it found last. */
function keep(database: string, result: FuzzResult): void {
  const file = join('reports', 'fuzz.json');
  mkdirSync('reports', { recursive: true });
  const before = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, FuzzResult>) : {};
  writeFileSync(file, `${JSON.stringify({ ...before, [database]: result }, null, 2)}\n`);
}
