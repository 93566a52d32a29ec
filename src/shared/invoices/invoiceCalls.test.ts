import { expect, test, vi } from 'vitest';
import { Failure } from '../../../domain/failure.ts';
import type { Calls } from '../../api/calls.ts';
import type { PortalSession } from '../session/portalSession.ts';
import { invoiceCalls } from './invoiceCalls.ts';

const call = { method: 'GET', path: '/api/invoices/all', shape: 'any' } as const;

function opened(once: Calls['once']) {
  const send = vi.fn();
  const read = vi.fn();
  const session = { api: { read, once }, gate: { send } } as unknown as PortalSession;
  return { calls: invoiceCalls(session), send, read };
}

test('a read that is refused for want of a session ends it here, and is asked for once (invoicesPage.signIn)', async () => {
  const once = vi.fn().mockRejectedValue(new Failure({ kind: 'signInNeeded' }));
  const { calls, send, read } = opened(once);
  await expect(calls.read(call)).rejects.toMatchObject({ kind: 'signInNeeded' });
  expect([once.mock.calls.length, read.mock.calls.length, send.mock.calls]).toEqual([
    1,
    0,
    [[{ type: 'session.ended' }]],
  ]);
});

test('any other failure leaves the session as it is (invoicesPage.failed)', async () => {
  const { calls, send } = opened(vi.fn().mockRejectedValue(new Failure({ kind: 'unavailable' })));
  await expect(calls.read(call)).rejects.toMatchObject({ kind: 'unavailable' });
  expect(send).not.toHaveBeenCalled();
});
