import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AtlasData, Coverage, MachineData, RequirementData, Screen, TourRun } from '../atlasData.ts';
import type { Chart } from '../chart/chart.ts';
import { describeMachine } from '../chart/describe.ts';
import { layOut } from '../chart/layout.ts';
import { differenceOf } from '../difference/difference.ts';
import { loadModels } from '../modelFiles.ts';
import { readAreaNames, readRequirements, type Requirement } from '../requirements/requirements.ts';
import { findTexts, readCatalogue } from '../texts/catalogue.ts';

/** A machine cites a requirement that no row of docs/requirements has. */
export class UnknownRequirementError extends Error {
  constructor(cited: string[]) {
    super(`no row of docs/requirements has ${cited.join(', ')}`);
    this.name = 'UnknownRequirementError';
  }
}

const project = join(import.meta.dirname, '..', '..');

/** What the tests wrote; nothing where they have not run. */
function report<Item>(name: string): Item[] {
  const file = join(project, 'reports', `model-${name}.json`);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Item[]) : [];
}

const citedBy = ({ machine, states }: Chart, id: string) =>
  states
    .filter(({ requirements }) => requirements.includes(id))
    .map(({ path }) => (path ? `${machine}: ${path}` : machine));

/**
 * The requirements, each with the states that cite it.
 *
 * @throws UnknownRequirementError
 */
export function withStates(requirements: readonly Requirement[], charts: readonly Chart[]): RequirementData[] {
  const cited = charts.flatMap(({ states }) => states.flatMap((state) => state.requirements));
  const unknown = cited.filter((id) => !requirements.some((requirement) => requirement.id === id));
  if (unknown.length > 0) throw new UnknownRequirementError([...new Set(unknown)]);
  return requirements.map((requirement) => ({
    ...requirement,
    states: charts.flatMap((chart) => citedBy(chart, requirement.id)),
  }));
}

/** The area of the requirement that a machine cites first. */
function areaOf({ states }: Chart, requirements: readonly Requirement[]): string {
  const [first] = states.flatMap((state) => state.requirements);
  return requirements.find(({ id }) => id === first)?.area ?? '';
}

/** A machine as it is drawn, which is the same whatever it is compared with. */
type Drawn = Pick<MachineData, 'folder' | 'texts' | 'chart' | 'drawing'>;

/**
 * Lays all machines out.
 *
 * @returns with how many milliseconds it took
 * @throws TextError where a text of a model is not one of the portal's
 */
export async function drawMachines(): Promise<{ drawn: Drawn[]; took: number }> {
  const catalogue = readCatalogue(project);
  const described = (await loadModels()).map(({ folder, model }) => ({
    folder,
    texts: findTexts(catalogue, model),
    chart: describeMachine(model.machine),
  }));
  const begun = performance.now();
  const drawn = await Promise.all(described.map(async (one) => ({ ...one, drawing: await layOut(one.chart) })));
  return { drawn, took: Math.round(performance.now() - begun) };
}

/**
 * Puts together what the atlas shows.
 *
 * @param before the machines of the revision that is compared with; null for none
 * @throws UnknownRequirementError
 */
export function gather(drawn: readonly Drawn[], before: { revision: string; charts: Chart[] } | null): AtlasData {
  const requirements = readRequirements(project);
  const [coverage, tours, screens] = [report<Coverage>('coverage'), report<TourRun>('runs'), report<Screen>('screens')];
  const isOf = (chart: Chart) => (one: { machine: string }) => one.machine === chart.machine;
  const charts = drawn.map(({ chart }) => chart);
  return {
    areaNames: readAreaNames(project),
    machines: drawn.map(({ folder, texts, chart, drawing }) => ({
      id: chart.machine,
      description: chart.description,
      folder,
      area: areaOf(chart, requirements),
      texts,
      chart,
      drawing,
      coverage: coverage.find(isOf(chart)) ?? null,
      tours: tours.filter(isOf(chart)),
      screens: screens.filter(isOf(chart)),
      changes: before ? differenceOf(before.charts.find(isOf(chart)), chart) : [],
    })),
    requirements: withStates(requirements, charts),
    against: before?.revision ?? null,
  };
}
