import { defineConfig } from 'vite';
import { besideSource } from './scripts/build/besideSource.ts';

/** The server as it runs: its own code in a few files, its packages where they are installed. */
export default defineConfig({
  plugins: [besideSource()],
  publicDir: false as const,
  build: {
    ssr: true,
    target: 'node20',
    outDir: 'dist/server',
    emptyOutDir: true,
    // A fault is told by its place in the source.
    sourcemap: true,
    rolldownOptions: {
      input: { main: 'server/main.ts', import: 'server/import/main.ts' },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name].js' },
    },
  },
});
