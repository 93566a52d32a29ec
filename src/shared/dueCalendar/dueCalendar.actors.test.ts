import { expect, test, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';
import type { Call, CallOptions } from '../../api/calls.ts';
import { dueCalendarActors } from './dueCalendar.actors.ts';

test('due days are read, subscribed to and ended of the customer (dueCalendar.offered, dueCalendar.subscribed, dueCalendar.ended)', async () => {
  const call = vi.fn((_call: Call, _options?: CallOptions) => Promise.resolve({}));
  const { read, subscribe, end } = dueCalendarActors({ read: call as never, once: call as never });
  const input = { customerId: '40127731' };
  for (const logic of [read, subscribe, end])
    await waitFor(createActor(logic, { input }).start(), ({ status }) => status === 'done');
  expect(call.mock.calls.map(([{ method, path }]) => [method, path])).toEqual([
    ['GET', '/api/invoices/calendar/40127731'],
    ['POST', '/api/invoices/calendar/40127731/subscription'],
    ['DELETE', '/api/invoices/calendar/40127731/subscription'],
  ]);
  expect(call.mock.calls.every(([, options]) => options?.signal instanceof AbortSignal)).toBe(true);
});
