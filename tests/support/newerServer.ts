import { cp, mkdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { compiledServer, type CompiledServer } from './compiledServer.ts';

const root = join(import.meta.dirname, '..', '..');
/** What a process needs besides its own code (`Dockerfile`), as it is. */
const shared = ['node_modules', 'package.json', 'locales', 'openapi', 'dist/client'];

interface Journal {
  entries: { idx: number; version: string; when: number; tag: string; breakpoints: boolean }[];
}

/**
 * A version of the server that comes after the one of the sources: it has one more migration.
 *
 * @param folder in which it is put, as where it is installed
 * @param statements of the migration, in SQL
 */
export async function newerServer(folder: string, statements: readonly string[]): Promise<CompiledServer> {
  const { main, door } = await compiledServer();
  const inFolder = (path: string) => join(folder, relative(root, path));
  await cp(dirname(main), inFolder(dirname(main)), { recursive: true });
  await cp(join(root, 'server'), join(folder, 'server'), { recursive: true });
  for (const path of shared) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await symlink(join(root, path), join(folder, path));
  }

  const migrations = join(folder, 'server', 'store', 'migrations');
  const file = join(migrations, 'meta', '_journal.json');
  const journal = JSON.parse(await readFile(file, 'utf8')) as Journal;
  const last = journal.entries.at(-1);
  if (!last) throw new Error('no migration comes before it');
  const tag = 'of_a_newer_version';
  journal.entries.push({ ...last, idx: last.idx + 1, when: last.when + 1, tag });
  await writeFile(file, JSON.stringify(journal));
  await writeFile(join(migrations, `${tag}.sql`), statements.join(';\n--> statement-breakpoint\n'));
  return { main: inFolder(main), door: inFolder(door) };
}
