import { expect, test, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';
import type { Call, CallOptions } from '../../api/calls.ts';
import { addonRemovalActors } from './addonRemoval.actors.ts';

const customerId = '40127731';
const contractNo = '23014478016';

const actorsOver = (answer: unknown) => {
  const call = vi.fn((_call: Call, _options?: CallOptions) => Promise.resolve(answer));
  return { call, actors: addonRemovalActors({ read: call as never, once: call as never }) };
};

test('the end of a service is sent to its contract, with its day and template under its key (removal.once)', async () => {
  const removal = { contractCode: `K${contractNo}`, terminateTemplateNo: 1, endDate: '2026-12-31' };
  const answer = {
    contractCode: `K${contractNo}`,
    tariffNo: 702,
    productName: 'Häiriöturva',
    endDate: '2026-12-31',
    endsWithIt: [],
    isMailed: true,
  };
  const { call, actors } = actorsOver(answer);
  const request = { customerId, contractNo, tariffNo: 702, ...removal };
  const input = { key: 'k1', request, needsBotCheck: false, isSentBefore: false };
  const actor = createActor(actors.submission, { input }).start();
  const { output } = await waitFor(actor, ({ status }) => status === 'done');
  expect(output).toEqual({ outcome: 'answered', answer });
  expect(call.mock.calls.map(([{ method, path, body }, options]) => [method, path, body, options])).toEqual([
    [
      'POST',
      `/api/contract/${customerId}/${contractNo}/terminate-vap/702`,
      removal,
      expect.objectContaining({ idempotencyKey: 'k1' }),
    ],
  ]);
});

test('the services of a customer are read (removal.offered)', async () => {
  const { call, actors } = actorsOver({});
  const actor = createActor(actors.read, { input: { customerId } }).start();
  await waitFor(actor, ({ status }) => status === 'done');
  expect(call.mock.calls.map(([{ method, path }]) => [method, path])).toEqual([
    ['GET', `/api/invoices/addons/${customerId}`],
  ]);
});
