import { defineConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';

/** A catalogue an area, loaded with its routes. The server's own catalogues are written by hand. */
const areas = {
  shell: ['app', 'shared', 'ui', 'platform', 'api', 'i18n', 'routes'],
  session: ['features/session'],
  contracts: ['features/contracts'],
  staff: ['features/staff'],
};

export default defineConfig({
  sourceLocale: 'fi',
  locales: ['fi', 'sv', 'en'],
  fallbackLocales: {},
  catalogs: Object.entries(areas).map(([area, folders]) => ({
    path: `<rootDir>/locales/{locale}/${area}`,
    include: folders.map((folder) => `<rootDir>/src/${folder}`),
    exclude: ['**/*.test.ts', '**/*.test.tsx'],
  })),
  format: formatter({ lineNumbers: false, explicitIdAsDefault: true }),
  orderBy: 'messageId',
});
