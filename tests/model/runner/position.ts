import { innermost } from '../../../atlas/explorer/sights.ts';
import type { PlannedTour } from './plan.ts';

/**
 * The fault of a tour, with where in the chart it happened, and how to take that tour again.
 *
 * @param at the step at which it failed; 0 is the start
 * @param doing what was done there besides the step itself; empty where nothing
 */
export function withPosition(thrown: unknown, planned: PlannedTour, at: number, doing: string): Error {
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
    `In the atlas: #/${flow.model.machine.id}/state/${stops[at]?.state ?? ''}`,
    `Once more, with a trace: npm run test:tours -- --trace on --grep "${title}"`,
    '',
    fault.message,
  ].join('\n');
  return fault;
}
