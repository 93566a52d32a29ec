import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const instead = fileURLToPath(new URL('noMutations.ts', import.meta.url));

/**
 * Leaves what keeps mutations out of the client of TanStack Query, which every page that asks for anything begins with: the
 * portal writes by a machine of its own (`machines/submission`), never by a mutation.
 */
export const leanQueries = (): Plugin => ({
  name: 'lean-queries',
  apply: 'build',
  enforce: 'pre',
  resolveId: {
    filter: { id: /\/mutationCache\.js$/ },
    handler: (_request, importer) => (importer?.includes('/@tanstack/query-core/') ? instead : null),
  },
});
