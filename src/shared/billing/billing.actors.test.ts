import { expect, test, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';
import type { Call, CallOptions } from '../../api/calls.ts';
import { billingActors } from './billing.actors.ts';

const customerId = '40127731';

const actorsOver = (answer: unknown) => {
  const call = vi.fn((_call: Call, _options?: CallOptions) => Promise.resolve(answer));
  return { call, actors: billingActors({ read: call as never, once: call as never }) };
};

test('a change is sent with its contract and months under its key (billing.once)', async () => {
  const request = { customerId, contractNo: '23014478016', frequency: 2 };
  const answer = { contractCode: 'K23014478016', billingGroup: { billingGroupNo: 2 }, isMailed: true };
  const { call, actors } = actorsOver(answer);
  const input = { key: 'k1', request, needsBotCheck: false, isSentBefore: false };
  const actor = createActor(actors.submission, { input }).start();
  const { output } = await waitFor(actor, ({ status }) => status === 'done');
  expect(output).toEqual({ outcome: 'answered', answer });
  expect(call.mock.calls.map(([{ method, path, body }, options]) => [method, path, body, options])).toEqual([
    ['POST', '/api/invoices/frequency', request, expect.objectContaining({ idempotencyKey: 'k1' })],
  ]);
});

test('how often a customer is invoiced, and how often one may be, is read (billing.shown, billing.asked)', async () => {
  const { call, actors } = actorsOver({});
  const frequencies = createActor(actors.readFrequencies, { input: { customerId } }).start();
  await waitFor(frequencies, ({ status }) => status === 'done');
  const options = createActor(actors.readOptions, { input: undefined }).start();
  await waitFor(options, ({ status }) => status === 'done');
  expect(call.mock.calls.map(([{ method, path }]) => [method, path])).toEqual([
    ['GET', `/api/invoices/frequency/options/${customerId}`],
    ['GET', '/api/invoices/frequency/options'],
  ]);
});
