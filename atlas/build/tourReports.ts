import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Screen, TourRun } from '../atlasData.ts';
import { coverageOf, type Explored } from '../explorer/coverage.ts';

/*
 * What the tests of the machines leave in reports/ for the atlas. A tour is written down when it is over, so that a run
 * that is broken off keeps what it has; the lines are put in their places when the run ends, or before the next one.
 */

/** What came of a tour. */
export interface TakenTour {
  title: string;
  /** Null where it failed. */
  run: TourRun | null;
  screens: Screen[];
}

const reports = join(import.meta.dirname, '..', '..', 'reports');

const fileOf = (name: string, folder: string) => join(folder, `model-${name}.json`);
const linesOf = (folder: string) => join(folder, 'model-taken.jsonl');

/** What the tests wrote; nothing where they have not run. */
export function readReport<Item>(name: 'coverage' | 'runs' | 'screens', folder = reports): Item[] {
  const file = fileOf(name, folder);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Item[]) : [];
}

function write(name: 'coverage' | 'runs' | 'screens', items: unknown, folder: string): void {
  writeFileSync(fileOf(name, folder), `${JSON.stringify(items, null, 2)}\n`);
}

/** Writes down a tour that is over. */
export function noteTour(tour: TakenTour, folder = reports): void {
  mkdirSync(folder, { recursive: true });
  appendFileSync(linesOf(folder), `${JSON.stringify(tour)}\n`);
}

/** A line that was being written when the run was killed is none. */
function parsed(line: string): TakenTour[] {
  try {
    return [JSON.parse(line) as TakenTour];
  } catch {
    return [];
  }
}

/** Whether tours have been written down that are not in their places. */
export const hasNotedTours = (folder = reports): boolean => existsSync(linesOf(folder));

/**
 * Puts the tours that were written down in their places, and counts anew what they cover. Tours that were not taken this
 * time stay as they were, as long as their machine does.
 *
 * @param isPlanned whether there still is a tour of a title
 */
export function settleTours(
  flows: readonly Explored[],
  isPlanned: (title: string) => boolean = () => true,
  folder = reports,
): void {
  if (!hasNotedTours(folder)) return;
  const noted = readFileSync(linesOf(folder), 'utf8').split('\n').flatMap(parsed);
  const ended = new Set(noted.map(({ title }) => title));
  const last = new Map(noted.map(({ title, run }) => [title, run]));
  const contents = new Map(flows.map(({ model, content }) => [model.machine.id, content]));
  const kept = readReport<TourRun>('runs', folder).filter(({ title }) => !ended.has(title));
  const runs = [...kept, ...[...last.values()].filter((run) => run !== null)]
    .filter(({ title, machine, content }) => isPlanned(title) && contents.get(machine) === content)
    .toSorted((one, two) => (one.title < two.title ? -1 : 1));
  write('runs', runs, folder);
  write(
    'coverage',
    flows.map((flow) =>
      coverageOf(
        flow,
        runs.filter(({ machine }) => machine === flow.model.machine.id),
      ),
    ),
    folder,
  );
  write(
    'screens',
    newest([...readReport<Screen>('screens', folder), ...noted.flatMap((tour) => tour.screens)]),
    folder,
  );
  rmSync(linesOf(folder));
}

/** Of the pictures of one look the last one, and the last of what the machine was before. */
function newest(screens: readonly Screen[]): Screen[] {
  const looks = new Map<string, Screen[]>();
  for (const screen of screens) {
    const { machine, content, state, sight, language, width, colorScheme } = screen;
    const look = [machine, state, sight, language, width, colorScheme].join(' · ');
    const others = (looks.get(look) ?? []).filter((other) => other.content !== content);
    looks.set(look, [...others, screen].slice(-2));
  }
  return [...looks.values()].flat();
}
