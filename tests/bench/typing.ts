import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser, type Locator, type Page } from '@playwright/test';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { chromiumArgs, findChromium } from '../../scripts/chromium.mjs';
import { startServer } from '../support/server.ts';
import { mainThreadOf, type MainThread } from './mainThread.ts';
import { middle, type Ratio, type Turn } from './sideBySide.ts';

const ORIGIN = 'http://field.test';
/** Of a company everything is asked: its name, who signs, where they are reached and where they live. */
const ORDER = '/contract/b2b/campaign/yritys/template/yritys-kiintea-24';
/** A field that is typed into, and one that answers while one types. */
const fields = [
  { kind: 'a name', role: 'textbox', label: 'Etunimi' },
  { kind: 'a street', role: 'combobox', label: 'Katuosoite' },
] as const;
const TYPED = 'kuusikkotie kotikatu';
/** In milliseconds: what is typed has been kept by then, and what is looked for has come. */
const AFTER = 1500;
/** So many that a ratio of some milliseconds holds on a machine that others share. */
const RUNS = 9;

interface Place {
  page: Page;
  thread: MainThread;
}

/** The CPU of the main thread that one key takes, with all that comes of it. */
async function typeInto({ page, thread }: Place, field: Locator): Promise<number> {
  await field.fill('');
  await field.focus();
  await page.waitForTimeout(AFTER);
  await thread.settle();
  const before = await thread.taken();
  for (const key of TYPED) {
    await page.keyboard.press(key === ' ' ? 'Space' : key);
    await thread.settle();
  }
  await page.waitForTimeout(AFTER);
  await thread.settle();
  return ((await thread.taken()) - before) / TYPED.length;
}

async function openPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ locale: 'fi-FI', reducedMotion: 'reduce' });
  return context.newPage();
}

/** The step of an order that asks the most, in the portal as it was built. */
async function openOurs(browser: Browser, url: string): Promise<Place> {
  const page = await openPage(browser);
  await page.goto(url + ORDER);
  await page.getByRole('button', { name: /^Jatka: / }).press('Enter');
  await page.getByRole('textbox', { name: 'Etunimi' }).waitFor();
  return { page, thread: await mainThreadOf(page) };
}

/** A page of one field, from a folder. */
async function openReference(browser: Browser, folder: string): Promise<Place> {
  const page = await openPage(browser);
  await page.route(`${ORIGIN}/**`, (route) => {
    const file = join(folder, new URL(route.request().url()).pathname);
    return route.fulfill({ path: existsSync(file) && /\.\w+$/.test(file) ? file : join(folder, 'index.html') });
  });
  await page.goto(`${ORIGIN}/`);
  await page.getByRole('textbox').waitFor();
  return { page, thread: await mainThreadOf(page) };
}

/** A key typed into the largest step of an order beside one typed into an empty page of React, in CPU of the main thread. */
export async function measureTyping(): Promise<Ratio[]> {
  const folder = await mkdtemp(join(tmpdir(), 'oma-kajo-typing-'));
  await build({
    configFile: false,
    root: join(import.meta.dirname, 'typing'),
    plugins: [react()],
    logLevel: 'error',
    build: { outDir: folder, emptyOutDir: true, target: 'es2022', reportCompressedSize: false },
  });
  const server = await startServer();
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs });
  try {
    const [ours, reference] = [await openOurs(browser, server.url), await openReference(browser, folder)];
    const ratios: Ratio[] = [];
    for (const { kind, role, label } of fields) {
      const field = ours.page.getByRole(role, { name: label });
      const turns: Turn[] = [];
      for (let run = 0; run <= RUNS; run += 1)
        turns.push({
          ours: await typeInto(ours, field),
          reference: await typeInto(reference, reference.page.getByRole('textbox')),
        });
      ratios.push({
        name: `a key in the field of ${kind}, in the largest step of an order: CPU of the main thread`,
        against: 'one in an empty page of React with one field',
        ...middle(turns.slice(1)),
        limit: 1.5,
      });
    }
    return ratios;
  } finally {
    await browser.close();
    await server.stop();
    await rm(folder, { recursive: true });
  }
}
