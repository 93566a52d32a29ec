import { afterEach, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { submissionMachine } from '../../../machines/submission/submission.machine.ts';
import { transferAcceptanceMachine } from '../../../machines/transfer-acceptance/transferAcceptance.machine.ts';
import { transferMachine } from '../../../machines/transfer/transfer.machine.ts';
import { createCalls } from '../../api/calls.ts';
import { acceptanceActors } from './acceptance.actors.ts';
import { transferActors } from './transfer.actors.ts';

const wish = { day: '2026-12-15', email: 'uusi@haltija.example', phone: '0401234567' };
const offered = { transferId: 't1', state: 'waiting', ...wish, cancelledBy: null, isOpen: true };

/** The portal's calls over a server that answers each with the same. */
function callsTo(answer: object, status: number) {
  const sent: Request[] = [];
  vi.stubGlobal('fetch', async (one: Request) => {
    sent.push(one);
    return Response.json(answer, { status });
  });
  const credentials = { accessToken: () => 'token', locale: () => 'fi', confirmToken: async () => false };
  return { calls: createCalls(credentials, 'https://oma.kajo.example'), sent };
}

afterEach(() => vi.unstubAllGlobals());

test('every actor that the machines declare is provided', () => {
  const { calls } = callsTo({}, 200);
  const actors = transferActors(calls);
  const names = (machine: { implementations: { actors: object } }) => Object.keys(machine.implementations.actors);
  expect(Object.keys(actors)).toEqual(names(transferMachine));
  expect(Object.values(actors).map(names)).toEqual(Array(2).fill(names(submissionMachine)));
});

test('an offer, and taking it back, go to the contract under their keys (transfer.asked, transfer.takeBack)', async () => {
  const { calls, sent } = callsTo(offered, 201);
  const actor = createActor(transferMachine.provide({ actors: transferActors(calls) }), {
    input: { transfer: null, sentKey: null },
  }).start();
  actor.send({ type: 'transfer.send', key: 'k1', request: { contractCode: 'K1', wish } });
  await expect.poll(() => actor.getSnapshot().value).toBe('sent');
  actor.send({ type: 'step.open', step: 'form' });
  actor.send({ type: 'transfer.cancel' });
  actor.send({ type: 'transfer.takeBack', key: 'k2', contractCode: 'K1' });
  await expect.poll(() => actor.getSnapshot().value).toBe('cancelled');
  expect(
    sent.map(({ method, url, headers }) => [method, new URL(url).pathname, headers.get('idempotency-key')]),
  ).toEqual([
    ['POST', '/api/contract/K1/transfer', 'k1'],
    ['POST', '/api/contract/K1/transfer/cancel', 'k2'],
  ]);
  expect(await sent[0]?.json()).toEqual(wish);
});

test('an acceptance, and giving it up, go out under their keys (transfer.offer, transfer.refuse)', async () => {
  const { calls, sent } = callsTo({ day: '2026-12-15', address: 'Koivukuja 4', productName: 'Kajo', state: 'x' }, 201);
  const actors = acceptanceActors(calls);
  expect(Object.keys(actors)).toEqual(Object.keys(transferAcceptanceMachine.implementations.actors));
  const actor = createActor(transferAcceptanceMachine.provide({ actors }), {
    input: { isAccepted: false, isOpen: true, sentKey: null },
  }).start();
  const contact = { email: 'a@b.example', phone: '0401234567' };
  const billing = { method: 'emailInvoice', bankId: null } as const;
  actor.send({ type: 'offer.accept', key: 'k1', request: { contact, address: null, billing, consents: [] } });
  await expect.poll(() => actor.getSnapshot().value).toBe('accepted');
  actor.send({ type: 'offer.refuse' });
  actor.send({ type: 'offer.giveUp', key: 'k2' });
  await expect.poll(() => actor.getSnapshot().value).toBe('refused');
  expect(sent.map(({ url, headers }) => [new URL(url).pathname, headers.get('idempotency-key')])).toEqual([
    ['/api/transfer/acceptance', 'k1'],
    ['/api/transfer/refusal', 'k2'],
  ]);
});
