import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { test as base, expect, type Page } from '@playwright/test';
import type axe from 'axe-core';
import { axeLooks } from '../support/axeLooks.ts';
import { keepCache } from '../support/keptCache.ts';
import { startServer, type RunningServer } from '../support/server.ts';

export interface Watch {
  /** What a page must never say: errors on the console, faults in scripts, breaches of the content policy. */
  complaints: string[];
}

export const test = base.extend<{ watch: Watch; isCacheKept: boolean }, { server: RunningServer }>({
  // False where a test wants the files of the portal to be fetched, as for somebody who comes for the first time.
  isCacheKept: [true, { option: true }],

  page: async ({ page, isCacheKept }, use) => {
    await keepCache(page, isCacheKept, () => use(page));
  },

  // One server with a fresh database a worker.
  server: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright wants a destructured first argument
    async ({}, use) => {
      const server = await startServer();
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],

  baseURL: async ({ server }, use) => {
    await use(server.url);
  },

  watch: [
    async ({ context }, use) => {
      const watch: Watch = { complaints: [] };
      context.on('console', (message) => {
        if (message.type() === 'error') watch.complaints.push(`${message.text()} at ${message.location().url}`);
      });
      context.on('weberror', (fault) => {
        watch.complaints.push(fault.error().message);
      });
      await context.exposeBinding('reportPolicyBreach', (_source, breach: string) => {
        watch.complaints.push(breach);
      });
      await context.addInitScript(() => {
        // Before the page's clock is put in its place.
        const ownTimers = { setTimeout: setTimeout.bind(globalThis), clearTimeout: clearTimeout.bind(globalThis) };
        Object.assign(globalThis, { ownTimers });
        document.addEventListener('securitypolicyviolation', (event) => {
          const report = (globalThis as unknown as { reportPolicyBreach(text: string): void }).reportPolicyBreach;
          report(`${event.violatedDirective} blocked ${event.blockedURI} in ${event.sourceFile}`);
        });
      });
      await use(watch);
      // Those of the test alone: what a page asks once its calls are not answered by the test any more, the server refuses.
      const complaints = [...watch.complaints];
      // A call that a test answers may still be on its way when the test has seen what it wanted.
      for (const open of context.pages()) await open.unrouteAll({ behavior: 'ignoreErrors' });
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

/** Marks a test that `npm test` leaves to `npm run test:all` where a condition decides it; else the title ends with the tag. */
export const leftOut = { tag: '@left-out' };

/**
 * A call that the test itself makes fail is reported by the browser on the console; those lines are no fault of the
 * page. Everything else stays.
 */
export function forgiveFailedCalls(
  watch: Watch,
  ...causes: (number | 'ERR_INTERNET_DISCONNECTED' | 'ERR_FAILED')[]
): void {
  const named = causes.map((cause) => (typeof cause === 'number' ? `status of ${cause}` : cause));
  watch.complaints = watch.complaints.filter((complaint) => !named.some((cause) => complaint.includes(cause)));
}

/** As `forgiveFailedCalls`, for every call to the server, whatever became of it. */
export function forgiveAllCalls(watch: Watch): void {
  watch.complaints = watch.complaints.filter((complaint) => !/Failed to load resource.* at .*\/api\//.test(complaint));
}

/** axe-core as a page runs it, on timers that go on while the page's own stand (`page.clock`). */
const axeSource = `(function ({ setTimeout, clearTimeout }) { ${readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
)} }).call(globalThis, globalThis.ownTimers ?? globalThis);`;

/** What axe-core finds on the page, in light and in dark unless one of them is enough, by rule and place. */
export async function accessibilityFaults(
  page: Page,
  schemes: readonly ('light' | 'dark')[] = ['light', 'dark'],
): Promise<string[]> {
  const isFirst = !(await page.evaluate(() => 'axe' in globalThis));
  if (isFirst) await page.evaluate(axeSource);
  const faults: string[] = [];
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme });
    // Style sheets are read once a page.
    const options = isFirst ? axeLooks[colorScheme] : { ...axeLooks[colorScheme], preload: false };
    const found = await page.evaluate(async (how) => {
      const { violations } = await (globalThis as unknown as { axe: typeof axe }).axe.run(document, how);
      return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')}`));
    }, options);
    faults.push(...found.map((fault) => `${colorScheme}: ${fault}`));
  }
  await page.emulateMedia({ colorScheme: null });
  return faults;
}

/** Nothing found by axe, in light and in dark. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await accessibilityFaults(page)).toEqual([]);
}

/** Has every page that is opened from now on begin with text of this size; the browser's own is 16 pixels. */
export async function setTextSize(page: Page, pixels: number): Promise<void> {
  await page.addInitScript((px) => {
    document.addEventListener('DOMContentLoaded', () => {
      if (px !== 16) document.documentElement.style.fontSize = `${px}px`;
    });
  }, pixels);
}

/** No part of the page stands out of the window sideways. */
export async function expectNoOverflow(page: Page): Promise<void> {
  const { content, window } = await page.evaluate(() => ({
    content: document.documentElement.scrollWidth,
    window: document.documentElement.clientWidth,
  }));
  expect(content).toBeLessThanOrEqual(window);
}

export { expect };
