import { defineConfig } from 'vitest/config';

const folders = ['domain', 'machines', 'server', 'src', 'scripts'];

export default defineConfig({
  test: {
    projects: [
      {
        // What stands beside its code.
        extends: './vite.config.ts',
        test: { name: 'unit', include: folders.map((folder) => `${folder}/**/*.test.{ts,tsx}`), environment: 'node' },
      },
      {
        // What needs a server or a database of its own.
        test: {
          name: 'integration',
          include: ['tests/**/*.test.ts'],
          environment: 'node',
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
    allowOnly: false,
    reporters: ['default', 'json'],
    outputFile: { json: 'reports/vitest.json' },
  },
});
