import { expect, test, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';
import type { Call, CallOptions } from '../../../api/calls.ts';
import { postponeActors } from './postpone.actors.ts';

const request = { customerId: '40127731', invoiceNo: '240188301' };

test('a postponement is sent with its invoice under its key (postpone.once)', async () => {
  const answer = { invoiceNo: '240188301', postponedFrom: '2026-02-24', dueDate: '2026-03-10', isMailed: true };
  const once = vi.fn((_call: Call, _options?: CallOptions) => Promise.resolve(answer));
  const { submission } = postponeActors({ read: once as never, once: once as never });
  const input = { key: 'k1', request, needsBotCheck: false, isSentBefore: false };
  const actor = createActor(submission, { input }).start();
  const { output } = await waitFor(actor, ({ status }) => status === 'done');
  expect(output).toEqual({ outcome: 'answered', answer });
  expect(once.mock.calls.map(([{ method, path, body }, options]) => [method, path, body, options])).toEqual([
    ['POST', '/api/invoices/postpone', request, expect.objectContaining({ idempotencyKey: 'k1' })],
  ]);
});
