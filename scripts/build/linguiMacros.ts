import { transformAsync } from '@babel/core';
import type { Plugin } from 'vite';

/** Lingui's macros need Babel; only the files that import one pay for it. */
export function linguiMacros(): Plugin {
  return {
    name: 'lingui-macros',
    enforce: 'pre',
    transform: {
      filter: { id: /\.tsx?$/, code: /@lingui\/(core|react)\/macro/ },
      async handler(code, id) {
        const transformed = await transformAsync(code, {
          filename: id,
          babelrc: false,
          configFile: false,
          sourceMaps: true,
          parserOpts: { plugins: id.endsWith('x') ? ['typescript', 'jsx'] : ['typescript'] },
          plugins: ['@lingui/babel-plugin-lingui-macro'],
        });
        return transformed?.code ? { code: transformed.code, map: transformed.map } : null;
      },
    },
  };
}
