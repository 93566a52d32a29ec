import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { chromiumArgs, findChromium } from '../../scripts/chromium.mjs';
import { mainThreadOf } from './mainThread.ts';
import { middle, type Ratio } from './sideBySide.ts';

const ORIGIN = 'http://sites.test';
const QUERY = 'katu 49';
/** How many of the rows that finds. */
const FOUND = '55 / 5000';
/** So many that a ratio of some fifty milliseconds holds on a machine that others share. */
const RUNS = 31;

interface Taken {
  open: number;
  filter: number;
}

async function take(browser: Browser, folder: string, which: 'ours' | 'bare'): Promise<Taken> {
  const context = await browser.newContext({ locale: 'fi-FI', reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.route(`${ORIGIN}/**`, (route) => {
    const file = join(folder, new URL(route.request().url()).pathname);
    return route.fulfill({ path: existsSync(file) && /\.\w+$/.test(file) ? file : join(folder, 'index.html') });
  });
  await page.goto(`${ORIGIN}/?${which}`);
  const button = page.getByRole('button', { name: 'Avaa' });
  await button.waitFor();
  const { taken, settle } = await mainThreadOf(page);
  await settle();

  const atStart = await taken();
  await button.dispatchEvent('click');
  await page.getByText('5000 / 5000').waitFor();
  await settle();
  const opened = await taken();
  await page.getByRole('searchbox').focus();
  await settle();

  const before = await taken();
  for (const key of QUERY) {
    await page.keyboard.press(key === ' ' ? 'Space' : key);
    await settle();
  }
  await page.getByText(FOUND).waitFor();
  await settle();
  const filtered = await taken();
  await context.close();
  return { open: opened - atStart, filter: filtered - before };
}

/** The dialog of five thousand delivery sites beside a bare virtual list of the same rows, in CPU of the main thread. */
export async function measureSites(): Promise<Ratio[]> {
  const folder = await mkdtemp(join(tmpdir(), 'oma-kajo-sites-'));
  await build({
    configFile: false,
    root: join(import.meta.dirname, 'sites'),
    plugins: [react(), vanillaExtractPlugin()],
    logLevel: 'error',
    build: { outDir: folder, emptyOutDir: true, target: 'es2022', reportCompressedSize: false },
  });
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs });
  try {
    const turns: { ours: Taken; reference: Taken }[] = [];
    for (let run = 0; run <= RUNS; run += 1)
      turns.push({ ours: await take(browser, folder, 'ours'), reference: await take(browser, folder, 'bare') });
    const parts = { open: 'opens', filter: 'is searched, key by key' } as const;
    return (['open', 'filter'] as const).map((part) => ({
      name: `the dialog of 5,000 delivery sites ${parts[part]}: CPU of the main thread`,
      against: 'a bare virtual list of the same rows on the same library',
      ...middle(turns.slice(1).map(({ ours, reference }) => ({ ours: ours[part], reference: reference[part] }))),
      limit: 1.2,
    }));
  } finally {
    await browser.close();
    await rm(folder, { recursive: true });
  }
}
