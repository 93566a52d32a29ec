import type { TourRun } from '../../../atlas/atlasData.ts';
import type { Edge, Graph } from '../../../atlas/explorer/explore.ts';
import { innermost, sightsAt } from '../../../atlas/explorer/sights.ts';
import {
  everyPair,
  everyTransition,
  planTours,
  provenBy,
  randomTour,
  stepsFrom,
  type Criterion,
  type Tour,
} from '../../../atlas/explorer/tours.ts';
import type { Language } from '../../../machines/flowModel.ts';
import type { FaultRun } from '../../faults/faults.ts';
import { faultOf } from './faultOf.ts';
import { isAllTested } from '../../support/everyDay.ts';
import type { Flow } from './flows.ts';
import { arePicturesWanted } from './pictures.ts';

/** Where a tour stops: at its start, then after each step. */
export interface Stop {
  /** Null at the start. */
  step: Edge | null;
  /** Axe looks here, and pictures are taken where they are wanted. */
  isExamined: boolean;
  /** What the machine does not take here is tried. */
  isSneakedAt: boolean;
  /** A row for the report of faults: a call has failed for the first time in this way. */
  fault: FaultRun | null;
}

export interface PlannedTour {
  flow: Flow;
  kind: TourRun['kind'];
  title: string;
  language: Language;
  start: Graph['starts'][number];
  stops: Stop[];
  /** Of a random walk, for its chances. */
  seed: number;
  /** Whether `npm test` leaves it to `npm run test:all`. */
  isLeftOut: boolean;
}

/** The look that a place has for whoever comes there by a step, by name; null where the page leaves it by itself. */
function lookAt({ model, page }: Flow, at: string, by: string): string | null {
  const place = page.vertices.get(at)?.place;
  const [sight] = place ? sightsAt(model, place, by) : [];
  return sight && !sight.isPassing ? `${sight.in} ${sight.name ?? ''}` : null;
}

/** What a step proves whatever was before it; it is asked for each way that a step could be on, and found once. */
function onceFor(prove: (step: Edge) => string | string[]): Criterion {
  const proven = new Map<Edge, string | string[]>();
  return (_before, step) => {
    const found = proven.get(step) ?? prove(step);
    proven.set(step, found);
    return found;
  };
}

/** The state that a look is of. */
export const stateOf = (look: string): string => look.split(' ', 1)[0] ?? '';

/** Every look of every state is seen. */
const everyLook = (flow: Flow): Criterion => onceFor(({ to, sent }) => lookAt(flow, to, sent.title) ?? []);

/** Every case of every event happens, and every outcome that is no failure of a call. */
const everyCase = (flow: Flow): Criterion => onceFor((step) => (faultOf(flow, step) ? [] : step.sent.title));

/** Every failure of every call. */
const everyFailure = (flow: Flow): Criterion => onceFor((step) => (faultOf(flow, step) ? step.sent.title : []));

/** What tells apart the places at which something else must not be possible: what the machine takes there. */
export function takenAt({ machine, page }: Flow, at: string): string {
  const events = stepsFrom(machine, at).flatMap(({ sent }) => (sent.from.kind === 'event' ? sent.title : []));
  return JSON.stringify([page.vertices.get(at)?.place.states, events.toSorted()]);
}

/** Every place that takes something else is come to, and is not one that the page leaves by itself. */
const everyPlace = (flow: Flow): Criterion =>
  onceFor(({ to, sent }) => (lookAt(flow, to, sent.title) === null ? [] : takenAt(flow, to)));

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

/** Says of each that it comes whether it is the first. */
function firsts(): (name: string | null) => boolean {
  const met = new Set<string>();
  return (name) => {
    if (name === null || met.has(name)) return false;
    met.add(name);
    return true;
  };
}

/** What is done once where a look or a place is met for the first time on the tours of a kind, and a failed call on any. */
interface Firsts {
  isExamined?: 'each look' | 'each state';
  isSneakedAt?: 'each look' | 'each place';
  isFaultTold?: true;
}

/**
 * Every tour of a flow in the browser. In Finnish one set proves transitions, cases and looks, so each text that a failure of
 * a call leads to. What is left to `npm run test:all`: the failures of the same text, every transition and every look in Swedish and English, where
 * what differs is what there is to read, every pair and every place, and walks of chance. Where pictures are wanted every
 * look is come to in all three languages.
 */
