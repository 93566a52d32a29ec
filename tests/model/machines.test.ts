import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import type { AnyMachineSnapshot } from 'xstate';
import type { Coverage } from '../../atlas/atlasData.ts';
import { coverageOf, machineTours, seenIn, takenIn } from '../../atlas/explorer/coverage.ts';
import { deliver, explore, placeOf, stubbedFlow } from '../../atlas/explorer/explore.ts';
import {
  declaredStates,
  declaredTransitions,
  invokesOf,
  machineNamed,
  nodesOf,
  pathOf,
  unnamedParts,
  watch,
  type StateNode,
} from '../../atlas/explorer/internals.ts';
import { farFromLimits } from '../../atlas/explorer/limits.ts';
import { innermost, sightsAt } from '../../atlas/explorer/sights.ts';
import { textsOf } from '../../atlas/explorer/texts.ts';
import { contentOf } from '../../atlas/modelFiles.ts';
import { findText, readCatalogue } from '../../atlas/texts/catalogue.ts';
import type { Action, FlowModel } from '../../machines/flowModel.ts';

const files = import.meta.glob<{ model?: FlowModel }>('../../machines/*/*.model.ts', { eager: true });
/** Of all machines; where the environment names one, of that alone: to explore them all takes a while. */
const { MACHINE: named } = process.env;
const models = Object.entries(files).flatMap(([path, { model }]) =>
  model && (named === undefined || named === model.machine.id)
    ? [[model.machine.id, model, contentOf(join(import.meta.dirname, dirname(path)))] as const]
    : [],
);
const machines = import.meta.glob('../../machines/*/*.machine.ts');

const catalogue = readCatalogue(join(import.meta.dirname, '..', '..'));

/**
 * What every machine's tours prove, for whoever reads reports/model-coverage.json; the browser's tours add theirs. A machine
 * that was not looked at this time keeps what was found last.
 */
const coverage: Coverage[] = [];
afterAll(() => {
  const file = 'reports/model-coverage.json';
  const last = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Coverage[]) : [];
  const ids = Object.values(files).flatMap(({ model }) => model?.machine.id ?? []);
  const all = ids.flatMap((id) => [...coverage, ...last].find(({ machine }) => machine === id) ?? []);
  mkdirSync('reports', { recursive: true });
  writeFileSync(file, `${JSON.stringify(all, null, 2)}\n`);
});

test('every machine has a model, which its file exports as `model` (model.complete)', () => {
  const plain = (paths: string[]) => paths.map((path) => path.replace(/\.(machine|model)\.ts$/, ''));
  const withModel = Object.entries(files).flatMap(([path, { model }]) => (model ? [path] : []));
  expect(plain(withModel)).toEqual(plain(Object.keys(machines)));
});

