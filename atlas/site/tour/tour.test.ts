import { expect, test } from 'vitest';
import type { TourRun } from '../../atlasData.ts';
import { tourOverlay } from './useTour.ts';

const tour = {
  steps: [
    { title: 'begins', taken: [], states: ['asked'] },
    { title: 'send', taken: ['a', 'b'], states: ['sending', 'sending.once'] },
  ],
} as unknown as TourRun;

test('a tour stands on the chart, with what it took to come there (atlas.tour)', () => {
  const { states, transitions } = tourOverlay({ tour, at: 1 });
  expect([...states]).toEqual([
    ['', { mark: 'around' }],
    ['sending', { mark: 'around' }],
    ['sending.once', { mark: 'current' }],
  ]);
  expect([...transitions]).toEqual([
    ['a', { mark: 'last' }],
    ['b', { mark: 'last' }],
  ]);
});
