import { expect, test } from 'vitest';
import { readModuleGraph } from './moduleGraph.ts';

/** The build's word on modules that import each other by their names. */
function buildOf(sources: Record<string, string>) {
  const infos = Object.entries(sources).map(([id, code]) => ({
    id,
    code,
    inputFormat: id.endsWith('.cjs') ? 'cjs' : 'es',
    importedIds: Object.keys(sources).filter((other) =>
      new RegExp(`from '${other}'|^import '${other}'`, 'm').test(code),
    ),
    dynamicallyImportedIds: Object.keys(sources).filter((other) => code.includes(`import('${other}')`)),
  }));
  return {
    getModuleIds: () => infos.map(({ id }) => id)[Symbol.iterator](),
    getModuleInfo: (id: string) => infos.find((info) => info.id === id) ?? null,
    resolve: async (request: string) => ({ id: request }),
  } as unknown as Parameters<typeof readModuleGraph>[0];
}

const needsOf = async (sources: Record<string, string>, id: string) =>
  [...((await readModuleGraph(buildOf(sources))).get(id)?.needs ?? [])].sort();

const icons = {
  icons: "export { default as Sun } from 'sun'; export { default as Moon } from 'moon'; export * from 'tools';",
  sun: 'export default [];',
  moon: 'export default [];',
  tools: "export { hammer } from 'hammer'; export const wrench = 1;",
  hammer: 'export const hammer = 1;',
};

test.each([
  ["import { Sun } from 'icons';", ['sun']],
  ["import { Sun as Star, hammer } from 'icons';", ['hammer', 'sun']],
  ["import { wrench } from 'icons';", ['tools']],
  ["import * as all from 'icons';", ['hammer', 'icons', 'moon', 'sun', 'tools']],
  ["import 'sun';", ['sun']],
  ["import { unheardOf } from 'icons';", ['icons']],
  ["import cjs from 'old.cjs';", ['old.cjs']],
])('%s needs %j (size.reachability)', async (code, needed) => {
  expect(await needsOf({ ...icons, 'old.cjs': 'module.exports = 1', page: code }, 'page')).toEqual(needed);
});

test('what is fetched later is not needed now', async () => {
  const graph = await readModuleGraph(buildOf({ ...icons, page: "export const later = () => import('sun');" }));
  expect(graph.get('page')).toMatchObject({ needs: new Set(), fetches: ['sun'] });
});

test('a list that is fetched later needs all that it gives on (size.reachability)', async () => {
  const sources = { ...icons, page: "export const later = () => import('icons');" };
  expect(await needsOf(sources, 'icons')).toEqual(['hammer', 'moon', 'sun', 'tools']);
});
