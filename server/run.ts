import { apiDocument } from '../openapi/document.ts';
import { buildApp } from './app.ts';
import { seedDemo } from './demo/index.ts';
import { readShell, type Shell } from './http/shell.ts';
import { handlers, problemExtras } from './operations/index.ts';
import { proofKeyOf } from './proof/key.ts';
import type { Settings } from './settings.ts';
import { openDatabase } from './store/database.ts';
import { asStartFault } from './store/startFaults.ts';

/** In milliseconds: whoever leads calls to several processes sees within it that this one is not ready (`server.stop`). */
const NOTICE = 2_000;
/** In milliseconds, after that: calls that still run may finish; then the connections that are open are cut. */
const LAST_CALLS = 2_000;

/**
 * Opens the database, makes the server and lets it listen.
 *
 * @returns how to stop it: where others may answer in its place it gives them notice, what still runs is finished, or cut off
 *   after a moment, then the database is closed
 * @throws whatever keeps it from starting; nothing is left open then
 */
export async function run(settings: Settings, shell: Shell = readShell(settings)): Promise<() => Promise<void>> {
  const clock = () => new Date(Date.now() + settings.clockOffset);
  const database = await openDatabase(settings, async (opened) => {
    if (settings.isDemo) await seedDemo(opened, clock);
  });
  // Where the database is the process's own, nobody else can answer in its place.
  const notice = settings.databaseUrl === null ? 0 : NOTICE;
  try {
    const app = await buildApp({
      context: { settings: { ...settings, proofKey: proofKeyOf(settings) }, database, clock },
      api: apiDocument(),
      handlers,
      problemExtras,
      shell,
      notice,
    });
    await app.listen({ port: settings.port, host: settings.host });
    return async () => {
      setTimeout(() => app.server.closeAllConnections(), notice + LAST_CALLS).unref();
      await app.close();
      await database.close();
    };
  } catch (thrown) {
    await database.close();
    throw asStartFault(thrown);
  }
}
