import type { Edge } from '../../../atlas/explorer/explore.ts';
import { sightsAt } from '../../../atlas/explorer/sights.ts';
import { failures } from '../../../machines/failures.ts';
import type { Call } from '../../../machines/flowModel.ts';
import type { FaultRun } from '../../faults/faults.ts';
import type { Flow } from './flows.ts';
import { say } from './say.ts';

/** The call that fails: the actor’s own, or of a machine that is stood for the first that is answered. */
function callOf({ model: { calls, outcomes } }: Edge['sent'], actor: string, name: string): Call {
  const answered = (outcomes[actor]?.[name]?.does ?? []).flatMap((action) =>
    'answer' in action ? [calls[action.answer]] : [],
  );
  const call = calls[actor] ?? answered[0];
  if (!call) throw new Error(`${actor} (${name}) is the failure of no call`);
  return call;
}

/** The failure of a call that a step is, and what a person sees then; null where the step is none. */
export function faultOf({ model, page }: Flow, { sent, to }: Edge): FaultRun | null {
  const { from, event, title } = sent;
  if (from.kind !== 'outcome' || !('error' in event || from.case in failures)) return null;
  const place = page.vertices.get(to)?.place;
  const { method, path } = callOf(sent, from.actor, from.case);
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
