// npm run screenshots: every page, as each demo person who sees it, in the three languages, from 320 to 1280 pixels, light,
// dark, in forced colours and with text of twice the size, into reports/screens/. `npm run screenshots -- --only contracts`
// takes those whose file name holds the text.
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Browser, type Page } from '@playwright/test';
import { startServer } from '../tests/support/server.ts';
import { chromiumArgs, findChromium } from './chromium.mjs';
import { prepare } from './prepare.mjs';

const folder = join('reports', 'screens');
const locales = ['fi', 'sv', 'en'] as const;

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

interface Shot {
  name: string;
  path: string;
  /** The page's first link into this path is followed: its address depends on the data. */
  follow?: string;
  /** The button of this name is pressed, and opens a dialog. */
  press?: Record<(typeof locales)[number], string>;
}

const frontShots: Shot[] = [
  { name: 'sign-in', path: '/' },
  { name: 'missing-data', path: '/auth/error/missing-data' },
  { name: 'blocked', path: '/auth/error/blocked' },
  { name: 'sign-in-failed', path: '/auth/error/generic?error=failed' },
  { name: 'strong-authentication-failed', path: '/auth/error/strong-authentication' },
  { name: 'not-found', path: '/ei-ole' },
  { name: 'accessibility', path: '/accessibility' },
  { name: 'privacy', path: '/privacy' },
  { name: 'banks', path: '/login?tupas=true' },
  { name: 'people', path: '/login?tupas=true&bank=op' },
];
const dashboard: Shot = { name: 'dashboard', path: '/dashboard' };
const embedded: Shot = { name: 'embedded', path: '/contracts?embed=true' };
const businessExit: Shot = { name: 'b2b-exit', path: '/b2b-exit' };
const disclaimer: Shot = { name: 'disclaimer', path: '/disclaimer' };
const contentWorker: Shot = { name: 'content-worker', path: '/content-worker' };
const priceHelp: Shot = {
  name: 'price-help',
  path: '/contracts',
  follow: '/contracts/',
  press: { fi: 'Mistä hinta muodostuu?', sv: 'Hur bildas priset?', en: 'How is the price made up?' },
};
const contracts: Shot = { name: 'contracts', path: '/contracts' };
const contract: Shot = { name: 'contract', path: '/contracts', follow: '/contracts/' };
const signOut: Shot = { name: 'sign-out', path: '/logout' };
const staff: Shot = { name: 'backup', path: '/backup' };

/** What each person sees; null is someone who has not signed in. */
const visits: { person: string | null; shots: Shot[] }[] = [
  { person: null, shots: frontShots },
  { person: 'Aino Mäkelä', shots: [dashboard, contracts, contract, priceHelp, embedded, disclaimer, signOut] },
  { person: 'Jyrki-Pekka Väisänen', shots: [contracts, contract] },
  { person: 'Åsa Öhman', shots: [contracts, contract] },
  { person: 'Outi Rantanen', shots: [dashboard, contracts] },
  { person: 'Sari Peltoniemi-Järvinen', shots: [contracts, contract] },
  { person: 'Pekka Korhonen', shots: [businessExit] },
  { person: 'Liisa Häkkinen', shots: [businessExit] },
  { person: 'Timo Niemi', shots: [contracts] },
  { person: 'Mika Salo', shots: [contracts] },
  { person: 'Eeva Laine', shots: [contracts] },
  { person: 'Kaisa Lehtonen', shots: [staff] },
  { person: 'Marko Ranta', shots: [staff] },
  { person: 'Hanna Sirén', shots: [staff, contentWorker] },
];

const { values } = parseArgs({ options: { only: { type: 'string', default: '' } } });
prepare();
await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
const server = await startServer();
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs });
try {
  let taken = 0;
  for (const { person, shots } of visits) taken += await visit(browser, person, shots);
  console.log(`${taken} pictures in ${folder}`);
} finally {
  await browser.close();
  await server.stop();
}

async function visit(on: Browser, person: string | null, shots: readonly Shot[]): Promise<number> {
  const wanted = shots.flatMap((shot) => variants(shot, person)).filter(({ file }) => file.includes(values.only));
  if (wanted.length === 0) return 0;
  const context = await on.newContext({ locale: 'fi-FI', timezoneId: 'Europe/Helsinki', reducedMotion: 'reduce' });
  const page = await context.newPage();
  if (person) await signIn(page, person);
  for (const { shot, locale, looks, file } of wanted) {
    const { width, colorScheme, forcedColors = 'none', textSize = 16 } = looks;
    await page.emulateMedia({ colorScheme, forcedColors, reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 900 });
    await open(page, shot, locale);
    await page.evaluate((size) => (document.documentElement.style.fontSize = size), `${textSize}px`);
    await page.screenshot({ path: join(folder, file), fullPage: true });
  }
  await context.close();
  return wanted.length;
}

function variants(shot: Shot, person: string | null) {
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

async function signIn(page: Page, person: string): Promise<void> {
  await page.goto(`${server.url}/login?lang=fi&tupas=true&bank=op`);
  await page.getByRole('button', { name: person }).click();
  await page.waitForURL((url) => !/^\/(idp|login)/.test(url.pathname));
  await isDrawn(page);
}

async function open(page: Page, { path, follow, press }: Shot, locale: (typeof locales)[number]): Promise<void> {
  await page.goto(`${server.url}${path}${path.includes('?') ? '&' : '?'}lang=${locale}`);
  await isDrawn(page);
  if (follow) {
    await page.locator(`main a[href^="${follow}"]`).first().click();
    await page.waitForURL((url) => url.pathname.startsWith(follow));
    await isDrawn(page);
  }
  if (!press) return;
  await page.getByRole('button', { name: press[locale] }).click();
  await page.getByRole('dialog').getByRole('heading').first().waitFor();
}

/** The page has its heading, nothing on it is loading, and its fonts are there. */
async function isDrawn(page: Page): Promise<void> {
  await page.locator('h1').first().waitFor();
  await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null);
  await page.evaluate(() => document.fonts.ready);
}
