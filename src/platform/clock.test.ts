import { afterEach, expect, test, vi } from 'vitest';
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
