import { innermost } from '../../../atlas/explorer/sights.ts';
import type { PlannedTour } from './plan.ts';

/**
 * The fault of a tour, with where in the chart it happened, and how to take that tour again.
 *
 * @param done how many of its steps went well
 */
export function withPosition(thrown: unknown, planned: PlannedTour, done: number): Error {
  const { title, flow, tour } = planned;
  const stateOf = (key: string) => {
    const vertex = flow.page.vertices.get(key);
    return vertex ? innermost(vertex.place) : '';
  };
  const stops = [
    { title: `begins ${tour.start.name}`, state: stateOf(tour.start.at) },
    ...tour.steps.map(({ sent, to }) => ({ title: sent.title, state: stateOf(to) })),
  ];
  const lines = stops.map((stop, index) => `${index === done ? '▸' : ' '} ${stop.title} → ${stop.state}`);
  const fault = thrown instanceof Error ? thrown : new Error(String(thrown));
  fault.message = [
    `${title} failed at step ${done} of ${tour.steps.length}: ${stops[done]?.title ?? 'the last'}`,
    ...lines,
    `In the atlas: #/${flow.model.machine.id}/state/${stops[done]?.state ?? ''}`,
    `Once more: npm run test:tours -- --grep "${title}"`,
    '',
    fault.message,
  ].join('\n');
  return fault;
}
