import type { FlowModel, Language, Texts } from '../machines/flowModel.ts';
import type { Chart, Drawing } from './chart/chart.ts';

/*
 * What the site shows, as the build puts it together from the machines, their models, and what the tests have written
 * into reports/. What the list of machines shows stands in the site's first script, what it is searched by in a second, the
 * rest of a machine in one of its own.
 */

/** A walk through a machine as it went in the browser, as tests/model writes it into reports/model-runs.json. */
export interface TourRun {
  machine: string;
  /** What the machine's sources were then, as `contentOf` has it. */
  content: string;
  kind: 'tour' | 'failures' | 'looks' | 'transitions' | 'pairs' | 'walk';
  /** `signOut · looks · 02 · sv · from the address alone to failed`. */
  title: string;
  language: Language;
  start: string;
  isPassed: boolean;
  /** In milliseconds. */
  took: number;
  steps: {
    /** `✗ endSession (the server is away)`. */
    title: string;
    /** The ids of the transitions that the machine in the page really took. */
    taken: string[];
    /** Where it was then. */
    states: string[];
  }[];
}

/** A picture of a state, as the tours took it. */
export interface Screen {
  machine: string;
  /** What the machine's sources were then, as `contentOf` has it. */
  content: string;
  /** The innermost state, such as `route.open`. */
  state: string;
  /** Which of the state's looks; empty where it has one. */
  sight: string;
  language: Language;
  /** In pixels. */
  width: 390 | 1280;
  colorScheme: 'light' | 'dark';
  /** The file in `pictures/`, named by its content, with how large it is in pixels. */
  file: string;
  height: number;
  heading: string;
  address: string;
  /** What axe found, by rule and place. */
  faults: string[];
}

/** What the tours of a machine prove, as reports/model-coverage.json has it. */
export interface Coverage {
  machine: string;
  /** What the machine's sources were then, as `contentOf` has it. */
  content: string;
  states: number;
  statesSeen: number;
  transitions: number;
  transitionsTaken: number;
  guards: number;
  guardsBothWays: number;
  pairs: number;
  pairsTaken: number;
  tours: number;
  steps: number;
  /** The same in a real browser; null where those tests have not run. */
  browser: {
    statesSeen: number;
    transitionsTaken: number;
    pairs: number;
    pairsTaken: number;
    tours: number;
    steps: number;
  } | null;
}

/** What is otherwise than in the revision that is compared with. */
export interface Change {
  what: 'state' | 'transition' | 'machine';
  kind: 'added' | 'removed' | 'changed';
  /** The path of the state or the id of the transition; empty for the machine itself. */
  id: string;
  /** A line for a reader: `open —call.refused→ revalidating: guard isActive added`. */
  text: string;
}

/** What a guard or an action does: the comment above it, empty where there is none, and its code. */
export interface Explanation {
  text: string;
  code: string;
}

export interface MachineData {
  id: string;
  description: string;
  /** Its folder in machines/. */
  folder: string;
  /** The file of docs/requirements/ in which its requirements stand: `session`. */
  area: string;
  /** The texts of its model in each language, by their `textKey`. */
  texts: Record<string, Texts>;
  /** What its guards and actions do, by their names. */
  explained: Record<string, Explanation>;
  chart: Chart;
  drawing: Drawing;
  /** The same with room for a picture in each state that has one; null where none has. */
  picturedDrawing: Drawing | null;
  /** Null where the tests have not run. */
  coverage: Coverage | null;
  tours: TourRun[];
  screens: Screen[];
  /** The last pictures of what the machine was before its sources were changed. */
  earlier: Screen[];
  /** Empty where nothing was compared, or nothing is otherwise. */
  changes: Change[];
}

/** A machine as the atlas has it when its script has come. */
export interface OpenedMachine extends MachineData {
  model: FlowModel;
}

/** What the atlas knows of a machine before it is opened. */
export interface MachineOverview extends Pick<MachineData, 'id' | 'area'> {
  /**
   * How much of its states and transitions a browser has been in and taken, from 0 to 1; `machine` where the machine
   * alone was tested, null where nothing was since its sources were changed.
   */
  covered: number | 'machine' | null;
}

/** What a machine is found by besides its name, by its id: what it is, its states, events, guards, actions, actors and requirements. */
export type SearchedTexts = Record<string, string[]>;

/** What the atlas begins with. */
export interface AtlasOverview extends Pick<AtlasData, 'against' | 'areaNames'> {
  machines: MachineOverview[];
}

export interface RequirementData {
  id: string;
  /** What it says. */
  text: string;
  area: string;
  /** The machines and states that cite it, as `gate: route.open`. */
  states: string[];
  /** The files of the tests that cite it. */
  tests: string[];
}

export interface AtlasData {
  /** What each area is called, in each language. */
  areaNames: Record<string, Record<'fi' | 'sv' | 'en', string>>;
  machines: MachineData[];
  requirements: RequirementData[];
  /** The revision that the machines are compared with; null for none. */
  against: string | null;
}
