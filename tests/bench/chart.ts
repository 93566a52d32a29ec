import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { chromiumArgs, findChromium } from '../../scripts/chromium.mjs';
import type { Play, Stretch } from './chart/drawn.ts';
import { mainThreadOf } from './mainThread.ts';
import { middle, type Ratio } from './sideBySide.ts';

const ORIGIN = 'http://chart.test';
/** A year of hours, nine years of them, and nine of quarters. */
const counts = { year: 8_760, years: 78_912, quarters: 315_648 } as const;
type Size = keyof typeof counts;
const sizes: readonly Size[] = ['year', 'years', 'quarters'];

const RUNS = 9;
/** Over how many places the pointer goes, each a frame. */
const MOVES = 30;
/** So many steps in, each to four fifths of what is seen, and the same ones out. */
const ZOOMS = 12;
const ZOOM = 0.8;
/** Where it is gone into, from the start to the end. */
const PLACE = 0.4;
/** So many steps aside, with four fifths of all in view. */
const PANS = 20;
const VIEW = 0.8;

const zooms = (count: number): Stretch[] => {
  const into = Array.from({ length: ZOOMS }, (_, step): Stretch => {
    const length = count * ZOOM ** (step + 1);
    const from = (count - length) * PLACE;
    return [from, from + length];
  });
  return [...into, ...into.toReversed()];
};

const pans = (count: number): Stretch[] =>
  Array.from({ length: PANS }, (_, step): Stretch => {
    const from = (count * (1 - VIEW) * step) / PANS;
    return [from, from + count * VIEW];
  });

/** Milliseconds of the main thread: of putting the chart on the page, and of each step. */
interface Taken {
  mount: number;
  move: number;
  zoom: number;
  pan: number;
}

/** A page of its own, so that each chart is put on one that has never had any. */
async function take(browser: Browser, folder: string, which: 'ours' | 'uplot', count: number): Promise<Taken> {
  // The zone is that of the portal, so that the reference has it at no cost.
  const context = await browser.newContext({
    locale: 'fi-FI',
    timezoneId: 'Europe/Helsinki',
    reducedMotion: 'reduce',
    viewport: { width: 1280, height: 720 },
  });
  const page = await context.newPage();
  await page.route(`${ORIGIN}/**`, (route) => {
    const file = join(folder, new URL(route.request().url()).pathname);
    return route.fulfill({ path: existsSync(file) && /\.\w+$/.test(file) ? file : join(folder, 'index.html') });
  });
  await page.goto(`${ORIGIN}/?${which}&count=${count}`);
  const button = page.getByRole('button', { name: 'Piirrä' });
  await button.waitFor();
  const { taken } = await mainThreadOf(page);
  // Under a pointer that moves a page is never idle: two frames later all of it is drawn.
  const settle = () =>
    page.evaluate(
      () =>
        new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)))),
    );
  const costOf = async (act: () => Promise<unknown>, steps: number) => {
    await settle();
    const before = await taken();
    await act();
    await settle();
    return ((await taken()) - before) / steps;
  };
  const play = (stretches: Stretch[]) =>
    page.evaluate((all) => (window as unknown as { play: Play }).play(all), stretches);

  const mount = await costOf(() => button.dispatchEvent('click'), 1);
  const plot = page.locator('[role="img"], .u-over').first();
  const { x, y, width, height } = (await plot.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const pointAt = (place: number) => page.mouse.move(x + width * place, y + height / 2);
  const moveOver = async () => {
    for (let step = 0; step < MOVES; step += 1) {
      await pointAt((step + 0.5) / MOVES);
      await settle();
    }
  };
  /** The first time a browser makes code of what it runs; what comes after is what is felt. */
  const oftenOf = async (act: () => Promise<unknown>, steps: number) => {
    await act();
    return costOf(act, steps);
  };
  const move = await oftenOf(moveOver, MOVES);
  await page.mouse.move(0, 0);
  const zoom = await oftenOf(() => play(zooms(count)), 2 * ZOOMS);
  const pan = await oftenOf(() => play(pans(count)), PANS);
  await context.close();
  return { mount, move, zoom, pan };
}

type Round = Record<Size, { ours: Taken; reference: Taken }>;

async function takeRound(browser: Browser, folder: string): Promise<Round> {
  const of = async (size: Size) => ({
    ours: await take(browser, folder, 'ours', counts[size]),
    reference: await take(browser, folder, 'uplot', counts[size]),
  });
  return { year: await of('year'), years: await of('years'), quarters: await of('quarters') };
}

const kinds = {
  mount: { name: 'is put on the page', limit: 1.1 },
  move: { name: 'says what the pointer is at', limit: 1.1 },
  zoom: { name: 'is zoomed by a step', limit: 1.2 },
  pan: { name: 'is moved aside by a step, most of it in view', limit: 0.8 },
} as const;

/** How many points a chart has of each of its three series. */
const named = (size: Size) => `a chart of ${counts[size].toLocaleString('en')} points`;

/** Moving aside is held where it is the most work. */
const isHeld = (kind: keyof Taken, size: Size) => kind !== 'pan' || size === 'quarters';

function ratiosOf(rounds: readonly Round[]): Ratio[] {
  const ratios = sizes.flatMap((size) =>
    (['mount', 'move', 'zoom', 'pan'] as const).map((kind): Ratio => {
      const turns = rounds.map((round) => ({ ours: round[size].ours[kind], reference: round[size].reference[kind] }));
      const { name, limit } = kinds[kind];
      return {
        name: `${named(size)} ${name}: CPU of the main thread`,
        against: 'uPlot with the same points',
        ...middle(turns),
        ...(isHeld(kind, size) && { limit }),
      };
    }),
  );
  const grown = rounds.map(({ quarters, year }) => ({ ours: quarters.ours.zoom, reference: year.ours.zoom }));
  return [
    ...ratios,
    {
      name: `${named('quarters')} is zoomed by a step: CPU of the main thread`,
      against: named('year'),
      ...middle(grown),
      limit: 1.2,
    },
  ];
}

/**
 * The chart of consumption, three series with its grid, axes, legend, patterns and what is said of it, beside uPlot with the
 * same points, in CPU of the main thread. Both in turn, in one Chromium.
 */
export async function measureChart(runs = RUNS): Promise<Ratio[]> {
  const folder = await mkdtemp(join(tmpdir(), 'oma-kajo-chart-'));
  await build({
    configFile: false,
    root: join(import.meta.dirname, 'chart'),
    plugins: [react(), vanillaExtractPlugin()],
    logLevel: 'error',
    build: { outDir: folder, emptyOutDir: true, target: 'es2022', reportCompressedSize: false },
  });
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs });
  try {
    const rounds: Round[] = [];
    for (let run = 0; run <= runs; run += 1) rounds.push(await takeRound(browser, folder));
    return ratiosOf(rounds.slice(1));
  } finally {
    await browser.close();
    await rm(folder, { recursive: true });
  }
}
