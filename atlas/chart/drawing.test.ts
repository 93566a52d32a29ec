import { describe, expect, test } from 'vitest';
import { createMachine, type AnyStateMachine } from 'xstate';
import type { FlowModel } from '../../machines/flowModel.ts';
import type { Box, Point } from './chart.ts';
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

/** Ways to a state itself, to what it lies in and to what lies in it, to two states at once, past a long name. */
const odd = createMachine({
  id: 'odd',
  initial: 'one',
  on: {
    'everything.anew': '.one',
    'an.event.with.a.long.name': { guard: 'isAllowedToBeForgotten', actions: 'forget' },
  },
  states: {
    one: {
      on: {
        again: { target: 'one', reenter: true },
        'once.more': { target: 'one', reenter: true },
        enter: [{ guard: 'isOpen', target: 'box' }, { target: 'box.inner' }],
        fork: { target: ['#odd.both.left.b', '#odd.both.right.b'] },
      },
    },
    box: {
      initial: 'first',
      on: {
        self: { target: 'box', reenter: true },
        deeper: '.inner',
        leave: { target: 'one', actions: ['note', 'tell'] },
      },
      states: {
        first: { on: { up: { target: '#odd.box', reenter: true }, next: 'inner' } },
        inner: {
          initial: 'a',
          states: { a: { on: { next: 'b' } }, b: { on: { out: '#odd.one', top: '#odd.box', back: '#odd.box.last' } } },
        },
        last: { type: 'history' },
      },
    },
    both: {
      type: 'parallel',
      onDone: 'one',
      on: { back: 'box' },
      states: {
        left: { initial: 'a', states: { a: { on: { next: 'b' } }, b: { type: 'final' } } },
        right: { initial: 'a', states: { a: { on: { next: 'b' } }, b: { type: 'final' } } },
      },
    },
  },
});

const readable = {
  labelsOverLabels: 0,
  labelsOverStates: 0,
  waysThroughStates: 0,
  waysThroughWords: 0,
  waysThroughLabels: 0,
};

const isWithin = (inner: Box, outer: Box) =>
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  inner.x + inner.width <= outer.x + outer.width &&
  inner.y + inner.height <= outer.y + outer.height;

/** Whether a point lies on the edge of a box. */
function isAt(point: Point | undefined, { x, y, width, height }: Box): boolean {
  if (!point) return false;
  const isNear = (value: number, edge: number) => Math.abs(value - edge) < 2;
  const isBeside = (value: number, from: number, length: number) => value > from - 2 && value < from + length + 2;
  return (
    ((isNear(point.x, x) || isNear(point.x, x + width)) && isBeside(point.y, y, height)) ||
    ((isNear(point.y, y) || isNear(point.y, y + height)) && isBeside(point.x, x, width))
  );
}

describe.each<[string, AnyStateMachine]>([...machines, ['hard', hard], ['odd', odd]])('%s', (_id, machine) => {
  const chart = describeMachine(machine);

  test('nothing that is to be read lies over anything else (atlas.chart)', async () => {
    expect(qualityOf(chart, await layOut(chart))).toMatchObject(readable);
  });

  test('every state stands within the one that holds it, on the picture', async () => {
    const { states, width, height } = await layOut(chart);
    const boxes = new Map(states.map((state) => [state.path, state]));
    const outside = chart.states.filter(({ path, parent }) => {
      const inner = boxes.get(path);
      const outer = parent === null ? { x: 0, y: 0, width, height } : boxes.get(parent);
      return !inner || !outer || !isWithin(inner, outer);
    });
    expect(outside.map(({ path }) => path)).toEqual([]);
  });

  test('every way begins at its source and ends at its target', async () => {
    const { states, transitions } = await layOut(chart);
    const boxes = new Map(states.map((state) => [state.path, state]));
    const astray = transitions.filter(({ id, paths }) => {
      const transition = chart.transitions.find((one) => one.id === id);
      return paths.some((points, index) => {
        const [from, to] = [transition?.source ?? '', transition?.targets[index] ?? ''].map((path) => boxes.get(path));
        return !from || !to || !isAt(points[0], from) || !isAt(points.at(-1), to);
      });
    });
    expect(astray.map(({ id }) => id)).toEqual([]);
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

test('regions that nothing connects stand side by side, the first on the left, their heads level', async () => {
  const { states } = await layOut(describeMachine(hard));
  const [way, language] = ['way', 'language'].map((region) => states.find(({ path }) => path === region));
  expect(way && language && [way.x + way.width < language.x, way.y === language.y, way.depth]).toEqual([true, true, 1]);
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
