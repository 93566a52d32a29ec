import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test as base, expect } from '@playwright/test';
import type { Ids } from '../support/clonePerson.ts';
import { bundleForPage } from '../support/bundleForPage.ts';
import { startServer, type RunningServer } from '../support/server.ts';
import { subOf } from '../model/runner/person.ts';
import type { Engine } from './browser/browser.ts';
import { startFirefox } from './browser/firefox.ts';
import { startWebKit } from './browser/webkit.ts';
import { Person } from './person.ts';

const starts = { firefox: startFirefox, webkit: startWebKit };

export interface EngineOptions {
  engineName: keyof typeof starts;
  /** The instant at which the server's clock starts; empty where it is now. */
  serverNow: string;
}

interface ForWorker extends EngineOptions {
  engine: Engine;
  server: RunningServer;
  script: string;
}

interface ForTest {
  person: Person;
  /** A copy of a demo person whose writes nobody else sees, signed in on a path; the copy's ids, by those of the person. */
  signedIn(name: string, path?: string): Promise<Ids>;
}

/** Firefox complains of a script or a font that was on its way when its page was left, though it is there: no fault of the page. */
async function isBrokenOff(complaint: string): Promise<boolean> {
  // As `NS_BINDING_ABORTED` is written, which no answer of a server leads to.
  if (/^downloadable font: download failed .* status=2152398850 /.test(complaint)) return true;
  const [, address] = /^TypeError: error loading dynamically imported module: (\S+)/.exec(complaint) ?? [];
  return address !== undefined && (await fetch(address)).ok;
}

export const test = base.extend<ForTest, ForWorker>({
  engineName: ['firefox', { option: true, scope: 'worker' }],
  serverNow: ['', { option: true, scope: 'worker' }],

  engine: [
    async ({ engineName }, use) => {
      const engine = await starts[engineName]();
      await use(engine);
      await engine.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],

  server: [
    async ({ serverNow }, use) => {
      const server = await startServer(serverNow ? { now: serverNow } : {});
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],

  script: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright wants a destructured first argument
    async ({}, use) => {
      await use(await bundleForPage(join(import.meta.dirname, 'find.ts'), 'person'));
    },
    { scope: 'worker' },
  ],

  person: async ({ engine, server, script }, use, info) => {
    info.annotations.push({ type: 'engine', description: engine.version });
    const window = await engine.openWindow();
    await use(new Person(window, server.url, script));
    if (info.status !== info.expectedStatus) await writeFile(info.outputPath('shown.png'), await window.picture());
    const complaints: string[] = [];
    for (const complaint of window.complaints) {
      if (await isBrokenOff(complaint)) info.annotations.push({ type: 'broken off', description: complaint });
      else complaints.push(complaint);
    }
    await window.close();
    expect(complaints, 'what the console complained of').toEqual([]);
  },

  signedIn: async ({ person, server }, use) => {
    const leave: (() => void)[] = [];
    const gone: Promise<unknown>[] = [];
    await use(async (name, path) => {
      const sub = subOf(name);
      const ids = await new Promise<Ids>((resolve, reject) => {
        const stays = new Promise<void>((go) => leave.push(go));
        const cloned = server.withClone(sub, (copied) => {
          resolve(copied);
          return stays;
        });
        gone.push(cloned);
        cloned.catch(reject);
      });
      await person.signIn(ids[sub] ?? '', path);
      return ids;
    });
    for (const go of leave) go();
    await Promise.all(gone);
  },
});

export { expect };
