import { afterEach, describe, expect, test, vi } from 'vitest';
import { createCalls } from '../api/calls.ts';
import { learnServerTime, serverNow } from './clock.ts';

const device = Date.parse('2026-11-21T10:00:00.000Z');
const DAY = 86_400_000;

afterEach(() => vi.useRealTimers());

test.each([
  ['a day behind', DAY],
  ['a day ahead', -DAY],
  ['right', 0],
])('the time is the server’s on a device whose clock is %s (clock.server)', (_, offset) => {
  vi.useFakeTimers({ now: device });
  learnServerTime(new Date(device + offset).toISOString());
  expect(serverNow()).toBe(device + offset);
  vi.setSystemTime(device + 1000);
  expect(serverNow()).toBe(device + offset + 1000);
});

test('what is no time changes nothing (clock.server)', () => {
  vi.useFakeTimers({ now: device });
  learnServerTime(new Date(device + DAY).toISOString());
  learnServerTime('tomorrow');
  expect(serverNow()).toBe(device + DAY);
});

describe('the time of an answer (clock.server)', () => {
  const ask = async (headers: Record<string, string>) => {
    const credentials = { accessToken: () => null, locale: () => 'fi', confirmToken: async () => false };
    const send = async () => Response.json({ status: 'ok' }, { headers });
    const call = { method: 'GET', path: '/healthz', shape: {} } as const;
    await createCalls(credentials, 'https://kajo.example', send).read(call);
  };
  const date = 'Wed, 02 Dec 2026 10:00:00 GMT';

  test('is learnt where it was made for this call', async () => {
    vi.useFakeTimers({ now: device });
    await ask({ Date: date, 'Cache-Control': 'no-store' });
    expect(new Date(serverNow()).toUTCString()).toBe(date);
  });

  test.each([
    ['is kept by the browser', { Date: date, 'Cache-Control': 'private, no-cache' }],
    ['says none', { 'Cache-Control': 'no-store' }],
  ])('is not learnt of one that %s', async (_, headers) => {
    vi.useFakeTimers({ now: device });
    learnServerTime(new Date(device + DAY).toISOString());
    await ask(headers);
    expect(serverNow()).toBe(device + DAY);
  });
});
