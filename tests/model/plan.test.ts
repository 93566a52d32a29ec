import { mkdirSync, writeFileSync } from 'node:fs';
import { afterAll, describe, expect, test } from 'vitest';
import type { Edge } from '../../atlas/explorer/explore.ts';
import { innermost, sightsAt } from '../../atlas/explorer/sights.ts';
import { everyPair, goals } from '../../atlas/explorer/tours.ts';
import { failures } from '../../machines/failures.ts';
import { loadFlows } from './runner/flows.ts';
import { isAllTested } from '../support/everyDay.ts';
import { stateOf, takenAt, toursOf, type PlannedTour } from './runner/plan.ts';

const flows = await loadFlows();

/** How many goals of each kind there are, and how many tours and steps prove them; for reports/model-plan.json. */
const report: object[] = [];
afterAll(() => {
  mkdirSync('reports', { recursive: true });
  writeFileSync('reports/model-plan.json', `${JSON.stringify(report, null, 2)}\n`);
});

const stepsOf = ({ stops }: PlannedTour): Edge[] => stops.flatMap(({ step }) => step ?? []);
const sorted = (names: Iterable<string>) => [...new Set(names)].toSorted();
const transitionsOf = (tours: PlannedTour[]) => sorted(tours.flatMap(stepsOf).flatMap(({ taken }) => taken));
const casesOf = (edges: Edge[]) => sorted(edges.map(({ sent }) => sent.title));
const pairsOf = (tours: PlannedTour[]) =>
  sorted(
    tours.flatMap((tour) => {
      const steps = stepsOf(tour);
      return steps.slice(1).flatMap((step, index) => everyPair(steps[index] ?? null, step));
    }),
  );

// Every goal is counted from the graph and from the steps of the tours, not as the planner counts it.
describe.each(flows.map((flow) => [flow.model.machine.id, flow] as const))('%s', (machine, flow) => {
  const { model, page } = flow;
  const tours = toursOf(flow);
  const everyDay = tours.filter(({ isLeftOut }) => !isLeftOut);
  const leftOut = tours.filter(({ isLeftOut }) => isLeftOut);
  const of = (language: string, some = everyDay) => some.filter((tour) => tour.language === language);

  /** The looks that the page stands at, each by its name, however a person comes there. */
  const looksAt = (at: string, by: string): string[] => {
    const place = page.vertices.get(at)?.place;
    const sights = place ? sightsAt(model, place, by) : [];
    return sights.flatMap(({ isPassing, name = '' }) => (place && !isPassing ? [`${innermost(place)} ${name}`] : []));
  };
  const looks = sorted([
    ...page.edges.flatMap(({ to, sent }) => looksAt(to, sent.title)),
    ...page.starts.flatMap(({ at }) => looksAt(at, '')),
  ]);
  const looksOf = (some: PlannedTour[], what?: 'isExamined' | 'isSneakedAt') =>
    some.flatMap(({ start, stops }) =>
      stops.flatMap((stop) => {
        const isMeant = what === undefined || stop[what];
        return isMeant ? looksAt(stop.step?.to ?? start.at, stop.step?.sent.title ?? '') : [];
      }),
    );
  const faults = casesOf(
    page.edges.filter(
      ({ sent: { from, event } }) => from.kind === 'outcome' && ('error' in event || from.case in failures),
    ),
  );
  const transitions = sorted(page.edges.flatMap(({ taken }) => taken));
  const pairs = sorted(goals(page, everyPair));

  report.push({
    machine,
    goals: {
      transitions: transitions.length,
      pairs: pairs.length,
      cases: casesOf(page.edges).length,
      faults: faults.length,
      looks: looks.length,
      starts: page.starts.length,
    },
    everyDay: { tours: everyDay.length, steps: everyDay.flatMap(stepsOf).length, pairs: pairsOf(everyDay).length },
    leftOut: { tours: leftOut.length, steps: leftOut.flatMap(stepsOf).length, pairs: pairsOf(leftOut).length },
  });

  test('the Finnish tours of every day begin at each start, take each transition, and meet each case that is no failure (model.tours)', () => {
    const finnish = of('fi');
    expect(sorted(finnish.map(({ start }) => start.name))).toEqual(sorted(page.starts.map(({ name }) => name)));
    expect(transitionsOf(finnish)).toEqual(transitions);
    const others = casesOf(page.edges).filter((title) => !faults.includes(title));
    expect(casesOf(finnish.flatMap(stepsOf))).toEqual(expect.arrayContaining(others));
  });

  test('each failure is met by a tour, most every day and the rest where that is left out (model.faults)', () => {
    const told = tours.flatMap(({ stops }) =>
      stops.flatMap(({ step, fault }) => (fault && step ? [step.sent.title] : [])),
    );
    // Each once, so that each has one row in the report.
    expect(told.toSorted()).toEqual(faults);
  });

  test('what is left out takes each pair of transitions (model.tours)', () => {
    expect(pairsOf(leftOut)).toEqual(pairs);
  });

  test.each([
    ['fi', everyDay],
    ['sv', leftOut],
    ['en', leftOut],
  ])('each look is come to in %s (model.sights)', (language, some) => {
    expect(sorted(looksOf(of(language, some)))).toEqual(looks);
  });

  test('axe looks at each state once every day, and where that is left out at each look, in Swedish and English too (model.sights)', () => {
    const wanted = isAllTested ? (look: string) => look : stateOf;
    const examined = looksOf(of('fi'), 'isExamined');
    expect(examined.map(wanted).toSorted()).toEqual(sorted(looks.map(wanted)));
    for (const language of ['sv', 'en']) expect(looksOf(of(language, leftOut), 'isExamined').toSorted()).toEqual(looks);
  });

  test('what must not be is tried at each look every day, and besides at each place that takes something else (model.sneak)', () => {
    expect(looksOf(of('fi'), 'isSneakedAt').toSorted()).toEqual(looks);
    const places = page.edges.flatMap(({ to, sent }) => (looksAt(to, sent.title).length > 0 ? takenAt(flow, to) : []));
    const tried = leftOut.flatMap(({ start, stops }) =>
      stops.flatMap(({ step, isSneakedAt }) => (isSneakedAt ? takenAt(flow, step?.to ?? start.at) : [])),
    );
    expect(sorted(tried)).toEqual(expect.arrayContaining(sorted(places)));
    expect(tried).toHaveLength(new Set(tried).size);
  });

  test('what is left out takes each transition in Swedish and English, and walks by chance (model.tours, model.walk)', () => {
    for (const language of ['sv', 'en']) expect(transitionsOf(of(language, leftOut))).toEqual(transitions);
    expect(leftOut.filter(({ kind }) => kind === 'walk')).toHaveLength(2);
  });

  test('a start from a draft has a tour that walks the way there without one (model.draft)', () => {
    // What was sent before the page was loaded anew is come to by that alone.
    const isDrafted = (name: string) => {
      const draft = model.starts[name]?.begins?.draft;
      return draft !== undefined && !draft.isSent;
    };
    const walked = of('fi').flatMap((tour) => (isDrafted(tour.start.name) ? [] : stepsOf(tour).map(({ to }) => to)));
    const drafted = page.starts.flatMap(({ name, at }) => (isDrafted(name) ? [at] : []));
    expect(drafted.filter((at) => !walked.includes(at))).toEqual([]);
  });

  test('each tour has a title of its own, by which it is taken alone', () => {
    expect(new Set(tours.map(({ title }) => title)).size).toBe(tours.length);
  });
});
