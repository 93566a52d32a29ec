import { createActor, fromPromise, waitFor } from 'xstate';
import { expect, test } from 'vitest';
import { Failure } from '../../domain/failure.ts';
import type { Acting } from '../acting/acting.machine.ts';
import { salesAgentMachine } from './salesAgent.machine.ts';

const given: Acting = { open: null, salesAgent: { salesAgentId: '88213', salesPoint: 'Tampereen myymälä' } };

function begin(...answers: (Acting | Failure)[]) {
  const sent: string[] = [];
  const emitted: unknown[] = [];
  const giveSalesAgentId = fromPromise<Acting, { salesAgentId: string }>(async ({ input }) => {
    sent.push(input.salesAgentId);
    const answer = answers.shift();
    if (!answer) throw new Error('one call too many');
    if (answer instanceof Failure) throw answer;
    return answer;
  });
  const actor = createActor(salesAgentMachine.provide({ actors: { giveSalesAgentId } }));
  actor.on('*', (event) => emitted.push(event));
  actor.start();
  return {
    sent,
    emitted,
    give: (salesAgentId: string) => actor.send({ type: 'id.give', salesAgentId }),
    now: () => actor.getSnapshot(),
    settled: () => waitFor(actor, (snapshot) => !snapshot.hasTag('busy')),
  };
}

test.each(['', '8821', '882130', '8821a', ' 88213', '88213\n', '８８２１３'])(
  '%j is no id, and is not sent (acting.salesAgentPage)',
  (id) => {
    const { give, now, sent } = begin();
    give(id);
    expect([now().value, sent]).toEqual([{ asked: 'malformed' }, []]);
  },
);

test('is given once, however often it is pressed (acting.once)', async () => {
  const { give, now, sent, emitted, settled } = begin(given);
  give('88213');
  give('88213');
  await settled();
  give('88240');
  expect([now().value, sent, emitted]).toEqual(['given', ['88213'], [{ type: 'id.given' }]]);
});

test('one that nobody has is told from one that did not arrive, and both may be given again (acting.salesAgent)', async () => {
  const { give, now, emitted, settled } = begin(
    new Failure({ kind: 'invalid' }),
    new Failure({ kind: 'unreachable' }),
    given,
  );
  give('00000');
  await settled();
  expect([now().value, now().context.failure?.kind]).toEqual([{ asked: 'unknown' }, 'invalid']);
  give('88213');
  expect(now().context.failure).toBe(null);
  await settled();
  expect([now().value, now().context.failure?.kind, emitted]).toEqual([{ asked: 'failed' }, 'unreachable', []]);
  give('88213');
  await settled();
  expect([now().value, emitted]).toEqual(['given', [{ type: 'id.given' }]]);
});
