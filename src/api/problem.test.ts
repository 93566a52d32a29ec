import { expect, test } from 'vitest';
import { readRetryAfter } from './problem.ts';

const now = Date.parse('2026-11-21T10:00:00Z');

test.each([
  [null, null],
  ['7', 7],
  ['0', 0],
  ['Sat, 21 Nov 2026 10:00:30 GMT', 30],
  ['Sat, 21 Nov 2026 09:00:00 GMT', 0],
  ['soon', null],
])('Retry-After %s means %s seconds (api.problem)', (header, seconds) => {
  expect(readRetryAfter(header, now)).toBe(seconds);
});
