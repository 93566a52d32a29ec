import { afterEach, describe, expect, test, vi } from 'vitest';
import { learnServerTime, serverNow } from '../platform/clock.ts';
import { createCalls } from './calls.ts';

const device = Date.parse('2026-11-21T10:00:00.000Z');

afterEach(() => vi.useRealTimers());

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
    learnServerTime(new Date(device + 86_400_000).toISOString());
    await ask(headers);
    expect(serverNow()).toBe(device + 86_400_000);
  });
});
