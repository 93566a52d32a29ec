import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { declaredTransitions } from '../../atlas/explorer/internals.ts';
import type { FlowModel } from '../../machines/flowModel.ts';
import { deriveFaults } from './derived/derive.ts';
import { readMachine } from './derived/machineSource.ts';
import { derivedFaults, flowFaults, serverFaults } from './index.ts';
import { mutated } from './mutation.ts';

const written = [...(await flowFaults()), ...(await serverFaults())];
const models = import.meta.glob<{ model?: FlowModel }>('../../machines/*/*.model.ts', { eager: true });

test.each(written)('there is one place for the fault: $name', (mutation) => {
  expect(mutated(readFileSync(mutation.file, 'utf8'), mutation)).not.toBeNull();
});

describe('a fault', () => {
  const fault = { name: '', kind: 'wrong text', machine: '', file: '', find: 'a.b', replace: '$&' } as const;

  test.each([
    ['is put as it is written', 'x a.b y', 'x $& y'],
    ['has no place', 'x aab y', null],
    ['has two places', 'a.b a.b', null],
  ])('%s', (_what, text, expected) => {
    expect(mutated(text, fault)).toBe(expected);
  });

  test('has a name of its own', () => {
    const names = [...derivedFaults(), ...written].map(({ machine, name }) => `${machine}: ${name}`);
    expect(names).toEqual([...new Set(names)]);
  });
});

describe('what is read off a machine', () => {
  const flows = Object.entries(models).flatMap(([path, { model }]) => (model ? [[path, model] as const] : []));

  test.each(flows)('each transition that the machine declares: %s', (path, { machine }) => {
    const file = path.replace('../../', '').replace('.model.ts', '.machine.ts');
    const { reactions } = readMachine(file, readFileSync(file, 'utf8'));
    const branches = reactions.flatMap((reaction) => reaction.branches);
    const guards = branches.filter(({ guard }) => guard !== null).length;
    const targets = branches.filter(({ target }) => target !== null).length;
    const declared = declaredTransitions(machine);
    expect([targets, guards]).toEqual([
      declared.filter((transition) => transition.targets.length > 0).length,
      declared.filter(({ guard }) => guard !== null).length,
    ]);
  });

  const source = `export const machine = setup({
    guards: { isLate: ({ context }) => context.days > 3 },
    actions: { remember: assign({ day: 1 }) },
  }).createMachine({
    id: 'a',
    states: {
      one: { on: { go: [{ guard: 'isLate', target: 'two', actions: 'remember' }, { target: 'three' }] } },
      two: {},
      three: { entry: ['remember'] },
    },
  });`;

  test('targets, guards, branches, actions, numbers and comparisons', () => {
    expect(deriveFaults('a.machine.ts', source).map(({ name }) => name)).toEqual([
      'one go where isLate leads to three instead of two',
      'one go otherwise leads to one instead of three',
      'one go does not ask isLate',
      'isLate says the opposite',
      'one go where isLate is missing',
      'one go asks nothing before isLate',
      'one go otherwise is missing',
      'one go where isLate leaves out remember',
      'to enter three leaves out remember',
      'context.days >= 3 instead of >',
      'isLate has 4 instead of 3',
      'isLate has 2 instead of 3',
      'day has 2 instead of 1',
      'day has 0 instead of 1',
    ]);
  });

  test('each is put in its place, and nowhere else', () => {
    const [wrongTarget] = deriveFaults('a.machine.ts', source);
    expect(wrongTarget && mutated(source, wrongTarget)).toBe(
      source
        .replace("target: 'two'", "target: 'three'")
        .replace('createMachine({', 'createMachine({ options: { maxIterations: 500 },'),
    );
  });
});
