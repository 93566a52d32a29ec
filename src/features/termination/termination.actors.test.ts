import { afterEach, expect, test, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { submissionMachine } from '../../../machines/submission/submission.machine.ts';
import { terminationMachine } from '../../../machines/termination/termination.machine.ts';
import { createCalls } from '../../api/calls.ts';
import { terminationActors } from './termination.actors.ts';

afterEach(() => vi.unstubAllGlobals());

const names = (machine: { implementations: { actors: object } }) => Object.keys(machine.implementations.actors);

test('every actor that the machines declare is provided, and the contract is named by the path alone (termination.once)', async () => {
  const sent: Request[] = [];
  const answer = {
    terminationNo: 'T-2026-000123',
    contractCode: 'K1001',
    kind: 'electricity',
    productName: 'Kajo Pörssi',
    place: 'Koivukuja 4 B, 33820 Tampere',
    reason: 'moving',
    lastDay: '2026-12-31',
    email: 'aino@makela.fi',
    billPlace: null,
    endingAddons: [],
    continuingAddons: [],
    receivedAt: '2026-11-21T10:00:00.000Z',
  };
  vi.stubGlobal('fetch', async (one: Request) => {
    sent.push(one);
    return Response.json(answer, { status: 201 });
  });
  const credentials = { accessToken: () => 'token', locale: () => 'fi', confirmToken: async () => true };
  const actors = terminationActors(createCalls(credentials, 'https://oma.kajo.example'));
  expect([Object.keys(actors), names(actors.submission)]).toEqual([
    names(terminationMachine),
    names(submissionMachine),
  ]);

  const values = {
    contract: { contractCode: 'K1001', contractNo: '1001' },
    end: { reason: 'moving' as const, lastDay: '2026-12-31' },
    bill: { email: 'aino@makela.fi' },
  };
  const actor = createActor(terminationMachine.provide({ actors }), { input: { values, sentKey: null } }).start();
  actor.send({ type: 'step.open', step: 'review' });
  actor.send({
    type: 'termination.submit',
    key: 'k1',
    request: { contractNo: '1001', ...values.end, ...values.bill },
  });
  await waitFor(actor, (snapshot) => snapshot.matches('sent'));
  expect(actor.getSnapshot().context.result).toEqual(answer);
  const [first] = sent;
  expect([first?.method, first?.url, first?.headers.get('idempotency-key'), await first?.json()]).toEqual([
    'POST',
    'https://oma.kajo.example/api/contract/1001/termination',
    'k1',
    { ...values.end, ...values.bill },
  ]);
});
