import type { Edge } from '../../../atlas/explorer/explore.ts';
import { sightsAt } from '../../../atlas/explorer/sights.ts';
import { failures } from '../../../machines/failures.ts';
import type { FaultRun } from '../../faults/faults.ts';
import type { Flow } from './flows.ts';
import { say } from './say.ts';

/** The failure of a call that a step is, and what a person sees then; null where the step is none. */
export function faultOf({ model, page }: Flow, { sent, to }: Edge): FaultRun | null {
  const { from, event, title } = sent;
  if (from.kind !== 'outcome' || !('error' in event || from.case in failures)) return null;
  const place = page.vertices.get(to)?.place;
  const { method, path } = sent.model.calls[from.actor] ?? { method: 'GET', path: '' };
  const [sight] = place ? sightsAt(model, place, title) : [];
  const seen = [sight?.dialog, sight?.heading, ...(sight?.texts ?? [])].flatMap((text) =>
    text ? [say(text, 'fi')] : [],
  );
  return {
    flow: model.machine.id,
    call: `${from.actor}: ${method} ${path}`,
    fault: from.case,
    expected: seen.join(' – '),
  };
}
