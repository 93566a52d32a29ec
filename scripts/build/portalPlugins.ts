import { lingui } from '@lingui/vite-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import type { PluginOption } from 'vite';
import { leanMachines } from './leanMachines.ts';
import { leanQueries } from './leanQueries.ts';
import { linguiMacros } from './linguiMacros.ts';

/** What makes the portal's sources scripts, for the browser and for the build that draws pages alike. */
export const portalPlugins = (): PluginOption[] => [
  linguiMacros(),
  react(),
  lingui({ failOnMissing: true, failOnCompileError: true }),
  vanillaExtractPlugin(),
  leanMachines(),
  leanQueries(),
];
