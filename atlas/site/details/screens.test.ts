import { expect, test } from 'vitest';
import type { Screen } from '../../atlasData.ts';
import { changedPictures, pictureCount, picturesOf, screenOf, sightsOf } from './screens.ts';

const screen = (more: Partial<Screen>): Screen => ({
  machine: 'gate',
  content: 'now',
  state: 'route',
  sight: '',
  language: 'fi',
  width: 390,
  colorScheme: 'light',
  file: 'a.png',
  height: 844,
  heading: 'Etusivu',
  address: '/',
  faults: [],
  ...more,
});

const screens = [screen({}), screen({ language: 'sv', file: 'b.png' }), screen({ sight: 'public', file: 'c.png' })];

test('a picture is found by all that was chosen', () => {
  const choice = { sight: '', language: 'sv', width: 390, colorScheme: 'light' } as const;
  expect(screenOf(screens, choice)?.file).toBe('b.png');
  expect(screenOf(screens, { ...choice, width: 1280 })).toBe(null);
  expect(sightsOf(screens)).toEqual(['', 'public']);
});

test('pictures are counted against what can be seen', () => {
  const sees = [{ in: 'route' }, { in: 'route', name: 'public' }, { in: 'none', isPassing: true as const }];
  expect(pictureCount([...screens, screen({ state: 'none' })], sees)).toEqual({ taken: 3, all: 24 });
});

test('every look of a machine with its picture, and what the page was before the machine was changed (atlas.screens)', () => {
  const sees = [{ in: 'route' }, { in: 'failed', name: 'late' }, { in: 'begun', isPassing: true as const }];
  const taken = [screen({}), screen({ language: 'sv', file: 'sv.png' })];
  const earlier = [screen({ content: 'before', file: 'old.png' }), screen({ content: 'before', state: 'gone' })];
  const pictured = picturesOf({ screens: taken, earlier }, sees, { language: 'fi', width: 390, colorScheme: 'light' });
  expect(pictured).toEqual([
    { state: 'route', sight: '', now: taken[0], before: earlier[0] },
    { state: 'failed', sight: 'late', now: null, before: null },
    { state: 'gone', sight: '', now: null, before: earlier[1] },
  ]);
  expect(changedPictures(pictured).map(({ state }) => state)).toEqual(['route']);
});
