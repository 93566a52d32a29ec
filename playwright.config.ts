import { defineConfig } from '@playwright/test';
import { findChromium, testedChromiumArgs } from './scripts/chromium.mjs';
import type { EngineOptions } from './tests/engines/fixtures.ts';

/** A window of WebKitGTK is drawn without a graphics card, which takes its time. */
const inEngines = { testMatch: 'engines/**/*.spec.ts', timeout: 300_000 };

export default defineConfig<object, EngineOptions>({
  testDir: 'tests',
  testMatch: '{e2e,model,faults}/**/*.spec.ts',
  outputDir: 'test-results',
  globalSetup: './tests/support/once.setup.ts',
  fullyParallel: true,
  forbidOnly: true,
  // A test that passes only when it is repeated has found something: `npm test` names it, and bears one of them at most. Where
  // nobody sits before the machine a single one of hundreds must not hide what all the others say.
  retries: process.env['CI'] ? 1 : 0,
  workers: 2,
  // Patience for a machine that does other work besides: nothing is proven by how long it takes.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  reporter: [
    ['list'],
    ['json', { outputFile: 'reports/playwright.json' }],
    ['./tests/model/reporter.ts'],
    ['./tests/faults/reporter.ts'],
    ['./tests/engines/reporter.ts'],
  ],
  projects: [
    { name: 'portal', grepInvert: /@left-out/ },
    // What `npm test` leaves to `npm run test:all`.
    { name: 'left-out', grep: /@left-out/ },
    // What a screen reader says of each page, which `npm run heard` writes anew.
    {
      name: 'heard',
      testMatch: 'heard/**/*.spec.ts',
      snapshotPathTemplate: 'tests/heard/said/{arg}{ext}',
    },
    // The main ways through in other engines than Chromium: `npm run test:engines`.
    { name: 'firefox', ...inEngines, use: { engineName: 'firefox' } },
    { name: 'webkit', ...inEngines, use: { engineName: 'webkit' } },
  ],
  use: {
    browserName: 'chromium',
    locale: 'fi-FI',
    timezoneId: 'Europe/Helsinki',
    // Nothing of the portal waits for a motion (those of components are tested beside them), and drawing them takes a tenth longer.
    contextOptions: { reducedMotion: 'reduce' },
    // What a test has left is cleared for the next; a context and a page of its own would cost half a second more each.
    reuseContext: true,
    screenshot: 'only-on-failure',
    // A trace takes half as long again: `-- --trace on` takes one where a test fails.
    trace: 'off',
    launchOptions: { executablePath: findChromium(), args: testedChromiumArgs },
  },
});
