import { lingui } from '@lingui/vite-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { announcedFiles } from './scripts/build/announcedFiles.ts';
import { developmentFacts } from './scripts/build/developmentFacts.ts';
import { leanMachines } from './scripts/build/leanMachines.ts';
import { linguiMacros } from './scripts/build/linguiMacros.ts';
import { servedFiles } from './scripts/build/servedFiles.ts';
import { serverProxy } from './scripts/build/serverProxy.ts';

/** One file that a new version of the portal seldom changes. What pages take parts of (icons, schemas) goes with the page. */
const neededByEveryPage = new RegExp(
  `node_modules/(${[
    '@lingui',
    '@tanstack',
    '@xstate',
    'openapi-fetch',
    'react',
    'react-dom',
    'scheduler',
    'use-isomorphic-layout-effect',
    'use-sync-external-store',
    'xstate',
  ].join('|')})/`,
);

const messageCompiler = /node_modules\/(@lingui\/message-utils|@messageformat|moo)\//;

/** Parts of the portal that pages are put together from. */
const neededByManyPages =
  /\/src\/(ui\/(?!Scene|MessagePage|FactList|LinkList)|(shared|i18n|api|platform)\/(?!content))|\/domain\/failure|lucide/;

/** What the pages that list contracts have in common. */
const neededByContracts =
  /\/src\/(shared\/contracts\/(contracts\.|useContracts|ContractRows|ContractGlyph|ContractsError\.)|shared\/session\/(useCustomerId|customerId)|ui\/(Skeleton|ObjectRow|Glyph|Tag)\/)/;

export default defineConfig(({ command }) => ({
  plugins: [
    linguiMacros(),
    react(),
    lingui({ failOnMissing: true, failOnCompileError: true }),
    vanillaExtractPlugin(),
    leanMachines(),
    announcedFiles('/src/app/start.tsx'),
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
      output: {
        codeSplitting: {
          // Each file goes to the group that it was put in, and no other with it.
          includeDependenciesRecursively: false,
          groups: [
            // Lingui names it, and only what an editor has changed needs it.
            { name: 'messageCompiler', test: messageCompiler, priority: 3 },
            { name: 'packages', test: neededByEveryPage, priority: 2 },
            // The contracts stand on the first two pages of most.
            { name: 'contracts', test: neededByContracts, minShareCount: 2, priority: 0 },
            // Few files that most pages take are fetched faster than many small ones.
            { name: 'common', test: neededByManyPages, minShareCount: 5, priority: 1 },
          ],
        },
      },
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
