import { describe, expect, test, vi } from 'vitest';
import { createMachine } from 'xstate';
import type { FlowModel } from '../../machines/flowModel.ts';
import type { Box, Point } from './chart.ts';
import { describeMachine } from './describe.ts';
import { layOut } from './layout.ts';
import { qualityOf } from './quality.ts';

// A large machine takes its time where much else runs.
vi.setConfig({ testTimeout: 60_000 });

const files = import.meta.glob<{ model: FlowModel }>('../../machines/*/*.model.ts', { eager: true });
const machines = Object.values(files).map(({ model }) => model.machine);

/** Steps that go on and back, each with waiting inside; beside them a region of its own. Forty-two states. */
const hard = createMachine({
  id: 'hard',
  type: 'parallel',
  states: {
    way: {
      initial: 'step0',
      on: { leave: '.step0' },
      states: Object.fromEntries(
        Array.from({ length: 9 }, (_, step) => [
          `step${step}`,
          {
            initial: 'filling',
            on: { next: `step${(step + 1) % 9}`, back: `step${(step + 8) % 9}`, stay: { actions: 'note' } },
            states: {
              filling: { on: { check: 'checking', again: { target: 'filling', reenter: true } } },
              checking: { on: { good: 'filling', bad: 'failed' }, after: { 1000: 'failed' } },
              failed: { on: { check: 'checking', edit: 'filling' } },
              ...(step === 8 ? { sent: { type: 'final' as const } } : {}),
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

const hardChart = describeMachine(hard);
const hardDrawing = await layOut(hardChart);
const charts = [...machines, odd].map(describeMachine);
const drawn = [
  ...(await Promise.all(charts.map(async (chart) => ({ id: chart.machine, chart, drawing: await layOut(chart) })))),
  { id: hardChart.machine, chart: hardChart, drawing: hardDrawing },
];

describe.each(drawn)('$id', ({ chart, drawing }) => {
  const boxes = new Map(drawing.states.map((state) => [state.path, state]));

  test('nothing that is to be read lies over anything else (atlas.chart)', () => {
    expect(qualityOf(chart, drawing)).toMatchObject(readable);
  });

  test('every state stands within the one that holds it, on the picture', () => {
    const { width, height } = drawing;
    const outside = chart.states.filter(({ path, parent }) => {
      const inner = boxes.get(path);
      const outer = parent === null ? { x: 0, y: 0, width, height } : boxes.get(parent);
      return !inner || !outer || !isWithin(inner, outer);
    });
    expect(outside.map(({ path }) => path)).toEqual([]);
  });

  test('every way begins at its source and ends at its target', () => {
    const astray = drawing.transitions.filter(({ id, paths }) => {
      const transition = chart.transitions.find((one) => one.id === id);
      return paths.some((points, index) => {
        const [from, to] = [transition?.source ?? '', transition?.targets[index] ?? ''].map((path) => boxes.get(path));
        return !from || !to || !isAt(points[0], from) || !isAt(points.at(-1), to);
      });
    });
    expect(astray.map(({ id }) => id)).toEqual([]);
  });

  test('every state and transition is drawn', () => {
    expect(drawing.states.map(({ path, width }) => [path, width > 0])).toEqual(
      chart.states.map(({ path }) => [path, true]),
    );
    const ways = drawing.transitions.map(({ id, paths, label }) => [id, paths.length, label.width > 0]);
    const leading = chart.transitions.filter(({ targets }) => targets.length > 0);
    expect(ways).toEqual(leading.map(({ id, targets }) => [id, targets.length, true]));
  });

  test('the drawing is the same each time', async () => {
    expect(await layOut(chart)).toEqual(drawing);
  });
});

test('regions that nothing connects stand side by side, the first on the left, their heads level', () => {
  const [way, language] = ['way', 'language'].map((region) => hardDrawing.states.find(({ path }) => path === region));
  expect(way && language && [way.x + way.width < language.x, way.y === language.y, way.depth]).toEqual([true, true, 1]);
});

describe('what stands in each other’s way is counted', () => {
  const [one, two] = hardDrawing.transitions;
  const leaf = hardDrawing.states.find(({ path }) => path === 'language.fi');
  const holder = hardDrawing.states.find(({ path }) => path === 'language');
  if (!one || !two || !leaf || !holder) throw new Error('the chart has them');
  const nothing = { ...readable, crossings: 0 };
  const level = ({ x, y }: Point, down: number): Point[][] => [
    [
      { x: x - 20, y: y + down },
      { x: x + 60, y: y + down },
    ],
  ];
  const upright = ({ x, y }: Point): Point[][] => [
    [
      { x: x + 2, y: y - 900 },
      { x: x + 2, y: y + 900 },
    ],
  ];
  const nowhere = { ...one.label, x: -500, y: -500 };
  const elsewhere = { ...two.label, x: -900, y: -900 };

  test.each([
    [
      'labels over each other',
      [
        { ...one, paths: [] },
        { ...two, paths: [], label: one.label },
      ],
      { labelsOverLabels: 1 },
    ],
    ['a label over a state', [{ ...one, paths: [], label: { ...one.label, ...leaf } }], { labelsOverStates: 1 }],
    ['a way through a state', [{ ...one, paths: level(leaf, 20), label: nowhere }], { waysThroughStates: 1 }],
    ['a way through words', [{ ...one, paths: level(holder, 20), label: nowhere }], { waysThroughWords: 1 }],
    [
      'a way through a label',
      [
        { ...one, paths: [] },
        { ...two, paths: level({ x: one.label.x, y: one.label.y }, 5), label: elsewhere },
      ],
      { waysThroughLabels: 1 },
    ],
    [
      'two ways that cross',
      [
        { ...one, paths: level({ x: -2000, y: -2000 }, 0), label: nowhere },
        { ...two, paths: upright({ x: -2000, y: -2000 }), label: elsewhere },
      ],
      { crossings: 1 },
    ],
  ])('%s', (_fault, transitions, found) => {
    expect(qualityOf(hardChart, { ...hardDrawing, transitions })).toEqual({ ...nothing, ...found });
  });
});
