import { expect, test } from 'vitest';
import { HOUR_MS, QUARTER_MS } from '../../../domain/time/helsinki.ts';
import { stepsOf } from './stepsOf.ts';

const of = (...lengths: number[]) => lengths.map((length) => ({ start: 0, end: length }));

test.each([
  ['hours', of(HOUR_MS, HOUR_MS), 'minute', 'hour'],
  ['quarters', of(QUARTER_MS, QUARTER_MS), 'minute', 'minute'],
  ['both', of(HOUR_MS, QUARTER_MS), 'minute', 'minute'],
  ['nothing', [], 'minute', 'minute'],
  ['days', of(24 * HOUR_MS), 'day', 'day'],
] as const)('of %s that have come for %3$s the steps are %4$s (consumptionPage.intervals)', (_, came, asked, steps) => {
  expect(stepsOf(came, asked)).toBe(steps);
});
