import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import type { Screen, TourRun } from '../../atlas/atlasData.ts';
import { coverageOf } from '../../atlas/explorer/coverage.ts';
import { loadFlows } from './runner/flows.ts';
import { toursOf } from './runner/plan.ts';

const tours = join(import.meta.dirname, 'tours.spec.ts');
const file = (name: string) => join('reports', `model-${name}.json`);

function read<Item>(name: string): Item[] {
  return existsSync(file(name)) ? (JSON.parse(readFileSync(file(name), 'utf8')) as Item[]) : [];
}

function write(name: string, items: unknown): void {
  mkdirSync('reports', { recursive: true });
  writeFileSync(file(name), `${JSON.stringify(items, null, 2)}\n`);
}

/**
 * Writes what the tours found into reports/, for the atlas: the tours as they went, the pictures that were taken, and what
 * they cover. Tours that were not taken this time stay as they were.
 */
export default class ToursReporter implements Reporter {
  readonly #ended = new Set<string>();
  /** Each tour as it went last. */
  readonly #runs = new Map<string, TourRun>();
  readonly #screens: Screen[] = [];

  onTestEnd({ title, location }: TestCase, { attachments }: TestResult): void {
    if (location.file !== tours) return;
    this.#ended.add(title);
    const body = attachments.find(({ name }) => name === 'tour')?.body;
    if (!body) return;
    const { run, screens } = JSON.parse(body.toString()) as { run: TourRun; screens: Screen[] };
    this.#runs.set(title, run);
    this.#screens.push(...screens);
  }

  async onEnd(): Promise<void> {
    // To find all that can happen takes seconds.
    if (this.#ended.size === 0) return;
    const flows = await loadFlows();
    const planned = flows.flatMap(toursOf).map(({ title }) => title);
    const kept = read<TourRun>('runs').filter(({ title }) => planned.includes(title) && !this.#ended.has(title));
    const runs = [...kept, ...this.#runs.values()].toSorted(
      (one, two) => planned.indexOf(one.title) - planned.indexOf(two.title),
    );
    write('runs', runs);
    write(
      'coverage',
      flows.map((flow) =>
        coverageOf(
          flow,
          runs.filter(({ machine }) => machine === flow.model.machine.id),
        ),
      ),
    );
    if (this.#screens.length > 0) write('screens', newest(read<Screen>('screens'), this.#screens));
  }
}

/** Of the pictures of one look the last one. */
function newest(old: readonly Screen[], taken: readonly Screen[]): Screen[] {
  const look = ({ machine, state, sight, language, width, colorScheme }: Screen) =>
    [machine, state, sight, language, width, colorScheme].join(' · ');
  return [...new Map([...old, ...taken].map((screen) => [look(screen), screen])).values()];
}
