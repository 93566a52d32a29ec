import { lingui } from '@lingui/vite-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { announcedFiles } from './scripts/build/announcedFiles.ts';
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

export default defineConfig(({ command }) => ({
  plugins: [
    linguiMacros(),
    react(),
    lingui({ failOnMissing: true, failOnCompileError: true }),
    vanillaExtractPlugin(),
    announcedFiles(),
    servedFiles(),
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
      output: { codeSplitting: { groups: [{ name: 'packages', test: neededByEveryPage }] } },
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
