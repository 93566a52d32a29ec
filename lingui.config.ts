import { defineConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';

/** A catalogue an area of src, loaded with its routes. The server's own catalogues are written by hand. */
const areas: Record<string, string[]> = {
  shell: ['app', 'shared', 'ui', 'platform', 'api', 'i18n', 'routes'],
  session: ['features/session'],
  contract: ['features/contract'],
  contracts: ['features/contracts', 'shared/contracts'],
  content: ['features/content', 'shared/content'],
  entry: ['features/entry'],
  form: ['shared/form'],
  home: ['features/home'],
  info: ['features/info'],
  later: ['app/later'],
  staff: ['features/staff'],
};

/** What not every page begins with goes with an area of its own. */
const notInShell = Object.values(areas)
  .flat()
  .filter((folder) => /^(app|shared)\//.test(folder));

const catalogue = (area: string, folders: string[], apart: string[] = []) => ({
  path: `<rootDir>/locales/{locale}/${area}`,
  include: folders.map((folder) => `<rootDir>/${folder}`),
  exclude: ['**/*.test.ts', '**/*.test.tsx', ...apart.map((folder) => `<rootDir>/${folder}/**`)],
});
const inSrc = (folders: string[]) => folders.map((folder) => `src/${folder}`);

export default defineConfig({
  sourceLocale: 'fi',
  locales: ['fi', 'sv', 'en'],
  fallbackLocales: {},
  catalogs: [
    ...Object.entries(areas).map(([area, folders]) =>
      catalogue(area, inSrc(folders), area === 'shell' ? inSrc(notInShell) : []),
    ),
    // Of the atlas, which the portal does not load.
    catalogue('atlas', ['atlas/site']),
  ],
  format: formatter({ lineNumbers: false, explicitIdAsDefault: true }),
  orderBy: 'messageId',
});
