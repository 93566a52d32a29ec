import { transformAsync, types, type BabelFileResult, type PluginObj } from '@babel/core';
import type { Plugin } from 'vite';

const isNamed = (property: types.Node, ...names: string[]): property is types.ObjectProperty =>
  types.isObjectProperty(property) && names.some((name) => types.isIdentifier(property.key, { name }));

function leaveOut(given: types.Node | undefined, ...names: string[]): void {
  if (types.isObjectExpression(given))
    given.properties = given.properties.filter((property) => !isNamed(property, ...names));
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
    CallExpression({ node: { callee, arguments: given } }) {
      // What stands there for the compiler alone.
      if (types.isIdentifier(callee, { name: 'setup' })) leaveOut(given[0], 'types');
      if (types.isMemberExpression(callee) && types.isIdentifier(callee.property, { name: 'createMachine' }))
        leaveOutWords(given[0]);
    },
  },
};

/** The machine's file as customers load it: without the words and requirements that stand in it for its readers. */
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
