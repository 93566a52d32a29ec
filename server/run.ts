import { apiDocument } from '../openapi/document.ts';
import { buildApp } from './app.ts';
import { seedDemo } from './demo/index.ts';
import { readShell, type Shell } from './http/shell.ts';
import { handlers, problemExtras } from './operations/index.ts';
import { proofKeyOf } from './proof/key.ts';
import type { Settings } from './settings.ts';
import { openDatabase } from './store/database.ts';
import { asStartFault } from './store/startFaults.ts';

/** In milliseconds: calls that still run may finish; then the connections that are open are cut (`server.stop`). */
const LAST_CALLS = 3_000;

/**
 * Opens the database, makes the server and lets it listen.
 *
 * @returns how to stop it: what still runs is finished, or cut off after a moment, then the database is closed
 * @throws whatever keeps it from starting; nothing is left open then
 */
export async function run(settings: Settings, shell: Shell = readShell(settings)): Promise<() => Promise<void>> {
  const clock = () => new Date(Date.now() + settings.clockOffset);
  const database = await openDatabase(settings, async (opened) => {
    if (settings.isDemo) await seedDemo(opened, clock);
  });
  try {
    const app = await buildApp({
      context: { settings: { ...settings, proofKey: proofKeyOf(settings) }, database, clock },
      api: apiDocument(),
      handlers,
      problemExtras,
      shell,
    });
    await app.listen({ port: settings.port, host: settings.host });
    return async () => {
      setTimeout(() => app.server.closeAllConnections(), LAST_CALLS).unref();
      await app.close();
      await database.close();
    };
  } catch (thrown) {
    await database.close();
    throw asStartFault(thrown);
  }
}
