import { expect, test } from 'vitest';
import type { Change } from '../../atlasData.ts';
import { changesOverlay } from './changes.ts';

const changes: Change[] = [
  { what: 'state', kind: 'added', id: 'failed', text: 'failed' },
  { what: 'state', kind: 'removed', id: 'broken', text: 'broken' },
  { what: 'transition', kind: 'changed', id: 'a', text: 'a' },
  { what: 'machine', kind: 'changed', id: '', text: 'its description' },
];

test('the chart shows what is added and what is changed; what is gone is on no chart', () => {
  const { states, transitions } = changesOverlay(changes);
  expect(Object.fromEntries(states)).toEqual({ failed: { mark: 'added', badge: '+' } });
  expect(Object.fromEntries(transitions)).toEqual({ a: { mark: 'changed', badge: '~' } });
});
