import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { HOUR_MS } from '../../domain/time/helsinki.ts';
import { dayStart } from '../../domain/time/index.ts';
import { openDatabase } from '../../server/store/database.ts';
import { meteringPoint } from '../../server/store/schema.ts';
import { postgresPrograms, startPostgres, withoutPostgres } from '../support/postgres.ts';
import type { Ratio } from './sideBySide.ts';

const LINES = 1_000_000;
const HOURS = 8760;
const HEADING = 'MeteringPointGSRN;Product Type;Resolution;Unit Type;Reading Type;Start Time;Quantity;Quality';
const gsrnOf = (point: number) => String(643_007_574_000_000_000n + BigInt(point));
const root = join(import.meta.dirname, '..', '..');

/** As Datahub writes it, a metering point after the other. */
function* lines(): Generator<string> {
  yield `${HEADING}\n`;
  const start = dayStart('2025-01-01');
  for (let line = 0; line < LINES; line += 1) {
    const [point, hour] = [Math.floor(line / HOURS), line % HOURS];
    const at = new Date(start + hour * HOUR_MS).toISOString().replace('.000', '');
    const kWh = ((300 + ((line * 7919) % 1700)) / 1000).toFixed(3).replace('.', ',');
    yield `${gsrnOf(point)};8716867000030;PT1H;kWh;BN01;${at};${kWh};OK\n`;
  }
}

interface Ran {
  ms: number;
  /** The most memory that it had, in MB. */
  peak: number;
  said: string;
}

async function run(args: readonly string[], env: Record<string, string> = {}): Promise<Ran> {
  const begun = performance.now();
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let [peak, said] = [0, ''];
  child.stdout.on('data', (text: Buffer) => (said += text.toString()));
  const watch = setInterval(() => {
    const [, kB] = /VmHWM:\s*(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8')) ?? [];
    peak = Math.max(peak, Number(kB ?? 0) / 1024);
  }, 50);
  const [code] = (await once(child, 'exit')) as [number];
  clearInterval(watch);
  if (code !== 0) throw new Error(`${args.join(' ')} ended with ${code}: ${said}`);
  return { ms: performance.now() - begun, peak, said };
}

const READ = `let n = 0, fields = 0;
for await (const line of (await import('node:readline')).createInterface({ input: (await import('node:fs')).createReadStream(process.argv[1]) })) {
  n += 1; fields += line.split(';').length;
}
console.log(n, fields);`;

/** A file of Datahub of a million lines put into PostgreSQL, beside reading its lines and nothing more. */
export async function measureImport(): Promise<Ratio[]> {
  if (postgresPrograms === null) throw new Error(withoutPostgres ?? '');
  const postgres = await startPostgres();
  const folder = await mkdtemp(join(tmpdir(), 'oma-kajo-import-'));
  try {
    const file = join(folder, 'datahub.csv');
    await pipeline(Readable.from(lines()), createWriteStream(file));
    const databaseUrl = await postgres.createDatabase();
    const database = await openDatabase({ databaseUrl, dataFolder: '' });
    await database.db.insert(meteringPoint).values(
      Array.from({ length: Math.ceil(LINES / HOURS) }, (_, point) => ({
        meteringPointNo: String(7_000_000 + point),
        meteringPointId: gsrnOf(point),
        streetName: 'Koivukuja',
        houseNumber: '4',
        postalCode: '33820',
        postalCity: 'Tampere',
        is15minAvailable: false,
      })),
    );
    await database.close();
    const read = await run(['--input-type=module', '-e', READ, file]);
    const taken = await run(['--import', 'tsx', 'scripts/import.ts', file], {
      DATABASE_URL: databaseUrl,
      DEMO: 'true',
    });
    if (!taken.said.includes(' 0 lines refused')) throw new Error(taken.said);
    const against = 'its lines read and split, and nothing more';
    return [
      {
        name: `a file of Datahub of ${LINES.toLocaleString('en')} lines imported: ${Math.round((LINES / taken.ms) * 1000)} lines a second`,
        against,
        ours: taken.ms,
        reference: read.ms,
        ratio: taken.ms / read.ms,
      },
      {
        name: 'the same: MB of memory at the most',
        against,
        ours: taken.peak,
        reference: read.peak,
        ratio: taken.peak / read.peak,
      },
    ];
  } finally {
    await rm(folder, { recursive: true });
    await postgres.stop();
  }
}
