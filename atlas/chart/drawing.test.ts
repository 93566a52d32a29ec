import { describe, expect, test } from 'vitest';
import { createMachine, type AnyStateMachine } from 'xstate';
import type { FlowModel } from '../../machines/flowModel.ts';
import { describeMachine } from './describe.ts';
import { layOut } from './layout.ts';
import { qualityOf } from './quality.ts';

const files = import.meta.glob<{ model: FlowModel }>('../../machines/*/*.model.ts', { eager: true });
const machines = Object.values(files).map(({ model }): [string, AnyStateMachine] => [model.machine.id, model.machine]);

/** Steps that go on and back, each with waiting inside; beside them a region of its own. Forty states. */
const hard = createMachine({
  id: 'hard',
  type: 'parallel',
  states: {
    way: {
      initial: 'step0',
      on: { leave: '.step0' },
      states: Object.fromEntries(
        Array.from({ length: 7 }, (_, step) => [
          `step${step}`,
          {
            initial: 'filling',
            on: { next: `step${(step + 1) % 7}`, back: `step${(step + 6) % 7}`, stay: { actions: 'note' } },
            states: {
              filling: { on: { check: 'checking', again: { target: 'filling', reenter: true } } },
              checking: { on: { good: 'filling', bad: 'failed' }, after: { 1000: 'failed' } },
              failed: { on: { check: 'checking', edit: 'filling' } },
              ...(step === 6 ? { sent: { type: 'final' as const } } : {}),
            },
          },
        ]),
      ),
    },
    language: {
      initial: 'fi',
      states: { fi: { on: { sv: 'sv' } }, sv: { on: { fi: 'fi', en: 'en' } }, en: { on: { fi: 'fi' } } },
    },
  },
});

const readable = { labelsOverLabels: 0, labelsOverStates: 0, waysThroughStates: 0 };

describe.each<[string, AnyStateMachine]>([...machines, ['hard', hard]])('%s', (_id, machine) => {
  const chart = describeMachine(machine);

  test('nothing that is to be read lies over anything else (atlas.chart)', async () => {
    expect(qualityOf(chart, await layOut(chart))).toMatchObject(readable);
  });

  test('every state and transition is drawn, the same each time', async () => {
    const drawing = await layOut(chart);
    expect(drawing.states.map(({ path, width }) => [path, width > 0])).toEqual(
      chart.states.map(({ path }) => [path, true]),
    );
    const drawn = drawing.transitions.map(({ id, paths, label }) => [id, paths.length, label.width > 0]);
    expect(drawn).toEqual(
      chart.transitions
        .filter(({ targets }) => targets.length > 0)
        .map(({ id, targets }) => [id, targets.length, true]),
    );
    expect(await layOut(chart)).toEqual(drawing);
  });
});

test('what stands in each other’s way is counted', async () => {
  const chart = describeMachine(hard);
  const drawing = await layOut(chart);
  const [one, two] = drawing.transitions;
  const leaf = drawing.states.find(({ path }) => path === 'language.fi');
  if (!one || !two || !leaf) throw new Error('the chart has them');
  const spoilt = { ...two, label: { ...two.label, x: one.label.x, y: one.label.y } };
  const through = {
    ...one,
    paths: [
      [
        { x: leaf.x - 50, y: leaf.y + 20 },
        { x: leaf.x + 500, y: leaf.y + 20 },
      ],
    ],
  };
  expect(qualityOf(chart, { ...drawing, transitions: [one, spoilt] }).labelsOverLabels).toBe(1);
  expect(qualityOf(chart, { ...drawing, transitions: [through] }).waysThroughStates).toBeGreaterThan(0);
  expect(qualityOf(chart, { ...drawing, transitions: [{ ...one, label: { ...one.label, ...leaf } }] })).toMatchObject({
    labelsOverStates: 1,
  });
});
