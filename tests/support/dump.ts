import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { seedDemo } from '../../server/demo/index.ts';
import { wrapEmbedded } from '../../server/store/database.ts';
import { hashOf, keptOnce } from './keptOnce.ts';

/** A Saturday of November, at noon in Helsinki: what goes with the day is as of then, until a server moves it on. */
export const testNow = '2026-11-21T10:00:00.000Z';

const root = join(import.meta.dirname, '..', '..');
const kept = join(tmpdir(), `oma-kajo-tests-${process.getuid?.() ?? 'user'}`);

/** All that the database is made from. */
const origin = ['domain', 'server/demo', 'server/store', 'node_modules/@electric-sql/pglite/package.json'];

/** The embedded database with the demo data in it: as a file that PGlite reads, and as the folder that a server opens. */
interface Dump {
  file: string;
  folder: string;
}

/** Migrating and seeding takes seconds, restoring less than one. */
export async function demoDump(): Promise<Dump> {
  const place = await keptOnce(
    kept,
    hashOf(
      origin.map((path) => join(root, path)),
      testNow,
    ),
    async (mine) => {
      const client = await PGlite.create(join(mine, 'database'));
      await seedDemo(await wrapEmbedded(client), () => new Date(testNow));
      const dumped = await client.dumpDataDir('none');
      writeFileSync(join(mine, 'demo.tar'), Buffer.from(await dumped.arrayBuffer()));
      await client.close();
    },
  );
  return { file: join(place, 'demo.tar'), folder: join(place, 'database') };
}

/** The bytes of a file as they are: those of a common blob are copied each time that they are read. */
class Bytes extends Blob {
  readonly #bytes: ArrayBuffer;

  constructor(file: string) {
    super();
    this.#bytes = Uint8Array.from(readFileSync(file)).buffer;
  }

  override arrayBuffer(): Promise<ArrayBuffer> {
    return Promise.resolve(this.#bytes);
  }
}

/** Read once a process; PGlite copies what it writes to. */
const read = new Map<string, Bytes>();

/** A database of a test's own, in memory. */
export async function restoreInMemory(): Promise<PGlite> {
  const { file } = await demoDump();
  const bytes = read.get(file) ?? new Bytes(file);
  read.set(file, bytes);
  return PGlite.create({ loadDataDir: bytes });
}

/** Puts the database where a server with this data folder opens it. */
export async function restoreInto(dataFolder: string): Promise<void> {
  const { folder } = await demoDump();
  cpSync(folder, join(dataFolder, 'database'), { recursive: true });
}
