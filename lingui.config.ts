import { defineConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';
import { findAreas } from './scripts/build/areas.ts';

const catalogue = (area: string, files: string[]) => ({
  path: `<rootDir>/locales/{locale}/${area}`,
  include: files.map((file) => `<rootDir>/${file}`),
  exclude: ['**/*.test.ts', '**/*.test.tsx'],
});

export default defineConfig({
  sourceLocale: 'fi',
  locales: ['fi', 'sv', 'en'],
  fallbackLocales: {},
  // A catalogue an area, as its folders are found, and that of the atlas. The server's own are written by hand.
  catalogs: [...[...findAreas()].map(([area, files]) => catalogue(area, files)), catalogue('atlas', ['atlas/site'])],
  format: formatter({ lineNumbers: false, explicitIdAsDefault: true }),
  orderBy: 'messageId',
});