describe.each(models)('%s', (_machine, model, content) => {
  const graph = explore(model);
  const onPage = explore(model, 'page');
  const declared = declaredTransitions(model.machine);
  const states = declaredStates(model.machine);
  const placeAt = (key: string) => onPage.vertices.get(key)?.place ?? { states: [], key: null };
  const arrivals = [
    ...onPage.starts.map(({ name, at }) => ({ by: '', arrival: `beginning at ${name}`, place: placeAt(at) })),
    ...onPage.edges.map(({ sent, to }) => ({ by: sent.title, arrival: `after ${sent.title}`, place: placeAt(to) })),
  ];
  const left = (taken: Set<string>) => declared.filter(({ id }) => !taken.has(id)).map(({ id }) => id);

  test('each guard, action, actor and delay has a name (model.named)', () => {
    expect(unnamedParts(model.machine)).toEqual([]);
  });

  test('each state has a description, and it or one around it cites a requirement (model.named)', () => {
    const isCited = (node: StateNode): boolean =>
      (node.meta as { requirement?: string[] } | undefined)?.requirement !== undefined ||
      (node.parent !== undefined && isCited(node.parent));
    const lacking = nodesOf(model.machine).filter((node) => !node.description || (node.parent && !isCited(node)));
    expect(lacking.map(pathOf)).toEqual([]);
  });

  test('each text of the model is one of the portal in three languages (model.texts)', () => {
    const faults = textsOf(model).flatMap((text) => {
      try {
        findText(catalogue, text);
        return [];
      } catch (thrown) {
        return [String(thrown)];
      }
    });
    expect(faults).toEqual([]);
  });

  test('each part of the model is of use (model.use)', () => {
    const outcomes = Object.entries(model.outcomes).flatMap(([actor, cases]) =>
      Object.keys(cases).map((name) => `${actor} (${name})`),
    );
    const came = new Set(graph.edges.map(({ sent }) => sent.title.replace(/^[✓✗] /, '')));
    const seen = new Set(arrivals.flatMap(({ place, by }) => sightsAt(model, place, by)));
    const beginnings = Object.values(model.starts).map(({ begins, again }) => ({
      begins: begins ?? {},
      again: again ?? {},
    }));
    const answered = [...Object.values(model.events), ...Object.values(model.outcomes), ...beginnings]
      .flatMap((cases): { does?: Action[] }[] => Object.values(cases))
      .flatMap(({ does = [] }) => does.flatMap((action) => ('answer' in action ? [action.answer] : [])));
    const callers = [...invokesOf(model.machine).map(({ id }) => id), ...answered];
    const sent = new Set(graph.edges.map(({ sent: { event } }) => event.type));
    expect({
      events: Object.keys(model.events).filter((type) => !sent.has(type)),
      outcomes: outcomes.filter((title) => !came.has(title)),
      calls: Object.keys(model.calls).filter((id) => !callers.includes(id)),
      looks: model.sees.filter((sight) => !seen.has(sight)).map((sight) => `${sight.in} ${sight.name ?? ''}`),
    }).toEqual({ events: [], outcomes: [], calls: [], looks: [] });
  });

  test('each machine that it invokes is explored with it, or stood for by its outcomes (model.invoked)', () => {
    const unclear = invokesOf(model.machine)
      .filter(({ source }) => machineNamed(model.machine, source) !== null)
      .filter(({ id }) => id in (model.invokes ?? {}) === id in model.outcomes);
    expect(unclear.map(({ id }) => id)).toEqual([]);
  });

  test('each transition is taken by some case (model.complete)', () => {
    expect(
      left(takenIn(graph)),
      'a case lacks in starts, events or outcomes, or key hides what its guard reads',
    ).toEqual([]);
  });

  test('each transition can be taken by a person on the page (model.page)', () => {
    expect(left(takenIn(onPage)), 'begins, does, answer or a delay lacks, or where forbids it').toEqual([]);
  });

  test('each state is reached, and reached on the page', () => {
    const lackingIn = (one: typeof graph) => states.filter((state) => !seenIn(model, one).has(state));
    expect({ machine: lackingIn(graph), page: lackingIn(onPage) }).toEqual({ machine: [], page: [] });
  });

  test('each guard has let through and has refused (model.complete)', () => {
    const oneWay = [...graph.guards].filter(([, { yes, no }]) => yes === 0 || no === 0);
    expect(oneWay.map(([name, { yes, no }]) => `${name}: ${yes} times yes, ${no} times no`)).toEqual([]);
  });

  test('each guard that compares is asked on both sides of its limit, with nothing between (model.limits)', () => {
    expect(farFromLimits(graph.guards), 'the cases name a value on each side').toEqual([]);
  });

  test('each delay is as long as the requirements say (model.delays)', () => {
    const required = Object.fromEntries(Object.entries(model.delays ?? {}).map(([name, { takes }]) => [name, takes]));
    for (const { input } of Object.values(model.starts)) {
      const { context } = watch(stubbedFlow(model, new Map()), { input }).actor.getSnapshot() as AnyMachineSnapshot;
      const delays = Object.entries<unknown>(model.machine.implementations.delays).map(([name, delay]) => [
        name,
        typeof delay === 'function' ? (delay as (facts: object) => number)({ context }) : delay,
      ]);
      expect(Object.fromEntries(delays)).toEqual(required);
    }
  });

  test('each place on the page has one look, however it was come to (model.sights)', () => {
    const unclear = arrivals.flatMap(({ by, arrival, place }) => {
      const looks = sightsAt(model, place, by).length;
      return looks === 1 ? [] : [`${innermost(place)}, ${arrival}, where ${JSON.stringify(place.key)}: ${looks} looks`];
    });
    expect([...new Set(unclear)], 'looks are of innermost states').toEqual([]);
  });

  const tours = machineTours(graph);
  test.each(tours.map((tour, index) => [index + 1, tour] as const))(
    'tour %i goes where it was planned to go',
    (_number, { start, steps }) => {
      const { actor, taken: takenNow } = watch(stubbedFlow(model, new Map()), {
        input: model.starts[start.name]?.input,
      });
      actor.start();
      expect(takenNow()).toEqual(start.taken);
      for (const step of steps) {
        deliver(actor, step.sent);
        expect([step.sent.title, takenNow(), placeOf(model, actor.getSnapshot()).states]).toEqual([
          step.sent.title,
          step.taken,
          graph.vertices.get(step.to)?.place.states,
        ]);
      }
      actor.stop();
    },
  );

  test('its tours take every transition, and every pair of them', () => {
    const proven = coverageOf({ model, content, machine: graph, page: onPage }, []);
    coverage.push(proven);
    expect([proven.transitionsTaken, proven.pairsTaken]).toEqual([proven.transitions, proven.pairs]);
  });
});
