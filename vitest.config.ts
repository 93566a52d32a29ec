import { readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { findChromium, testedChromiumArgs } from './scripts/chromium.mjs';

const folders = ['atlas', 'domain', 'machines', 'openapi', 'server', 'src', 'scripts'];
const inBrowser = 'src/**/*.browser.test.tsx';

/** In milliseconds: what hangs is found, and a machine that does other work besides makes nothing fail. */
const patience = { testTimeout: 60_000, hookTimeout: 60_000, expect: { poll: { timeout: 10_000 } } };

/** The tests that put other modules in the place of the portal's, or load them anew: they want modules of their own. */
const apart = [...folders, 'tests'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /(?<!\.browser)\.test\.tsx?$/.test(name))
    .map((name) => join(folder, name))
    .filter((file) => /\bvi\.(mock|doMock|resetModules)\(/.test(readFileSync(file, 'utf8'))),
);

/** What one file has put in the place of something global, the next one finds as it was. */
const restored = 'tests/support/restored.setup.ts';

export default defineConfig({
  test: {
    projects: [
      {
        // What stands beside its code.
        extends: './vite.config.ts',
        test: {
          name: 'unit',
          include: folders.map((folder) => `${folder}/**/*.test.{ts,tsx}`),
          exclude: [inBrowser, ...apart],
          environment: 'node',
          // The modules are loaded once a thread, and not once a file.
          isolate: false,
          pool: 'threads',
          setupFiles: restored,
          ...patience,
        },
      },
      {
        extends: './vite.config.ts',
        test: {
          name: 'apart',
          include: apart,
          environment: 'node',
          globalSetup: 'tests/support/once.setup.ts',
          ...patience,
        },
      },
      {
        // A component as a person meets it: looks, keys, names.
        extends: './vite.config.ts',
        // Named here, so that they are bundled once and before the first test: React must not come twice.
        optimizeDeps: {
          include: [
            '@hookform/resolvers/valibot',
            '@lingui/core',
            '@lingui/react',
            '@tanstack/react-query',
            '@tanstack/react-virtual',
            '@xstate/react',
            'altcha-lib',
            'altcha-lib/algorithms/web/pbkdf2',
            'axe-core',
            'lucide',
            'react',
            'react-dom',
            'react-dom/client',
            'react-hook-form',
            'react/jsx-dev-runtime',
            'valibot',
            'vitest-browser-react',
          ],
        },
        test: {
          name: 'components',
          include: [inBrowser],
          ...patience,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions: { executablePath: findChromium(), args: testedChromiumArgs } }),
            instances: [{ browser: 'chromium', viewport: { width: 1024, height: 768 } }],
          },
        },
      },
      {
        // What needs a server or a database of its own.
        test: {
          name: 'integration',
          include: ['tests/**/*.test.ts'],
          exclude: apart,
          environment: 'node',
          isolate: false,
          setupFiles: restored,
          globalSetup: 'tests/support/once.setup.ts',
          ...patience,
        },
      },
    ],
    allowOnly: false,
    // Where there are two cores, Vitest would keep one free.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    reporters: ['default', 'json'],
    outputFile: { json: 'reports/vitest.json' },
  },
});
