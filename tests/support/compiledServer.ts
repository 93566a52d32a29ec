import { join } from 'node:path';
import { build } from 'vite';
import { hashOf, keptOnce } from './keptOnce.ts';

const root = join(import.meta.dirname, '..', '..');

/** What is compiled: the server, and the door that tests have in its process. */
const entries = { main: 'server/main.ts', door: 'tests/support/cloneDoor.ts' };
const sources = [
  'domain',
  'openapi',
  'package-lock.json',
  'scripts/build',
  'server',
  'tests/support',
  'vite.server.config.ts',
];

export interface CompiledServer {
  main: string;
  door: string;
}

let compiled: Promise<CompiledServer> | undefined;

/** The server as its sources are now, compiled once for all tests until they change; paths of its files. */
export const compiledServer = (): Promise<CompiledServer> => (compiled ??= compile());

async function compile(): Promise<CompiledServer> {
  const name = hashOf(sources.map((path) => join(root, path)));
  const place = await keptOnce(join(root, 'dist', 'servers'), name, async (outDir) => {
    await build({
      root,
      configFile: join(root, 'vite.server.config.ts'),
      logLevel: 'warn',
      build: { outDir, rolldownOptions: { input: entries } },
    });
  });
  return { main: join(place, 'main.js'), door: join(place, 'door.js') };
}
