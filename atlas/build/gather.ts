import { dirname, join } from 'node:path';
import type { AtlasData, Coverage, MachineData, RequirementData, Screen, TourRun } from '../atlasData.ts';
import type { Chart } from '../chart/chart.ts';
import { describeMachine } from '../chart/describe.ts';
import { layOut } from '../chart/layout.ts';
import { differenceOf } from '../difference/difference.ts';
import { loadModels } from '../modelFiles.ts';
import { readAreaNames, readRequirements, type Requirement } from '../requirements/requirements.ts';
import { findTexts, readCatalogue } from '../texts/catalogue.ts';
import { explain, readParts } from '../texts/explained.ts';
import { readReport } from './tourReports.ts';

/** A machine cites a requirement that no row of docs/requirements has. */
export class UnknownRequirementError extends Error {
  constructor(cited: string[]) {
    super(`no row of docs/requirements has ${cited.join(', ')}`);
    this.name = 'UnknownRequirementError';
  }
}

const project = join(import.meta.dirname, '..', '..');

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
interface Drawn extends Pick<MachineData, 'folder' | 'texts' | 'explained' | 'chart' | 'drawing' | 'picturedDrawing'> {
  /** What its sources are, as `contentOf` has it. */
  content: string;
}

/** What the tests have left in reports/ of all machines, whatever the machines were then. */
interface Found {
  coverage: Coverage[];
  tours: TourRun[];
  screens: Screen[];
}

const readFound = (): Found => ({
  coverage: readReport('coverage'),
  tours: readReport('runs'),
  screens: readReport('screens'),
});

/** The guards and actions that a chart names. */
const partNames = ({ states, transitions }: Chart): string[] => [
  ...new Set([
    ...states.flatMap(({ entry, exit }) => [...entry, ...exit]),
    ...transitions.flatMap(({ guard, actions }) => [...(guard === null ? [] : [guard]), ...actions]),
  ]),
];

/**
 * Lays all machines out.
 *
 * @returns with how many milliseconds it took
 * @throws TextError where a text of a model is not one of the portal's
 */
export async function drawMachines(): Promise<{ drawn: Drawn[]; took: number }> {
  const catalogue = readCatalogue(project);
  const parts = readParts(join(project, 'machines'));
  const described = (await loadModels()).map(({ file, folder, content, model }) => {
    const chart = describeMachine(model.machine);
    const explained = explain(parts, dirname(file), partNames(chart));
    return { folder, content, texts: findTexts(catalogue, model), explained, chart };
  });
  const screens = readReport<Screen>('screens');
  const statesWithPicture = (machine: string, content: string) => [
    ...new Set(screens.filter((one) => one.machine === machine && one.content === content).map(({ state }) => state)),
  ];
  const begun = performance.now();
  const drawn = await Promise.all(
    described.map(async (one) => {
      const pictured = statesWithPicture(one.chart.machine, one.content);
      return {
        ...one,
        drawing: await layOut(one.chart),
        picturedDrawing: pictured.length > 0 ? await layOut({ ...one.chart, pictured }) : null,
      };
    }),
  );
  return { drawn, took: Math.round(performance.now() - begun) };
}

/**
 * Puts together what the atlas shows.
 *
 * @param before the machines of the revision that is compared with; null for none
 * @param found what the tests have left; of a machine whose sources have been changed since, it counts as not tested
 * @throws UnknownRequirementError
 */
export function gather(
  drawn: readonly Drawn[],
  before: { revision: string; charts: Chart[] } | null,
  found: Found = readFound(),
): AtlasData {
  const requirements = readRequirements(project);
  const isOf = (chart: Chart) => (one: { machine: string }) => one.machine === chart.machine;
  const ofMachine = <Item extends { machine: string }>(items: readonly Item[], chart: Chart) =>
    items.filter(isOf(chart));
  const charts = drawn.map(({ chart }) => chart);
  return {
    areaNames: readAreaNames(project),
    machines: drawn.map(({ folder, content, texts, explained, chart, drawing, picturedDrawing }) => ({
      id: chart.machine,
      description: chart.description,
      folder,
      area: areaOf(chart, requirements),
      texts,
      explained,
      chart,
      drawing,
      picturedDrawing,
      coverage: ofMachine(found.coverage, chart).find((one) => one.content === content) ?? null,
      tours: ofMachine(found.tours, chart).filter((one) => one.content === content),
      screens: ofMachine(found.screens, chart).filter((one) => one.content === content),
      earlier: ofMachine(found.screens, chart).filter((one) => one.content !== content),
      changes: before ? differenceOf(before.charts.find(isOf(chart)), chart) : [],
    })),
    requirements: withStates(requirements, charts),
    against: before?.revision ?? null,
  };
}
