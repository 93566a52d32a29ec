import type { Edge } from '../../atlas/explorer/explore.ts';
import { sightsAt } from '../../atlas/explorer/sights.ts';
import { shortestTours, type Tour } from '../../atlas/explorer/tours.ts';
import { failures } from '../../machines/failures.ts';
import { forgiveAllCalls, test } from '../e2e/fixtures.ts';
import { loadFlows, type Flow, type PlannedTour } from '../model/runner/plan.ts';
import { say } from '../model/runner/say.ts';
import { takeTour } from '../model/runner/tour.ts';
import { report, type FaultRun } from './faults.ts';

/** A call of a flow that comes to a fault: the shortest way there, and what a person sees then. */
interface Fault {
  run: FaultRun;
  planned: PlannedTour;
}

const isFault = ({ sent: { from, event } }: Edge) =>
  from.kind === 'outcome' && ('error' in event || from.case in failures);
const nameOf = ({ sent }: Edge) => sent.title;

function faultOf(flow: Flow, tour: Tour): Fault {
  const last = tour.steps.at(-1);
  const place = last && flow.page.vertices.get(last.to)?.place;
  if (!place || last.sent.from.kind !== 'outcome') throw new Error('a fault is an outcome at a place');
  const { actor, case: fault } = last.sent.from;
  const { method, path } = flow.model.calls[actor] ?? { method: 'GET', path: '' };
  const [sight] = sightsAt(flow.model, place, last.sent.title);
  const seen = [sight?.dialog, sight?.heading, ...(sight?.texts ?? [])].flatMap((text) =>
    text ? [say(text, 'fi')] : [],
  );
  const machine = flow.model.machine.id;
  return {
    run: { flow: machine, call: `${actor}: ${method} ${path}`, fault, expected: seen.join(' – ') },
    planned: { flow, kind: 'fault', language: 'fi', tour, seed: 1, title: `${machine} · ${last.sent.title}` },
  };
}

const faults = (await loadFlows()).flatMap((flow) =>
  shortestTours(flow.page, isFault, nameOf).map((tour) => faultOf(flow, tour)),
);

// The calls that a tour itself makes fail are told on the console.
test.afterEach(({ watch }) => forgiveAllCalls(watch));

for (const { run, planned } of faults) {
  test(`${planned.title} (model.faults)`, async ({ page, context, server }, info) => {
    await report(info, run);
    await takeTour(planned, { page, context, url: server.url });
  });
}
