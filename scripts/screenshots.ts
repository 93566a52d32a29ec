// npm run screenshots: every page, as each demo person who sees it, in the three languages, from 320 to 1280 pixels, light,
// dark, in forced colours and with text of twice the size, into reports/screens/. `npm run screenshots -- --only contracts`
// takes those whose file name holds the text.
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Browser } from '@playwright/test';
import { locales } from '../src/i18n/locale.ts';
import type { Picture } from '../src/routes/pictures.ts';
import { enter, openPicture, pictureOfWholePage, readVisits } from './pictures.ts';
import { startServer } from '../tests/support/server.ts';
import { chromiumArgs, findChromium } from './chromium.mjs';
import { prepare } from './prepare.mjs';

const folder = join('reports', 'screens');

interface Looks {
  name: string;
  width: number;
  colorScheme: 'light' | 'dark';
  forcedColors?: 'active';
  /** In pixels; the browser's own is 16. */
  textSize?: number;
}

const allLooks: Looks[] = [
  ...[320, 390, 768, 1280].map((width) => ({ name: `${width}--light`, width, colorScheme: 'light' as const })),
  ...[390, 1280].map((width) => ({ name: `${width}--dark`, width, colorScheme: 'dark' as const })),
  { name: '1280--forced', width: 1280, colorScheme: 'light', forcedColors: 'active' },
  { name: '768--text200', width: 768, colorScheme: 'light', textSize: 32 },
];

const { values } = parseArgs({ options: { only: { type: 'string', default: '' } } });
prepare();
await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
const server = await startServer();
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs });
try {
  let taken = 0;
  for (const [person, shots] of await readVisits()) taken += await visit(browser, person, shots);
  console.log(`${taken} pictures in ${folder}`);
} finally {
  await browser.close();
  await server.stop();
}

async function visit(on: Browser, person: string | null, shots: readonly Picture[]): Promise<number> {
  const wanted = shots.flatMap((shot) => variants(shot, person)).filter(({ file }) => file.includes(values.only));
  if (wanted.length === 0) return 0;
  const context = await on.newContext({ locale: 'fi-FI', timezoneId: 'Europe/Helsinki', reducedMotion: 'reduce' });
  const page = await context.newPage();
  if (person) await enter(page, server.url, person);
  for (const { shot, locale, looks, file } of wanted) {
    const { width, colorScheme, forcedColors = 'none', textSize = 16 } = looks;
    await page.emulateMedia({ colorScheme, forcedColors, reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 900 });
    await openPicture(page, server.url, shot, locale);
    await page.evaluate((size) => (document.documentElement.style.fontSize = size), `${textSize}px`);
    await pictureOfWholePage(page, { path: join(folder, file) });
  }
  await context.close();
  return wanted.length;
}

function variants(shot: Picture, person: string | null) {
  const who = person === null ? 'visitor' : fileName(person);
  return locales.flatMap((locale) =>
    allLooks.map((looks) => ({
      shot,
      locale,
      looks,
      file: `${shot.name}--${who}--${locale}--${looks.name}.png`,
    })),
  );
}

function fileName(person: string): string {
  return person
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z]+/g, '-');
}
