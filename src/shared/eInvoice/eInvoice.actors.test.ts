import { expect, test, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';
import type { Call, CallOptions } from '../../api/calls.ts';
import { eInvoiceActors } from './eInvoice.actors.ts';

const customerId = '40127731';
const request = { customerId, bankId: 'op' };
const bank = { id: 'op', name: 'OP', bic: 'OKOYFIHH' };

const actorsOver = (answer: unknown) => {
  const call = vi.fn((_call: Call, _options?: CallOptions) => Promise.resolve(answer));
  return { call, actors: eInvoiceActors({ read: call as never, once: call as never }) };
};

test('an order is sent with its bank under its key (eInvoice.once)', async () => {
  const answer = { customerId, bank, isMailed: true };
  const { call, actors } = actorsOver(answer);
  const input = { key: 'k1', request, needsBotCheck: false, isSentBefore: false };
  const actor = createActor(actors.submission, { input }).start();
  const { output } = await waitFor(actor, ({ status }) => status === 'done');
  expect(output).toEqual({ outcome: 'answered', answer });
  expect(call.mock.calls.map(([{ method, path, body }, options]) => [method, path, body, options])).toEqual([
    ['POST', '/api/invoices/e-invoice/activation', request, expect.objectContaining({ idempotencyKey: 'k1' })],
  ]);
});

test('how a customer stands is read of that customer (eInvoicePage.order)', async () => {
  const answer = { customerId, standing: 'none', bank: null, banks: [bank] };
  const { call, actors } = actorsOver(answer);
  const actor = createActor(actors.readEInvoice, { input: { customerId } }).start();
  const { output } = await waitFor(actor, ({ status }) => status === 'done');
  expect(output).toEqual(answer);
  expect(call.mock.calls.map(([{ method, path }]) => [method, path])).toEqual([
    ['GET', `/api/invoices/e-invoice/${customerId}`],
  ]);
});
