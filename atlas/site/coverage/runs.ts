import type { Language } from '../../../machines/flowModel.ts';
import type { MachineData, TourRun } from '../../atlasData.ts';
import type { Overlay } from '../chart/overlay.ts';

/** What the tours of a machine really did, by transition and by state. */
export interface Runs {
  /** How often each transition was taken. */
  taken: ReadonlyMap<string, number>;
  /** The tours that took each transition. */
  takenBy: ReadonlyMap<string, TourRun[]>;
  /** The tours that were in each state. */
  seenBy: ReadonlyMap<string, TourRun[]>;
  /** The transitions taken in each language. */
  takenIn: Record<Language, ReadonlySet<string>>;
}

/** A state that is left at once was seen by the tours that took a transition out of it. */
export function runsOf({ tours, chart }: Pick<MachineData, 'tours' | 'chart'>): Runs {
  const sources = new Map(chart.transitions.map(({ id, source }) => [id, source]));
  const taken = new Map<string, number>();
  const takenBy = new Map<string, Set<TourRun>>();
  const seenBy = new Map<string, Set<TourRun>>();
  const takenIn = { fi: new Set<string>(), sv: new Set<string>(), en: new Set<string>() };
  const note = (sets: Map<string, Set<TourRun>>, key: string, tour: TourRun) =>
    sets.set(key, (sets.get(key) ?? new Set()).add(tour));
  for (const tour of tours) {
    for (const step of tour.steps) {
      for (const id of step.taken) {
        taken.set(id, (taken.get(id) ?? 0) + 1);
        takenIn[tour.language].add(id);
        note(takenBy, id, tour);
        const source = sources.get(id);
        if (source) note(seenBy, source, tour);
      }
      for (const state of step.states) note(seenBy, state, tour);
    }
  }
  const listed = (sets: Map<string, Set<TourRun>>) => new Map([...sets].map(([key, found]) => [key, [...found]]));
  return { taken, takenBy: listed(takenBy), seenBy: listed(seenBy), takenIn };
}

/** The chart as the tours went through it: what they took, how often, and what they never did. */
export function coverageOverlay({ chart }: MachineData, { taken, seenBy }: Runs): Overlay {
  return {
    states: new Map(
      chart.states
        .filter(({ path }) => path !== '')
        .map(({ path }) => [path, { mark: seenBy.has(path) ? 'seen' : 'unseen' }]),
    ),
    transitions: new Map(
      chart.transitions.map(({ id }) => {
        const times = taken.get(id) ?? 0;
        return [id, { mark: times > 0 ? 'taken' : 'never', badge: `${times}×` }];
      }),
    ),
  };
}

/** A transition that tests have not taken: in no language, or in some alone. */
export interface Gap {
  id: string;
  /** The languages in which it was not taken; empty where it was taken in none at all. */
  languages: Language[];
}

/** What the tours have not taken, worst first. */
export function gapsOf({ chart }: MachineData, { taken, takenIn }: Runs): Gap[] {
  const languages: Language[] = ['fi', 'sv', 'en'];
  const missing = (id: string) => languages.filter((language) => !takenIn[language].has(id));
  const never = chart.transitions.filter(({ id }) => !taken.has(id)).map(({ id }) => ({ id, languages: [] }));
  const inSome = chart.transitions.filter(({ id }) => taken.has(id) && missing(id).length > 0);
  return [...never, ...inSome.map(({ id }) => ({ id, languages: missing(id) }))];
}

/** Whether each transition was taken all the same, so that the figures say all of them: what lacks is a language. */
export const isTakenWhole = (gaps: readonly Gap[]): boolean => gaps.every(({ languages }) => languages.length > 0);
