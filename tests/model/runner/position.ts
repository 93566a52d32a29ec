import { innermost } from '../../../atlas/explorer/sights.ts';
import { usedPart } from '../../../atlas/explorer/texts.ts';
import type { Action, Language } from '../../../machines/flowModel.ts';
import type { PlannedTour } from './plan.ts';
import { say } from './say.ts';

/** An action as a line says it: `press button ”Kirjaudu ulos” (fi)`. */
export function inWords(action: Action, language: Language): string {
  const part = usedPart(action);
  const [what] = Object.keys(action);
  return part ? `${what} ${part.role} ”${say(part.name, language)}” (${language})` : JSON.stringify(action);
}

/** Where a tour was when it failed. */
export interface Position {
  /** The step; 0 is the start. */
  at: number;
  /** What was done there besides the step itself; empty where nothing. */
  doing: string;
  /** What the person did last; empty where nothing yet. */
  last: string;
  /** Where the page's machine said that it was; null where it had not been heard of. */
  states: string[] | null;
  /** In milliseconds, since it began. */
  took: number;
}

/** The fault of a tour, with where in the chart it happened, what was done last, and how to take that tour again. */
export function withPosition(thrown: unknown, planned: PlannedTour, position: Position): Error {
  const { at, doing, last, states, took } = position;
  const { title, flow, start } = planned;
  const stateOf = (key: string) => {
    const vertex = flow.page.vertices.get(key);
    return vertex ? innermost(vertex.place) : '';
  };
  const stops = planned.stops.map(({ step }) => ({
    title: step?.sent.title ?? `begins ${start.name}`,
    state: stateOf(step?.to ?? start.at),
  }));
  const lines = stops.map((stop, index) => `${index === at ? '▸' : ' '} ${stop.title} → ${stop.state}`);
  const fault = thrown instanceof Error ? thrown : new Error(String(thrown));
  fault.message = [
    `${title} failed at step ${at} of ${stops.length - 1}: ${stops[at]?.title}${doing && ` (${doing})`}`,
    ...lines,
    `Last done: ${last || 'nothing'}. The machine was in ${states?.at(-1) ?? 'no state yet'}, after ${Math.round(took / 1000)} s.`,
    `In the atlas: #/${flow.model.machine.id}/state/${stops[at]?.state ?? ''}`,
    `Once more, with a trace: npm run test:tours -- --trace on --grep "${title}"`,
    '',
    fault.message,
  ].join('\n');
  return fault;
}
