import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';

const root = join(import.meta.dirname, '..', '..');
const kept = join(root, 'dist', 'servers');

/** What is compiled: the server, and the door that tests have in its process. */
const entries = { main: 'server/main.ts', door: 'tests/support/cloneDoor.ts' };

export interface CompiledServer {
  main: string;
  door: string;
}

let compiled: Promise<CompiledServer> | undefined;

/** The server as its sources are now, compiled once for all tests until they change (`dump.ts`); paths of its files. */
export const compiledServer = (): Promise<CompiledServer> => (compiled ??= compile());

async function compile(): Promise<CompiledServer> {
  const place = join(kept, origin());
  const server = { main: join(place, 'main.js'), door: join(place, 'door.js') };
  if (existsSync(place)) return server;
  const mine = join(kept, randomUUID());
  mkdirSync(kept, { recursive: true });
  await build({
    root,
    configFile: join(root, 'vite.server.config.ts'),
    logLevel: 'warn',
    build: { outDir: mine, rolldownOptions: { input: entries } },
  });
  try {
    renameSync(mine, place);
  } catch (thrown) {
    // Another process was first.
    if (!existsSync(place)) throw thrown;
    rmSync(mine, { recursive: true, force: true });
  }
  return server;
}

/** A hash of all that it is made from. */
function origin(): string {
  const hash = createHash('sha256');
  const add = (path: string) => {
    for (const entry of readdirSync(join(root, path), { withFileTypes: true })) {
      const file = join(path, entry.name);
      if (entry.isDirectory()) add(file);
      else if (/\.m?ts$/.test(file)) hash.update(file).update(readFileSync(join(root, file)));
    }
  };
  for (const folder of ['domain', 'openapi', 'scripts/build', 'server', 'tests/support']) add(folder);
  for (const file of ['package-lock.json', 'vite.server.config.ts']) hash.update(readFileSync(join(root, file)));
  return hash.digest('hex').slice(0, 32);
}
