import { expect, test } from 'vitest';
import { loadModels } from '../modelFiles.ts';
import { describeMachine } from '../chart/describe.ts';
import { explain, partsOf, readParts } from './explained.ts';
import { dirname, join } from 'node:path';

const source = `
/** Whether it is open to all. */
const isOpen = ({ context }) => context.isOpen;

export const machine = setup({
  guards: {
    /** There is time
     *  left (\`x.y\`). */
    isEarly: ({ context }) =>
      context.left > 0,
    isOpen,
  },
  actions: { forget: assign({ left: null }) },
  actors: { load: unprovided('load') },
});
`;

test('guards and actions are told by their comments and their code (atlas.state)', () => {
  expect(partsOf('machines/a/a.machine.ts', source)).toEqual([
    {
      name: 'isEarly',
      folder: 'machines/a',
      text: 'There is time left (`x.y`).',
      code: '({ context }) =>\n  context.left > 0',
    },
    {
      name: 'isOpen',
      folder: 'machines/a',
      text: 'Whether it is open to all.',
      code: 'const isOpen = ({ context }) => context.isOpen;',
    },
    { name: 'forget', folder: 'machines/a', text: '', code: 'assign({ left: null })' },
  ]);
});

test('a machine’s own goes before what others call the same', () => {
  const part = (folder: string, code: string) => ({ name: 'isOpen', folder, text: '', code });
  const parts = [part('machines/a', 'one'), part('machines/b', 'two')];
  expect(explain(parts, 'machines/b', ['isOpen', 'unknown'])).toEqual({ isOpen: { text: '', code: 'two' } });
  expect(explain(parts, 'machines/c', ['isOpen'])).toEqual({ isOpen: { text: '', code: 'one' } });
});

test('every guard of every machine is explained (atlas.state)', async () => {
  const parts = readParts(join(import.meta.dirname, '..', '..', 'machines'));
  const missing = (await loadModels()).flatMap(({ file, model }) => {
    const { machine, transitions } = describeMachine(model.machine);
    const names = transitions.flatMap(({ guard }) => guard ?? []);
    const explained = explain(parts, dirname(file), names);
    return names.filter((name) => !explained[name]).map((name) => `${machine}: ${name}`);
  });
  expect(missing).toEqual([]);
});
