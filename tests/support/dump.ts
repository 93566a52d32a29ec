import { createHash, randomUUID } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { seedDemo } from '../../server/demo/index.ts';
import { wrapEmbedded } from '../../server/store/database.ts';

/** A Saturday of November, at noon in Helsinki: what goes with the day is as of then, until a server moves it on. */
export const testNow = '2026-11-21T10:00:00.000Z';

const root = join(import.meta.dirname, '..', '..');
const kept = join(tmpdir(), `oma-kajo-tests-${process.getuid?.() ?? 'user'}`);

/** The embedded database with the demo data in it: as a file that PGlite reads, and as the folder that a server opens. */
interface Dump {
  file: string;
  folder: string;
}

/**
 * Migrating and seeding takes seconds, restoring less than one: so what was made once is kept until what made it changes.
 * Several may ask for it at once, of one process or of many.
 */
export async function demoDump(): Promise<Dump> {
  const place = join(kept, origin());
  const dump = { file: join(place, 'demo.tar'), folder: join(place, 'database') };
  if (existsSync(place)) return dump;
  const mine = join(kept, randomUUID());
  mkdirSync(mine, { recursive: true, mode: 0o700 });
  const client = await PGlite.create(join(mine, 'database'));
  await seedDemo(await wrapEmbedded(client), () => new Date(testNow));
  const dumped = await client.dumpDataDir('none');
  writeFileSync(join(mine, 'demo.tar'), Buffer.from(await dumped.arrayBuffer()));
  await client.close();
  try {
    renameSync(mine, place);
  } catch (thrown) {
    // Another process was first.
    if (!existsSync(place)) throw thrown;
    rmSync(mine, { recursive: true, force: true });
  }
  return dump;
}

/** A database of a test's own, in memory. */
export async function restoreInMemory(): Promise<PGlite> {
  const { file } = await demoDump();
  return PGlite.create({ loadDataDir: new Blob([new Uint8Array(readFileSync(file))]) });
}

/** Puts the database where a server with this data folder opens it. */
export async function restoreInto(dataFolder: string): Promise<void> {
  const { folder } = await demoDump();
  cpSync(folder, join(dataFolder, 'database'), { recursive: true });
}

/** A hash of all that the database is made from. */
function origin(): string {
  const hash = createHash('sha256').update(testNow);
  const add = (path: string) => {
    for (const entry of readdirSync(path, { withFileTypes: true })) {
      if (entry.isDirectory()) add(join(path, entry.name));
      else hash.update(entry.name).update(readFileSync(join(path, entry.name)));
    }
  };
  for (const folder of ['domain', 'server/demo', 'server/store']) add(join(root, folder));
  hash.update(readFileSync(join(root, 'node_modules', '@electric-sql', 'pglite', 'package.json')));
  return hash.digest('hex').slice(0, 32);
}
