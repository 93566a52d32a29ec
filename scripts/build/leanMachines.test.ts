import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { StateMachine, type AnyStateMachine } from 'xstate';
import { expect, test } from 'vitest';
import { leanMachine } from './leanMachines.ts';

const folder = join(import.meta.dirname, '..', '..', 'machines');
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.machine.ts'));

function wordsOf({ description, meta, states }: AnyStateMachine['root']): string[] {
  const [first] = (meta as { requirement?: string[] } | undefined)?.requirement ?? [];
  const inner = Object.values<AnyStateMachine['root']>(states).flatMap(wordsOf);
  return [
    ...(description ? [`description: '${description}`] : []),
    ...(first ? [`requirement: ['${first}'`] : []),
    ...inner,
  ];
}

test.each(files)('%s goes to customers without its words', async (file) => {
  const path = join(folder, file);
  const exported = Object.values((await import(path)) as object);
  const words = exported.filter((one) => one instanceof StateMachine).flatMap(({ root }) => wordsOf(root));
  const { code } = await leanMachine(readFileSync(path, 'utf8'), path);
  expect(words.length).toBeGreaterThan(0);
  expect(words.filter((word) => code.includes(word))).toEqual([]);
});

test('only what is said of a state, its types and what a page provides are left out', async () => {
  const { code } = await leanMachine(
    `import { setup, type Ref } from 'xstate';
    import { child, type Ended } from './child.machine.ts';
    import { asked, unprovided } from './unprovided.ts';
    import './said.ts';
    export const machine = setup({
      actors: { child, ask: unprovided('ask') },
      types: { context: {} as { description: string; meta: number } },
      actions: { describe: assign({ description: asked }) },
    }).createMachine({
      description: 'gone',
      context: { description: 'kept', meta: 1 },
      states: { meta: { meta: { requirement: ['gone'] }, on: { 'go.on': { target: 'description' } } }, description: {} },
    });
    export const other = { description: 'kept' };`,
    'sample.machine.ts',
  );
  expect(code.replaceAll(/\s+/g, ' ')).toBe(
    `import { setup } from 'xstate'; import { asked } from './unprovided.ts'; import './said.ts'; export const machine = setup({ actions: { describe: assign({ description: asked }) } }).createMachine({ context: { description: 'kept', meta: 1 }, states: { meta: { on: { 'go.on': { target: 'description' } } }, description: {} } }); export const other = { description: 'kept' };`,
  );
});
