import { transformAsync, types, type BabelFileResult, type PluginObj } from '@babel/core';
import type { Plugin } from 'vite';

const isNamed = (property: types.Node, ...names: string[]): property is types.ObjectProperty =>
  types.isObjectProperty(property) && names.some((name) => types.isIdentifier(property.key, { name }));

function leaveOut(given: types.Node | undefined, ...names: string[]): void {
  if (types.isObjectExpression(given))
    given.properties = given.properties.filter((property) => !isNamed(property, ...names));
}

/** An import, less the names that nothing runs with any more; gone where none is left. */
function usedOf(node: types.ImportDeclaration, isUsed: (name: string) => boolean): types.ImportDeclaration[] {
  if (node.specifiers.length === 0) return [node];
  const used = node.specifiers.filter(({ local }) => isUsed(local.name));
  return used.length > 0 ? [{ ...node, specifiers: used }] : [];
}

/** Of a state and of those inside it. */
function leaveOutWords(state: types.Node | undefined): void {
  if (!types.isObjectExpression(state)) return;
  leaveOut(state, 'description', 'meta');
  const states = state.properties.find((property) => isNamed(property, 'states'))?.value;
  if (!types.isObjectExpression(states)) return;
  for (const inner of states.properties) if (types.isObjectProperty(inner)) leaveOutWords(inner.value);
}

const withoutWords: PluginObj = {
  visitor: {
    Program: {
      exit(program) {
        program.scope.crawl();
        const isUsed = (name: string) => program.scope.getBinding(name)?.referenced ?? false;
        program.node.body = program.node.body.flatMap((node): types.Statement[] =>
          types.isImportDeclaration(node) ? usedOf(node, isUsed) : [node],
        );
      },
    },
    CallExpression({ node: { callee, arguments: given } }) {
      // What stands there for the compiler alone, and in the place of what every page provides.
      if (types.isIdentifier(callee, { name: 'setup' })) leaveOut(given[0], 'types', 'actors');
      if (types.isMemberExpression(callee) && types.isIdentifier(callee.property, { name: 'createMachine' }))
        leaveOutWords(given[0]);
    },
  },
};

/**
 * The machine's file as customers load it: without the words and requirements that stand in it for its readers, and without
 * the actors that a page provides.
 */
export async function leanMachine(code: string, file: string): Promise<{ code: string; map: BabelFileResult['map'] }> {
  const transformed = await transformAsync(code, {
    filename: file,
    babelrc: false,
    configFile: false,
    sourceMaps: true,
    parserOpts: { plugins: ['typescript'] },
    plugins: [withoutWords],
  });
  if (!transformed?.code) throw new Error(`${file} is empty`);
  return { code: transformed.code, map: transformed.map };
}

/** The atlas and the tests read the words; the portal never does, and they would be a part of its first load. */
export function leanMachines(): Plugin {
  return {
    name: 'lean-machines',
    apply: 'build',
    enforce: 'pre',
    transform: { filter: { id: /\/machines\/.*\.machine\.ts$/ }, handler: leanMachine },
  };
}
