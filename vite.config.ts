import { defineConfig } from 'vite';
import { beginScript } from './scripts/build/beginScript.ts';
import { developmentFacts } from './scripts/build/developmentFacts.ts';
import { portalPlugins } from './scripts/build/portalPlugins.ts';
import { prerenderedPages } from './scripts/build/prerenderedPages.ts';
import { reachableChunks } from './scripts/build/reachableChunks.ts';
import { servedFiles } from './scripts/build/servedFiles.ts';
import { serverProxy } from './scripts/build/serverProxy.ts';

/** What the HTML runs, and what that always fetches. */
const [entry, start] = ['src/main.tsx', 'src/app/start.tsx'];

export default defineConfig(({ command }) => ({
  plugins: [
    portalPlugins(),
    reachableChunks(entry, start),
    beginScript(),
    prerenderedPages(),
    servedFiles(),
    developmentFacts(),
  ],
  // Nothing is copied as it is: every file that is served has its content's hash in its name.
  publicDir: false as const,
  build: {
    target: 'es2022',
    outDir: 'dist/client',
    manifest: true,
    sourcemap: 'hidden',
    reportCompressedSize: false,
    rolldownOptions: {
      checks: { bundlerTimings: false },
      // A rule does nothing by being there: a list that only passes rules on is no file of its own.
      treeshake: { moduleSideEffects: [{ test: /\/domain\//, sideEffects: false }] },
    },
  },
  server:
    command === 'serve'
      ? {
          port: Number(process.env.PORT ?? 3000),
          strictPort: true,
          proxy: serverProxy(process.env.PORTAL_SERVER ?? 'http://127.0.0.1:3001'),
        }
      : {},
}));