export function toursOf(flow: Flow): PlannedTour[] {
  const { model, page } = flow;
  const isNewFault = firsts();
  const plan = (
    kind: PlannedTour['kind'],
    language: Language,
    tours: Tour[],
    { isExamined, isSneakedAt, isFaultTold }: Firsts = {},
  ): PlannedTour[] => {
    const [isNewLook, isNewSneak] = [firsts(), firsts()];
    const stopAt = (at: string, by: string, step: Edge | null): Stop => {
      const look = lookAt(flow, at, by);
      const fault = step && isFaultTold ? faultOf(flow, step) : null;
      return {
        step,
        isExamined: isExamined !== undefined && isNewLook(isExamined === 'each state' ? look && stateOf(look) : look),
        isSneakedAt:
          isSneakedAt !== undefined && isNewSneak(isSneakedAt === 'each look' ? look : look && takenAt(flow, at)),
        fault: fault && isNewFault(`${fault.call} ${fault.fault}`) ? fault : null,
      };
    };
    return tours.map((tour, index) => ({
      flow,
      kind,
      language,
      start: tour.start,
      stops: [stopAt(tour.start.at, '', null), ...tour.steps.map((step) => stopAt(step.to, step.sent.title, step))],
      seed: index + 1,
      title: [model.machine.id, kind, String(index + 1).padStart(2, '0'), language, inWords(flow, tour)].join(' · '),
      isLeftOut: ['failures', 'pairs', 'transitions', 'walk'].includes(kind),
    }));
  };
  const wanted = all(everyTransition, everyCase(flow), everyLook(flow));
  const [kind, read] = arePicturesWanted
    ? (['looks', everyLook(flow)] as const)
    : (['transitions', all(everyTransition, everyLook(flow))] as const);
  const ways = waysToDrafts(flow);
  const everyDay = withEveryStart(page, [...ways, ...planTours(page, wanted, ways)]);
  const walks = Array.from({ length: WALKS }, (_, index) => randomTour(page, index + 1, WALK_LENGTH));
  return [
    ...plan('tour', 'fi', everyDay, {
      isExamined: isAllTested ? 'each look' : 'each state',
      isSneakedAt: 'each look',
      isFaultTold: true,
    }),
    ...plan('failures', 'fi', planTours(page, everyFailure(flow), everyDay), { isFaultTold: true }),
    ...(['sv', 'en'] as const).flatMap((language) =>
      plan(kind, language, withEveryLook(flow, planTours(page, read)), { isExamined: 'each look' }),
    ),
    ...plan('pairs', 'fi', planTours(page, all(everyPair, everyPlace(flow))), { isSneakedAt: 'each place' }),
    ...plan('walk', 'fi', walks),
  ];
}

/**
 * To each place where a start begins from a draft, a tour that walks the way there without one.
 *
 * @throws Error where there is no such way
 */
function waysToDrafts({ model, page }: Flow): Tour[] {
  // What was sent before the page was loaded anew is come to by that alone.
  const isDrafted = ({ name }: Graph['starts'][number]) => {
    const draft = model.starts[name]?.begins?.draft;
    return draft !== undefined && !draft.isSent;
  };
  const places = new Set(page.starts.filter(isDrafted).map(({ at }) => at));
  const arrival: Criterion = (_before, { to }) => (places.has(to) ? to : []);
  const ways = planTours({ ...page, starts: page.starts.filter((start) => !isDrafted(start)) }, arrival);
  const arrived = provenBy(ways, arrival);
  const missed = page.starts.find((start) => isDrafted(start) && !arrived.has(start.at));
  if (missed) throw new Error(`${model.machine.id}: nobody can walk to where the draft of ${missed.name} begins`);
  return ways;
}

/** The tours, and for each start that none of them begins at one that goes nowhere. */
function withEveryStart({ starts }: Graph, tours: Tour[]): Tour[] {
  const others = starts.filter((start) => !tours.some((tour) => tour.start === start));
  return [...tours, ...others.map((start) => ({ start, steps: [] }))];
}

/** The tours, and for each look that is seen at a start alone one that goes nowhere. */
function withEveryLook(flow: Flow, tours: Tour[]): Tour[] {
  const seen = new Set(
    tours.flatMap(({ start, steps }) => [
      lookAt(flow, start.at, ''),
      ...steps.map(({ to, sent }) => lookAt(flow, to, sent.title)),
    ]),
  );
  const others = flow.page.starts.filter(({ at }) => {
    const look = lookAt(flow, at, '');
    const isNew = look !== null && !seen.has(look);
    if (isNew) seen.add(look);
    return isNew;
  });
  return [...tours, ...others.map((start) => ({ start, steps: [] }))];
}
