import { dirname, relative, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { findAreas } from './areas.ts';

/** In the code until it is known which texts come with a module. */
const PLACE = /__TEXTS_OF__\(["'`]([^"'`]+)["'`]\)/g;
const IMPORT = /(?<!typeof )\bimport\((['"])(\.{1,2}\/[^'"]+\.tsx?)\1\)/g;

/**
 * Has the texts come with the code: each `import()` of a part of the portal also brings the catalogues of all that comes
 * with that part. While developing those are all, as nobody knows yet what comes with it.
 *
 * @param areasOf what a module brings along, by its path in the repository; known once the build has found all modules
 */
export function textsOfParts(areasOf: (module: string) => readonly string[]): Plugin {
  const all = JSON.stringify([...findAreas().keys()]);
  let isBuild = false;
  return {
    name: 'texts-of-parts',
    enforce: 'pre',
    configResolved: ({ command }) => {
      isBuild = command === 'build';
    },
    transform: {
      filter: { id: { include: /\/src\/.*\.tsx?$/, exclude: /\.test\.tsx?$/ }, code: 'import(' },
      handler(code, id) {
        const areas = (specifier: string) =>
          isBuild && this.environment.name === 'client'
            ? `__TEXTS_OF__("${relative('.', resolve(dirname(id), specifier))}")`
            : all;
        const wrapped = code.replace(
          IMPORT,
          (fetched, _quote, specifier: string) => `withTexts(${fetched}, ${areas(specifier)})`,
        );
        if (wrapped === code) return null;
        const texts = relative(dirname(id), 'src/i18n/texts.ts');
        // On the first line, so that every other stays where it was.
        return { code: `import { withTexts } from './${texts}';${wrapped}`, map: null };
      },
    },
    renderChunk: {
      handler: (code) =>
        code.includes('__TEXTS_OF__')
          ? { code: code.replace(PLACE, (_place, module: string) => JSON.stringify(areasOf(module))), map: null }
          : null,
    },
  };
}
