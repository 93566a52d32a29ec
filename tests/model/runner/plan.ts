import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { TourRun } from '../../../atlas/atlasData.ts';
import { explore, type Graph } from '../../../atlas/explorer/explore.ts';
import { innermost, sightsAt } from '../../../atlas/explorer/sights.ts';
import {
  everyPair,
  everyTransition,
  planTours,
  randomTour,
  type Criterion,
  type Tour,
} from '../../../atlas/explorer/tours.ts';
import type { FlowModel, Language } from '../../../machines/flowModel.ts';

/** A flow, and what can happen in it on the page. */
export interface Flow {
  model: FlowModel;
  /** All that the machine can do. */
  machine: Graph;
  /** What of it can happen on the page. */
  page: Graph;
}

export interface PlannedTour {
  flow: Flow;
  kind: TourRun['kind'];
  title: string;
  language: Language;
  tour: Tour;
  /** Of a random walk, for its chances. */
  seed: number;
}

const machines = join(import.meta.dirname, '..', '..', '..', 'machines');

/** Every flow that has a model. */
export async function loadFlows(): Promise<Flow[]> {
  const files = readdirSync(machines, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.model.ts'),
  );
  const modules = await Promise.all(
    files.toSorted().map(async (file) => {
      const { model } = (await import(pathToFileURL(join(machines, file)).href)) as { model: FlowModel };
      return model;
    }),
  );
  return modules.map((model) => ({ model, machine: explore(model), page: explore(model, 'page') }));
}

/** Every look of every state is seen. */
const everySight =
  ({ model, page }: Flow): Criterion =>
  (_before, { to, sent }) => {
    const place = page.vertices.get(to)?.place;
    return place ? sightsAt(model, place, sent.title).map((sight) => `${sight.in} ${sight.name ?? ''}`) : [];
  };

/** Every case of every event and outcome happens; failures do so in tests/faults. */
const everyCase =
  ({ outcomes }: FlowModel): Criterion =>
  (_before, { sent: { from, title } }) =>
    from.kind === 'outcome' && 'error' in (outcomes[from.actor]?.[from.case] ?? {}) ? [] : [title];

const all =
  (...criteria: Criterion[]): Criterion =>
  (before, step) =>
    criteria.flatMap((criterion) => criterion(before, step));

/** How many random walks each flow is sent on, and how long each is. */
const WALKS = 2;
const WALK_LENGTH = 12;

/** Where a tour begins and where it ends. */
function inWords({ page }: Flow, { start, steps }: Tour): string {
  const last = steps.at(-1);
  if (!last) return `begins ${start.name}`;
  const end = page.vertices.get(last.to);
  return `${start.name ? `from ${start.name} ` : ''}to ${end ? innermost(end.place) : ''}`;
}

/** Every tour of a flow in the browser: transitions and looks in each language, the rest in Finnish; every start is begun at. */
export function toursOf(flow: Flow): PlannedTour[] {
  const { model, page } = flow;
  const plan = (kind: PlannedTour['kind'], language: Language, tours: Tour[]): PlannedTour[] =>
    tours.map((tour, index) => ({
      flow,
      kind,
      language,
      tour,
      seed: index + 1,
      title: [model.machine.id, kind, String(index + 1).padStart(2, '0'), language, inWords(flow, tour)].join(' · '),
    }));
  const everywhere = planTours(page, all(everyTransition, everySight(flow)));
  const tours = [
    ...(model.arePairsToured
      ? plan('pairs', 'fi', planTours(page, all(everyTransition, everyPair, everyCase(model))))
      : plan('transitions', 'fi', planTours(page, all(everyTransition, everyCase(model))))),
    ...(['sv', 'en'] as const).flatMap((language) => plan('transitions', language, everywhere)),
    ...plan('sneak', 'fi', planTours(page, everySight(flow))),
    ...plan(
      'walk',
      'fi',
      Array.from({ length: WALKS }, (_, index) => randomTour(page, index + 1, WALK_LENGTH)),
    ),
  ];
  const begun = new Set(tours.map(({ tour }) => tour.start.name));
  const others = page.starts.filter(({ name }) => !begun.has(name)).map((start) => ({ start, steps: [] }));
  return [...tours, ...plan('start', 'fi', others)];
}
