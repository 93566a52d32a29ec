import { afterEach, expect, test, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { made, values } from '../../../machines/move/model/parts.ts';
import { moveMachine } from '../../../machines/move/move.machine.ts';
import { submissionMachine } from '../../../machines/submission/submission.machine.ts';
import { createCalls } from '../../api/calls.ts';
import { moveActors } from './move.actors.ts';

afterEach(() => vi.unstubAllGlobals());

const names = (machine: { implementations: { actors: object } }) => Object.keys(machine.implementations.actors);

test('every actor that the machines declare is provided, and a stranger’s move carries its bot check (move.once)', async () => {
  const sent: Request[] = [];
  vi.stubGlobal('fetch', async (one: Request) => {
    sent.push(one);
    return Response.json(made, { status: 201 });
  });
  const credentials = { accessToken: () => null, locale: () => 'fi', confirmToken: async () => true };
  const actors = moveActors(createCalls(credentials, 'https://oma.kajo.example'), async () => 'solved');
  expect([Object.keys(actors), names(actors.submission)]).toEqual([names(moveMachine), names(submissionMachine)]);

  const input = { values, isStranger: true, sentKey: null };
  const actor = createActor(moveMachine.provide({ actors }), { input }).start();
  actor.send({ type: 'step.open', step: 'review' });
  const { move, home, bill } = values;
  const request = { ...move, newHome: home, ...bill, locale: 'fi' as const };
  actor.send({ type: 'move.submit', key: 'k1', request });
  await waitFor(actor, (snapshot) => snapshot.matches('sent'));
  expect(actor.getSnapshot().context.result).toEqual(made);
  const [first] = sent;
  expect([first?.method, first?.url, first?.headers.get('x-bot-check'), await first?.json()]).toEqual([
    'POST',
    'https://oma.kajo.example/api/contract/move',
    'solved',
    request,
  ]);
});
