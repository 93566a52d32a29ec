import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Page } from '@playwright/test';
import { startServer, type RunningServer } from '../support/server.ts';
import { subOf } from '../model/runner/person.ts';
import { bearer, signIn } from '../support/signIn.ts';
import { test as base, expect } from './fixtures.ts';
import { ContentWorkerPage } from './pages/contentWorker.ts';
import { signIn as signInAt } from './pages/signIn.ts';

const editor = 'Hanna Sirén';
/** What the server of these tests wants to hear before it reads the contents anew. */
export const purgeToken = 'kevyt-lumi-42';
const original = join(import.meta.dirname, '..', '..', 'server', 'content');

/** The contents that the editor works on: a copy of the portal's, as it is at the beginning of each test. */
interface Contents {
  /** Text as it is, anything else as JSON, indented as an editor would. */
  write(file: string, content: unknown): Promise<void>;
  read(file: string): Promise<string>;
}

/** The portal over a server with a folder of contents of its own, a worker. */
export const test = base.extend<{ contents: Contents }, { folder: string; server: RunningServer }>({
  folder: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright wants a destructured first argument
    async ({}, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'oma-kajo-content-'));
      await use(folder);
      await rm(folder, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],

  server: [
    async ({ folder }, use) => {
      await copyContents(folder);
      const server = await startServer({ env: { CONTENT_FOLDER: folder, CONTENT_TOKEN: purgeToken } });
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],

  // For every test: neither what it reads nor what it sees is what the test before has written.
  contents: [
    async ({ folder, server }, use) => {
      let isWritten = false;
      await use({
        read: (file) => readFile(join(folder, file), 'utf8'),
        write: async (file, content) => {
          isWritten = true;
          const path = join(folder, file);
          await mkdir(dirname(path), { recursive: true });
          await writeFile(path, typeof content === 'string' ? content : JSON.stringify(content, null, 2));
        },
      });
      if (!isWritten) return;
      await copyContents(folder);
      await reload(server.url);
    },
    { auto: true },
  ],
});

async function copyContents(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  for (const part of ['settings.json', 'consents.json', 'texts', 'modals'])
    await cp(join(original, part), join(folder, part), { recursive: true });
}

/** The server reads what is in its folder. */
async function reload(url: string): Promise<void> {
  const { accessToken } = await signIn({ sub: subOf(editor), urls: [url] });
  const { ok } = await fetch(new URL('/api/content', url), {
    method: 'PATCH',
    headers: { ...bearer(accessToken), 'x-purge-token': purgeToken },
  });
  expect(ok).toBe(true);
}

/** The content worker's page, open to an editor who has signed in. */
export async function openAsEditor(page: Page): Promise<ContentWorkerPage> {
  await signInAt(page, editor, '/content-worker');
  const worker = new ContentWorkerPage(page);
  await expect(worker.heading).toBeVisible();
  return worker;
}
